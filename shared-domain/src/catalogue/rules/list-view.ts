import type { ListView, ProductListItem } from '../model';
import { toCardItem } from './card-item';
import { firstFacetValues, LIST_PAGE_SIZE, sentRange } from './facet-counts';
import type { ListIndex } from './list-index';
import type { ListQuery } from './list-query';

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
