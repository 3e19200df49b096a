import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import type { Result } from '../../kernel';
import type { ListQuery } from '../model';
import { formatListQuery } from '../rules/list-query';
import { type ListHighlights, listHighlightsSchema } from './list-highlights-wire';
import { type ListColumns, listIndexSchema } from './list-index-wire';
import { type ListLeads, listLeadsSchema } from './list-leads-wire';
import { type ListView, listViewSchema } from './list-view-wire';
import type { ListType } from './product-list-wire';

interface ListOptions {
  readonly signal?: AbortSignal;
}

const options = ({ signal }: ListOptions) => ({ logMessage: FAILED_CALLS.productList, ...(signal && { signal }) });

/**
 * What a list shows for a query: counts, facets and the cards (F2.8-1, F5.5); kept in the browser for 1,200 s (F7.7-2).
 *
 * @param firstPage the page of the first card; by default the address decides
 */
export function fetchListView(
  realm: Realm,
  listType: ListType,
  query: ListQuery,
  { firstPage, ...rest }: ListOptions & { readonly firstPage?: number } = {},
): Promise<Result<ListView, HttpFailure>> {
  const search = formatListQuery(query);
  const first = firstPage === undefined ? '' : `${search ? '&' : '?'}firstPage=${firstPage}`;
  const path = `/view-models/product-list-view/${realm}/${listType}${search}${first}`;
  return rememberListing(path, () => apiGet(path, listViewSchema, options(rest)));
}

/**
 * The columns of a list, from which a browser counts, filters and sorts by itself.
 *
 * @param version of the view that the page has: an address of its own for caches
 */
export function fetchListIndex(
  realm: Realm,
  listType: ListType,
  version: string,
  rest: ListOptions = {},
): Promise<Result<ListColumns, HttpFailure>> {
  const path = `/view-models/product-list-index/${realm}/${listType}?version=${encodeURIComponent(version)}`;
  return rememberListing(path, () => apiGet(path, listIndexSchema, options(rest)));
}

/** The products of a list that a front page may pick from. */
export function fetchListHighlights(
  realm: Realm,
  listType: ListType,
  rest: ListOptions = {},
): Promise<Result<ListHighlights, HttpFailure>> {
  const path = `/view-models/product-list-highlights/${realm}/${listType}`;
  return rememberListing(path, () => apiGet(path, listHighlightsSchema, options(rest)));
}

/** One product of each list, e.g. for the menus. */
export function fetchListLeads(realm: Realm, rest: ListOptions = {}): Promise<Result<ListLeads, HttpFailure>> {
  const path = `/view-models/list-leads/${realm}`;
  return rememberListing(path, () => apiGet(path, listLeadsSchema, options(rest)));
}
