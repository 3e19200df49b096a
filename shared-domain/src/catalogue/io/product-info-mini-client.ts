import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { joinSkus } from '../../channel/channel-list';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import { ok, type Result } from '../../kernel';
import { type ProductInfoMini, productInfoMiniSchema } from './product-info-mini-wire';

/**
 * Fetches the fields that a small card shows of each sku, in the requested order (F7.7-1); cached in the browser for 1,200 s (F7.7-2). Skus are made
 * unique and joined by commas; without skus nothing is requested, unknown ones are left out.
 */
export async function fetchProductInfoMini(
  realm: Realm,
  skus: readonly string[],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<ProductInfoMini['items'], HttpFailure>> {
  if (skus.length === 0) return ok([]);
  const path = `/view-models/product-info-mini/${realm}`;
  const joined = joinSkus(skus);
  return rememberListing(`${path}?skus=${joined}`, async () => {
    const options = {
      searchParams: { skus: joined },
      logMessage: FAILED_CALLS.productInfoMini,
      ...(signal && { signal }),
    };
    const result = await apiGet(path, productInfoMiniSchema, options);
    return result.ok ? ok(result.value.items) : result;
  });
}

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
