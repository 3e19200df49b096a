import type { HighlightItem } from '../io/list-wire';
import type { ListView, ProductListItem } from '../model';
import { isBuyable, savingOf, toCardItem } from './card-item';
import { firstFacetValues, LIST_PAGE_SIZE, sentRange } from './facet-counts';
import { financingChoices, priceForFinancing } from './financing';
import type { ListIndex } from './list-index';
import type { ListQuery } from './list-query';
import { sortItems } from './list-sort';

/**
 * The view of a list for a query: counts, facets, and the cards up to the end of its page. A page beyond the last one is the last one.
 *
 * @param itemAt the product at a place of the index
 * @param firstPage the page of the first card; earlier cards are there already
 */
export function toListView(
  index: ListIndex,
  itemAt: (place: number) => ProductListItem,
  query: ListQuery,
  firstPage = 1,
): Omit<ListView, 'listType' | 'realm' | 'version'> {
  const upTo = (page: number) => {
    const { from, to } = sentRange(page);
    const range = { from: Math.max(from, Math.min(firstPage, page) * LIST_PAGE_SIZE - LIST_PAGE_SIZE), to };
    const answer = index.answer(query, range);
    if (!answer) throw new Error('The index has no texts to search');
    return { ...answer, from: range.from };
  };
  const asked = upTo(query.page);
  const pages = Math.max(1, Math.ceil(asked.count / LIST_PAGE_SIZE));
  const { count, from, places, facets, priceBounds, withoutOne } = query.page > pages ? upTo(pages) : asked;
  return {
    total: index.total,
    count,
    from,
    items: places.map((place) => toCardItem(itemAt(place))),
    places: [...places],
    facets: firstFacetValues(facets, query.filters),
    priceBounds,
    ...(withoutOne && { withoutOne }),
    financing: [...index.financing],
  };
}

/** How many of each a front page may pick from: it shows four, and leaves out those that it shows elsewhere. */
const FIRST = 2;
const POPULAR = 6;
const NEWEST = 6;
const SAVINGS = 10;

type Items<Item> = readonly Item[];

function ofEachKind<Item extends HighlightItem>(items: Items<Item>): readonly Items<Item>[] {
  const kinds = new Map<string, Item[]>();
  for (const item of items) {
    const kind = `${item.type} ${item.subType}`;
    const known = kinds.get(kind);
    if (known) known.push(item);
    else kinds.set(kind, [item]);
  }
  return [...kinds.values()];
}

/** The product with the lowest price by an option, the first of equal ones. */
export function cheapestBy<Item extends HighlightItem>(items: Items<Item>, option: string): Item | null {
  return items.filter(isBuyable).reduce<Item | null>((best, item) => {
    const [price, lowest] = [priceForFinancing(item, option), best && priceForFinancing(best, option)];
    return price !== null && (lowest === null || price < lowest) ? item : best;
  }, null);
}

/** Products with a struck price, the biggest saving first; of equal ones the one that saves the larger share. */
export function bySaving<Item extends HighlightItem>(items: Items<Item>): Items<Item> {
  const saving = (item: Item): number => savingOf(item) ?? 0;
  const share = (item: Item): number => saving(item) / (item.upfrontPrice?.before ?? 1);
  return items
    .filter((item) => savingOf(item) !== null && isBuyable(item))
    .sort((one, other) => saving(other) - saving(one) || share(other) - share(one));
}

/**
 * The products of a list that a front page may pick, whatever else it shows: of each kind the first, the most popular, the newest and
 * the cheapest, and those that save the most. In the order of the list.
 */
export function listHighlights<Item extends HighlightItem>(items: Items<Item>): Items<Item> {
  const ofKind = (kind: Items<Item>): Items<Item> => {
    const sold = kind.filter(isBuyable);
    return [
      ...kind.slice(0, FIRST),
      ...sortItems(sold, 'populaere', null).slice(0, POPULAR),
      ...sortItems(sold, 'nyeste', null).slice(0, NEWEST),
      ...financingChoices(kind).flatMap(({ value }) => cheapestBy(kind, value) ?? []),
    ];
  };
  const picked = new Set([...ofEachKind(items).flatMap(ofKind), ...bySaving(items).slice(0, SAVINGS)]);
  return items.filter((item) => picked.has(item));
}
