import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import type { Result } from '../../kernel';
import type { ListScope } from '../model';
import { formatListQuery, type ListQuery } from '../rules/list-query';
import {
  type ListColumns,
  type ListHighlights,
  listHighlightsSchema,
  listIndexSchema,
  type ListLeads,
  listLeadsSchema,
  type ListView,
  listViewSchema,
} from './list-wire';
import type { ListType } from './product-list-wire';
import { type Brands, brandsSchema } from './search-wire';

interface ListOptions {
  readonly signal?: AbortSignal;
}

/** 'HANDSET_LIST', 'ACCESSORY_LIST?category=deksler': path and query of a list in the API. */
function addressOf({ listType, ...part }: ListScope, search = ''): string {
  const written = (['category', 'brand', 'series'] as const).flatMap((name) =>
    part[name] === undefined ? [] : `${name}=${encodeURIComponent(part[name])}`,
  );
  const query = [...written, ...(search ? [search] : [])].join('&');
  return query ? `${listType}?${query}` : listType;
}

const options = ({ signal }: ListOptions) => ({ logMessage: FAILED_CALLS.productList, ...(signal && { signal }) });

/**
 * Fetches the view of a list for a query: counts, facets and the cards (F2.8-1, F5.5); kept in the browser for 1,200 s (F7.7-2).
 *
 * @param firstPage the page of the first card; by default the address decides
 */
export function fetchListView(
  realm: Realm,
  scope: ListScope,
  query: ListQuery,
  { firstPage, ...rest }: ListOptions & { readonly firstPage?: number } = {},
): Promise<Result<ListView, HttpFailure>> {
  const asked = [formatListQuery(query).slice(1), firstPage === undefined ? '' : `firstPage=${firstPage}`];
  const path = `/view-models/product-list-view/${realm}/${addressOf(scope, asked.filter(Boolean).join('&'))}`;
  return rememberListing(path, () => apiGet(path, listViewSchema, options(rest)));
}

/**
 * The columns of a list, from which a browser counts, filters and sorts by itself.
 *
 * @param version of the view that the page has: an address of its own for caches
 */
export function fetchListIndex(
  realm: Realm,
  scope: ListScope,
  version: string,
  rest: ListOptions = {},
): Promise<Result<ListColumns, HttpFailure>> {
  const path = `/view-models/product-list-index/${realm}/${addressOf(scope, `version=${encodeURIComponent(version)}`)}`;
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

/** The brands of a realm, with their series (F2.8-21). */
export const fetchBrands = (realm: Realm, rest: ListOptions = {}): Promise<Result<Brands, HttpFailure>> =>
  rememberListing(`/view-models/brands/${realm}`, () =>
    apiGet(`/view-models/brands/${realm}`, brandsSchema, options(rest)),
  );

/** One product of each list, e.g. for the menus. */
export function fetchListLeads(realm: Realm, rest: ListOptions = {}): Promise<Result<ListLeads, HttpFailure>> {
  const path = `/view-models/list-leads/${realm}`;
  return rememberListing(path, () => apiGet(path, listLeadsSchema, options(rest)));
}
