import { type AvailabilityRecord, type ProductDetails, variantBySlug } from 'shared-domain/catalogue';
import { fetchProductDetails } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { queryText } from 'shared-domain/purchase';
import type { Offering } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { toHydrationPayloadDetails, toHydrationPayloadOfferings } from './hydration-payload';
import { readServerStock } from './server-stock';

export interface ProductPageData {
  readonly details: ProductDetails;
  /** Null when they could not be read: the browser asks again. */
  readonly offerings: readonly Offering[] | null;
  /** Stock of all variants as the server read it; null: the view model says what is sold until the browser has asked. */
  readonly availability: readonly AvailabilityRecord[] | null;
}

/**
 * Product and plans at the same time, then the stock. An unknown variant leads to the default one, a renamed product to its new address; both
 * keep the query. Without a variant in the path the default one is shown, its own address is the canonical one.
 *
 * @returns `unavailable` without the product; without the plans the answer is degraded (P8-16)
 */
export const loadProduct: PageModule<ProductPageData>['loader'] = async ({
  pathname,
  params,
  searchParams,
  realm,
  signal,
}) => {
  const plans = fetchOfferings(realm, { signal });
  const details = await fetchProductDetails(realm, pathname, { signal });
  if (!details.ok) return { kind: 'unavailable' };
  const answer = details.value;
  const query = queryText(searchParams);
  if (answer.kind === 'not-found') return { kind: 'not-found', near: answer.near };
  if (answer.kind === 'redirect') return { kind: 'redirect', to: `${answer.to}${query}`, status: 301 };
  const shown = variantBySlug(answer.details.variants, answer.details.selectedVariantSlug);
  if (params['variantSlug'] && params['variantSlug'] !== shown.variantSlug)
    return { kind: 'redirect', to: `${shown.href}${query}`, status: 302 };
  const [offerings, availability] = await Promise.all([plans, readServerStock(answer.details, signal)]);
  return {
    kind: 'data',
    data: {
      details: toHydrationPayloadDetails(answer.details),
      offerings: offerings.ok ? toHydrationPayloadOfferings(offerings.value) : null,
      availability,
    },
    ...(!offerings.ok && { isDegraded: true }),
  };
};
