import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import { ok, type Result } from '../../kernel';
import { type Bundle, bundlesSchema } from './bundle-wire';
import { type Offering, offeringsSchema } from './offering-wire';

/** The plans of a realm (P3-17..21); cached in the browser for 1,200 s (F7.7-2). */
export function fetchOfferings(
  realm: Realm,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly Offering[], HttpFailure>> {
  const path = `/view-models/subscriptions/${realm}`;
  return rememberListing(path, async () => {
    const result = await apiGet(path, offeringsSchema, {
      logMessage: FAILED_CALLS.subscriptions,
      ...(signal && { signal }),
    });
    return result.ok ? ok(result.value.subscriptions) : result;
  });
}

/** The current bundles of a realm (F3.6-1, F9.12); cached in the browser for 1,200 s (F7.7-2). */
export function fetchBundles(
  realm: Realm,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<readonly Bundle[], HttpFailure>> {
  const path = `/view-models/bundles/${realm}`;
  return rememberListing(path, async () => {
    const result = await apiGet(path, bundlesSchema, {
      logMessage: FAILED_CALLS.bundles,
      ...(signal && { signal }),
    });
    return result.ok ? ok(result.value.bundles) : result;
  });
}
