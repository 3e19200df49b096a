import type { MouseEvent } from 'react';
import type { ListLead } from 'shared-domain/catalogue/io';
import type { MenuLink } from 'shared-domain/navigation';
import { Button, ChevronRightIcon, Icon, Picture } from 'shared-domain/ui';
import { SiteLink } from '../site-link';
import styles from './menu-rows.module.css';

type Row = MenuLink & { readonly links: readonly (MenuLink & { readonly links?: readonly MenuLink[] })[] };

export interface MenuRowsProps<Entry extends Row> {
  readonly entries: readonly Entry[];
  readonly activeLink: string | null;
  /** Products that show what the lists have. */
  readonly leads?: readonly ListLead[];
  readonly onFollow: (event: MouseEvent) => void;
  /** Opens the sub-list of an entry that has one (F2.1-16); absent: its links are listed below it. */
  readonly onOpen?: (entry: Entry) => void;
}

interface RowLinkProps {
  readonly entry: MenuLink;
  readonly isCurrent: boolean;
  readonly image?: ListLead['image'] | undefined;
  readonly onFollow: (event: MouseEvent) => void;
}

function RowLink({ entry, isCurrent, image, onFollow }: RowLinkProps) {
  return (
    <SiteLink entry={entry} className={styles.row} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      {image && (
        <span className={styles.picture}>
          <Picture image={image} alt="" sizes="44px" width={44} height={44} />
        </span>
      )}
      <span className={styles.name}>{entry.name}</span>
      <Icon of={ChevronRightIcon} />
    </SiteLink>
  );
}

/** Rows of 60 px in the 'Meny' drawer. */
export function MenuRows<Entry extends Row>({
  entries,
  activeLink,
  leads = [],
  onFollow,
  onOpen,
}: MenuRowsProps<Entry>) {
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={`${entry.link} ${entry.name}`}>
          {onOpen && entry.links.length > 0 ? (
            <Button
              variant="quiet"
              data-menu={entry.name}
              className={styles.row}
              iconEnd={<Icon of={ChevronRightIcon} />}
              onClick={() => onOpen(entry)}
            >
              {entry.name}
            </Button>
          ) : (
            <RowLink
              entry={entry}
              isCurrent={entry.link === activeLink}
              image={leads.find(({ path }) => path === entry.link)?.image}
              onFollow={onFollow}
            />
          )}
          {!onOpen && entry.links.length > 0 && (
            <ul className={styles.subRows}>
              {entry.links.map((sub) => (
                <li key={`${sub.link} ${sub.name}`}>
                  <RowLink entry={sub} isCurrent={sub.link === activeLink} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
