import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'shared-domain/runtime/router';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { ArrowRightIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import { Picture } from '../../primitives/picture/picture';
import styles from './suggestion-list.module.css';

export interface Suggestion {
  /** Unique in the list. */
  readonly id: string;
  readonly href: string;
  readonly title: ReactNode;
  /** A soft line above the title, e.g. the brand. */
  readonly above?: ReactNode;
  /** At the right edge, e.g. a price. */
  readonly aside?: ReactNode;
  /** A product has a picture, anything else an arrow. */
  readonly image?: Image | undefined;
}

export interface SuggestionGroup {
  readonly label: string;
  readonly items: readonly Suggestion[];
}

export interface SuggestionListProps {
  readonly id: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly groups: readonly SuggestionGroup[];
  /** The one that the arrow keys are at. */
  readonly activeId: string | undefined;
  readonly onFollow?: ((suggestion: Suggestion) => void) | undefined;
}

/** Id of an option's element, for `aria-activedescendant`. */
export const optionIdOf = (listId: string, suggestionId: string): string => `${listId}-${suggestionId}`;

/**
 * The suggestions of a search field, in groups: the list of a combobox, whose field keeps the focus and takes the keys. Each option is a
 * link, so it opens in another tab as links do.
 */
export function SuggestionList({ id, label, groups, activeId, onFollow }: SuggestionListProps) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    void current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group, place) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${place}`} className={styles.group}>
          <span id={`${id}-group-${place}`} role="presentation" className={styles.label}>
            {group.label}
          </span>
          {group.items.map((item) => (
            <Link
              key={item.id}
              ref={item.id === activeId ? current : null}
              id={optionIdOf(id, item.id)}
              href={item.href}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === activeId}
              className={classNames(
                styles.option,
                item.image && styles.pictured,
                item.id === activeId && styles.active,
              )}
              onClick={() => onFollow?.(item)}
            >
              {item.image && (
                <span className={styles.thumb}>
                  <Picture image={item.image} alt="" sizes="56px" width={56} height={56} className={styles.picture} />
                </span>
              )}
              <span className={styles.texts}>
                {item.above && <span className={styles.above}>{item.above} </span>}
                <span className={styles.title}>{item.title}</span>
              </span>
              {item.aside && <span className={styles.aside}> {item.aside}</span>}
              {!item.image && !item.aside && <Icon of={ArrowRightIcon} size={20} />}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
