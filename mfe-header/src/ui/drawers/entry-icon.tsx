import {
  BankNoteIcon,
  Buildings2Icon,
  FunnelIcon,
  GlobeIcon,
  HouseIcon,
  Icon,
  type IconDrawing,
  LocationPinIcon,
  PackageIcon,
  PersonGroupIcon,
  PersonHeadsetIcon,
  PersonIcon,
  ShieldCheckmarkIcon,
} from 'shared-domain/ui';

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
