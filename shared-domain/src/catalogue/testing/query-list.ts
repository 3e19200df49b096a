/** Asks the index of a list, for tests of one rule at a time. */
import type { FacetOptions, PriceSpan, ProductListItem } from '../model';
import { LIST_PAGE_SIZE, type ShownFacet, toFacets } from '../rules/facet-counts';
import { toListColumns } from '../rules/list-columns';
import { createListIndex, type ListAnswer } from '../rules/list-index';
import { EMPTY_LIST_QUERY, type ListFilters, type ListQuery } from '../rules/list-query';
import { sortItems } from '../rules/list-sort';

type Items = readonly ProductListItem[];

export function askList(
  items: Items,
  query: ListQuery,
  options?: FacetOptions,
): Omit<ListAnswer, 'places'> & { readonly items: Items } {
  const listed = sortItems(items, 'populaere', null);
  const index = createListIndex(toListColumns(listed, options), listed);
  const answer = index.answer(query, { from: 0, to: Infinity });
  if (!answer) throw new Error('No answer');
  return { ...answer, items: answer.places.flatMap((place) => listed[place] ?? []) };
}

const withFilters = (filters: ListFilters): ListQuery => ({ ...EMPTY_LIST_QUERY, filters });

/** The items that pass every filter, the most popular first. */
export const applyFilters = (items: Items, filters: ListFilters, options?: FacetOptions): Items =>
  askList(items, withFilters(filters), options).items;

export const facetsOf = (items: Items, filters: ListFilters, options?: FacetOptions): readonly ShownFacet[] =>
  toFacets(askList(items, withFilters(filters), options).facets, filters);

export const priceBounds = (items: Items, filters: ListFilters): Required<PriceSpan> | null =>
  askList(items, withFilters(filters)).priceBounds;

export const viewPage = (items: Items, query: ListQuery): Items =>
  askList(items, query).items.slice(0, query.page * LIST_PAGE_SIZE);
