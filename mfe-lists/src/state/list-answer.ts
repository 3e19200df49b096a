import {
  type FacetCounts,
  formatListQuery,
  LIST_PAGE_SIZE,
  type ListIndex,
  type ListQuery,
  type ListView,
} from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';

/** Everything that the page knows of its list after the first paint. */
export interface ListState {
  /** The view that the server rendered, and its query. */
  readonly first: { readonly search: string; readonly view: ListView };
  /** The version of the index and the cards; a new one makes both outdated. */
  readonly version: string;
  /** Null until it has come; without it the server answers each query. */
  readonly index: ListIndex | null;
  /** Cards that have come so far, by their places in the index. */
  readonly cards: ReadonlyMap<number, CardItem>;
  /** Answers of the server to other queries. */
  readonly views: ReadonlyMap<string, ListView>;
}

/** How many products pass, and the facets. */
export type ListCounts = Pick<ListView, 'count' | 'priceBounds' | 'withoutOne'> & {
  readonly facets: readonly FacetCounts[];
};

export interface ShownList extends ListCounts {
  /** How many products come before the first card. */
  readonly from: number;
  readonly items: readonly CardItem[];
}

export interface KnownList {
  /** Null while a card is missing. */
  readonly shown: ShownList | null;
  /** The counts, which are known before all cards are. */
  readonly counts: ListCounts | null;
  /** The first missing card, counted among the products that pass; null when none is. */
  readonly missing: number | null;
}

/** The first view has at most 100 values of a facet, the index all. */
const hasAllValues = ({ facets }: ListView, counted: ListCounts): boolean =>
  counted.facets.every(({ values }, index) => values.length === facets[index]?.values.length);

const complete = (shown: ShownList): KnownList => ({ shown, counts: shown, missing: null });

/**
 * The part of the answer to a query that the page can show already.
 *
 * @param from the first card, counted among the products that pass
 */
export function answerFrom(
  { first, version, index, cards, views }: ListState,
  query: ListQuery,
  from: number,
): KnownList {
  const search = formatListQuery(query);
  const isFirst = search === first.search && from === first.view.from;
  // The list of an outdated page stays as it is until the visitor changes it.
  if (isFirst && (!index || version !== first.view.version)) return complete(first.view);
  const counted = index?.answer(query, { from, to: query.page * LIST_PAGE_SIZE });
  if (!counted) {
    const view = isFirst ? first.view : views.get(search);
    if (!view) return { shown: null, counts: null, missing: from };
    // The server's answer to an address with a late page begins with a later card.
    return view.from > from ? { ...complete(view), missing: from } : complete(view);
  }
  const { places, ...counts } = counted;
  // The same list: nothing needs to be drawn again when the index comes.
  if (isFirst && hasAllValues(first.view, counts)) return complete(first.view);
  const absent = places.findIndex((place) => !cards.has(place));
  if (absent >= 0) return { shown: null, counts, missing: from + absent };
  return complete({ ...counts, from, items: places.flatMap((place) => cards.get(place) ?? []) });
}
