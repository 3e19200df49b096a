import { type MouseEvent, useId, useRef } from 'react';
import { Button, Icon, IconButton, MagnifyingGlassIcon, XMarkIcon } from 'shared-domain/ui';
import { searchTexts } from '../../texts/search-nb';
import styles from './recent-searches.module.css';

export interface RecentSearchesProps {
  readonly searches: readonly string[];
  /** The search page's address of a query. */
  readonly toHref: (query: string) => string;
  readonly onSearch: (query: string, event: MouseEvent) => void;
  readonly onRemove: (query: string) => void;
  readonly onRemoveAll: () => void;
  /** The last one is gone: the focus must go on. */
  readonly onEmpty: () => void;
}

/** 'Siste søk': what was searched for on this device, which can be removed one by one and all together. */
export function RecentSearches({ searches, toHref, onSearch, onRemove, onRemoveAll, onEmpty }: RecentSearchesProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (searches.length === 0) return null;
  const remove = (query: string, place: number) => {
    // The button goes with its row: the next one takes the focus.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onEmpty();
    onRemove(query);
  };
  return (
    <section aria-labelledby={headingId} className={styles.recent}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {searchTexts.recent}
        </h3>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onEmpty();
            onRemoveAll();
          }}
        >
          {searchTexts.removeAllRecent}
        </Button>
      </div>
      <ul ref={list} className={styles.list}>
        {searches.map((query, place) => (
          <li key={query} className={styles.row}>
            <a href={toHref(query)} className={styles.link} onClick={(event) => onSearch(query, event)}>
              <Icon of={MagnifyingGlassIcon} size={20} />
              <span className={styles.query}>{query}</span>
            </a>
            <IconButton
              label={searchTexts.removeRecent(query)}
              icon={<Icon of={XMarkIcon} size={20} />}
              onClick={() => remove(query, place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
