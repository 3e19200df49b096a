import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import { ok, type Result } from '../../kernel';
import { type ProductInfoMini, productInfoMiniSchema } from './product-info-mini-wire';

/**
 * Small cards of products of the same kind, series or price as the one at a path; none for an unknown path. Kept in the browser for 1,200 s
 * (F7.7-2).
 */
export function fetchRelatedProducts(
  realm: Realm,
  pathname: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<ProductInfoMini['items'], HttpFailure>> {
  const path = `/view-models/related-products/${realm}`;
  return rememberListing(`${path}?path=${pathname}`, async () => {
    const result = await apiGet(path, productInfoMiniSchema, {
      searchParams: { path: pathname },
      logMessage: FAILED_CALLS.relatedProducts,
      ...(signal && { signal }),
    });
    return result.ok ? ok(result.value.items) : result;
  });
}
