import type { ReactNode } from 'react';
import {
  BankNoteIcon,
  Buildings2Icon,
  FunnelIcon,
  GlobeIcon,
  Heading,
  HouseIcon,
  Icon,
  type IconDrawing,
  LocationPinIcon,
  PackageIcon,
  PersonGroupIcon,
  PersonHeadsetIcon,
  PersonIcon,
  RowList,
  ShieldCheckmarkIcon,
} from 'shared-domain/ui';
import { useSiteHref } from '../site-link';
import styles from './drawer-group.module.css';

export interface DrawerGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a drawer under its heading. */
export function DrawerGroup({ heading, children }: DrawerGroupProps) {
  return (
    <section className={styles.group}>
      <Heading level={3}>{heading}</Heading>
      {children}
    </section>
  );
}

/** Names in the navigation data, and app keys of entries that name none. */
const ICONS: Readonly<Record<string, IconDrawing>> = {
  'business-net': GlobeIcon,
  customer: PersonGroupIcon,
  home: HouseIcon,
  hub: ShieldCheckmarkIcon,
  invoice: BankNoteIcon,
  'my-business': Buildings2Icon,
  'my-portal': PersonHeadsetIcon,
  orders: PackageIcon,
  privacy: ShieldCheckmarkIcon,
  settings: FunnelIcon,
  store: LocationPinIcon,
};

export interface EntryIconProps {
  readonly name: string | undefined;
}

/** The icon that the navigation data names; an unknown name gives the person. */
export function EntryIcon({ name }: EntryIconProps) {
  return <Icon of={(name !== undefined && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? PersonIcon} />;
}

export interface LinkRowEntry {
  readonly name: string;
  readonly link: string;
  readonly appKey: string;
  readonly icon?: string | undefined;
  readonly description?: string | undefined;
}

export interface LinkRowsProps {
  readonly entries: readonly LinkRowEntry[];
  readonly label: string;
}

/** Links of the login and 'Mine sider' drawers, with icon and line of help. */
export function LinkRows({ entries, label }: LinkRowsProps) {
  const toHref = useSiteHref();
  const items = entries.map(({ name, link, appKey, icon, description }) => ({
    icon: <EntryIcon name={icon ?? appKey} />,
    title: name,
    href: toHref(link),
    ...(description !== undefined && { detail: description }),
  }));
  return <RowList label={label} items={items} />;
}
