import type { FacetOptions, ListQuery, ProductListItem } from '../model';
import { applyFilters } from './list-filter';
import { sortItems } from './list-sort';

/** Products per page; the next page adds as many below. */
export const LIST_PAGE_SIZE = 24;

export interface ListView {
  readonly items: readonly ProductListItem[];
  /** Products that pass the filters, on all pages. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** What a list shows: filtered, sorted, from the first product to the end of the chosen page. */
export function viewList(items: readonly ProductListItem[], query: ListQuery, options: FacetOptions = {}): ListView {
  const passed = applyFilters(items, query.filters, options);
  const sorted = sortItems(passed, query.sort, query.filters.financing);
  const end = query.page * LIST_PAGE_SIZE;
  return { items: sorted.slice(0, end), total: passed.length, hasMore: end < passed.length };
}
