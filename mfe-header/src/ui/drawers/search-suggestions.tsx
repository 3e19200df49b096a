import { type MouseEvent, useId, useRef } from 'react';
import type { Suggestions } from 'shared-domain/catalogue/io';
import { monthlyParts, type Ore, priceParts, WITHOUT_VAT_NOTE } from 'shared-domain/money';
import {
  Button,
  Icon,
  IconButton,
  MagnifyingGlassIcon,
  Price,
  type Suggestion,
  type SuggestionGroup,
  XMarkIcon,
} from 'shared-domain/ui';
import { searchTexts } from '../../texts/drawers-nb';
import styles from './search-suggestions.module.css';

type Link = Suggestions['pages'][number];

/** @param toHref as the page around the header needs addresses */
export function suggestionGroups(
  { products, plans, categories, pages, realm }: Suggestions,
  toHref: (address: string) => string,
): readonly SuggestionGroup[] {
  const vatNote = realm === 'B2C' ? undefined : WITHOUT_VAT_NOTE;
  const priceOf = (amount: Ore, isMonthly: boolean) => (
    <Price size="s" amount={isMonthly ? monthlyParts(amount) : priceParts(amount)} vatNote={vatNote} align="end" />
  );
  const toLinks = (kind: string, links: readonly Link[]): readonly Suggestion[] =>
    links.map(({ name, href }, place) => ({ id: `${kind}-${place}`, href: toHref(href), title: name }));
  const groups: readonly SuggestionGroup[] = [
    {
      label: searchTexts.products,
      items: products.map(({ brand, name, href, image, price, isMonthly }, place) => ({
        id: `product-${place}`,
        href: toHref(href),
        above: brand,
        title: name,
        image,
        aside: price !== undefined && priceOf(price, isMonthly),
      })),
    },
    {
      label: searchTexts.plans,
      items: plans.map(({ name, href, monthlyPrice }, place) => ({
        id: `plan-${place}`,
        href: toHref(href),
        title: name,
        aside: monthlyPrice !== undefined && priceOf(monthlyPrice, true),
      })),
    },
    { label: searchTexts.categories, items: toLinks('category', categories) },
    { label: searchTexts.pages, items: toLinks('page', pages) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

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
