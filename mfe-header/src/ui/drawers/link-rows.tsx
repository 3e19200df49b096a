import { RowList } from 'shared-domain/ui';
import { useSiteHref } from '../site-link';
import { EntryIcon } from './entry-icon';

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
