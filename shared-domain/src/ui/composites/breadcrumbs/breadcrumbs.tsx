import { Link } from 'shared-domain/runtime/router';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import * as texts from '../../texts/nb';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbItem {
  readonly name: string;
  readonly href: string;
}

/** The way to this page; the last item is the page itself. On phones one link back to the item before it. */
export function Breadcrumbs({ items }: { readonly items: readonly BreadcrumbItem[] }) {
  const last = items.length - 1;
  return (
    <nav aria-label={texts.breadcrumbs} className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index} ${item.href}`} className={styles.item}>
            <Link href={item.href} className={styles.link} aria-current={index === last ? 'page' : undefined}>
              <span className={styles.back}>
                <Icon of={ChevronLeftIcon} size={16} />
              </span>
              {item.name}
            </Link>
            {index < last && (
              <span className={styles.separator}>
                <Icon of={ChevronRightIcon} size={16} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
