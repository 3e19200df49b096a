import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import type { Result } from '../../kernel';
import { type ListType, type ProductList, productListSchema } from './product-list-wire';

/** The whole compact index of a list (F2.8-1, F3.5); cached in the browser for 1,200 s (F7.7-2). */
export function fetchProductList(
  realm: Realm,
  listType: ListType,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<ProductList, HttpFailure>> {
  const path = `/view-models/product-list/${realm}/${listType}`;
  return rememberListing(path, () =>
    apiGet(path, productListSchema, { logMessage: FAILED_CALLS.productList, ...(signal && { signal }) }),
  );
}
