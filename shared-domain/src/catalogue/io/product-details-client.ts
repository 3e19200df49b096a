import * as v from 'valibot';
import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import { ok, type Result } from '../../kernel';
import {
  breadcrumbSchema,
  type ProductDetails,
  productDetailsSchema,
  productRedirectSchema,
} from './product-details-wire';

/** Possible answers for a product's path. */
export type ProductAnswer =
  | { readonly kind: 'product'; readonly details: ProductDetails }
  /** Renamed: the new path. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found'; readonly near: readonly { readonly name: string; readonly href: string }[] };

/** By what it is, so that a report names the member that differs. */
const answerSchema = v.lazy((answer) =>
  typeof answer === 'object' && answer !== null && 'redirectTo' in answer
    ? productRedirectSchema
    : productDetailsSchema,
);
const nearSchema = v.fallback(v.array(breadcrumbSchema), []);

async function load(
  realm: Realm,
  pathname: string,
  signal: AbortSignal | undefined,
): Promise<Result<ProductAnswer, HttpFailure>> {
  const result = await apiGet(`/view-models/product-details/${realm}`, answerSchema, {
    searchParams: { path: pathname },
    logMessage: FAILED_CALLS.productDetails,
    expectedStatuses: [404],
    ...(signal && { signal }),
  });
  if (result.ok)
    return ok(
      'redirectTo' in result.value
        ? { kind: 'redirect', to: result.value.redirectTo }
        : { kind: 'product', details: result.value },
    );
  if (result.failure.status !== 404) return result;
  return ok({ kind: 'not-found', near: v.parse(nearSchema, result.failure.problem?.near) });
}

/** A product with all its variants (P3-1..16) by the path of its page. Unknown and renamed products are answers, not failures. */
export function fetchProductDetails(
  realm: Realm,
  pathname: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<ProductAnswer, HttpFailure>> {
  return rememberListing(`/view-models/product-details/${realm}?path=${pathname}`, () => load(realm, pathname, signal));
}
