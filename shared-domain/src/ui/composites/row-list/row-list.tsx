import type { ReactNode } from 'react';
import { Link } from 'shared-domain/runtime/router';
import { ChevronRightIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import styles from './row-list.module.css';

export interface RowItem {
  /** Decorative, 24 px, at the left. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** The whole row is a link, with a chevron. */
  readonly href?: string | undefined;
  /** At the right edge, e.g. a `TextLink`, a `StockStatus` or a small button. */
  readonly aside?: ReactNode;
}

export interface RowListProps {
  readonly items: readonly RowItem[];
  readonly label?: string | undefined;
}

/** Rows of 72 px with icon, title and line of help: login choices, stock and delivery, shops. */
export function RowList({ items, label }: RowListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        <li key={index} className={styles.row}>
          {item.icon && (
            <span aria-hidden className={styles.icon}>
              {item.icon}
            </span>
          )}
          <div className={styles.texts}>
            <p className={styles.title}>
              {item.href ? (
                <Link href={item.href} className={styles.link}>
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </p>
            {item.detail && <div className={styles.detail}>{item.detail}</div>}
          </div>
          {item.aside && <div className={styles.aside}>{item.aside}</div>}
          {item.href && (
            <span className={styles.chevron}>
              <Icon of={ChevronRightIcon} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
