import { variantBySlug } from 'shared-domain/catalogue';
import { fetchProductDetails } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { queryText } from 'shared-domain/purchase';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { accessorySummary } from '../extras/accessory-summary';
import { toHydrationPayload } from './hydration-payload';
import { readServerStock } from './load-stock';
import type { ProductPayload } from './packed-details';

/**
 * Product and plans at the same time, then the stock. An unknown variant leads to the default one, a renamed product to its new address; both
 * keep the query. A brand below a kind of accessories leads to their list. Without a variant in the path the default one is shown, its own address is the canonical one.
 *
 * @returns `unavailable` without the product; without the plans the answer is degraded (P8-16)
 */
export const loadProduct: PageModule<ProductPayload>['loader'] = async ({
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
  if (answer.kind === 'redirect')
    return { kind: 'redirect', to: answer.to.includes('?') ? answer.to : `${answer.to}${query}`, status: 301 };
  const shown = variantBySlug(answer.details.variants, answer.details.selectedVariantSlug);
  if (params['variantSlug'] && params['variantSlug'] !== shown.variantSlug)
    return { kind: 'redirect', to: `${shown.href}${query}`, status: 302 };
  const [offerings, availability] = await Promise.all([plans, readServerStock(answer.details, signal)]);
  return {
    kind: 'data',
    data: toHydrationPayload({
      details: answer.details,
      offerings: offerings.ok ? offerings.value : null,
      availability,
      // An equipment agreement includes what goes with its devices.
      accessories: realm === 'UKKO' ? null : accessorySummary(answer.details),
    }),
    ...(!offerings.ok && { isDegraded: true }),
  };
};
