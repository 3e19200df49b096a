import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Bundle, Offering } from 'shared-domain/subscription';
import { fetchBundles, fetchOfferings } from 'shared-domain/subscription/io';
import { readAgeFilter } from './age-filter';
import { type PlanPageKey, planPageOf } from './plan-pages';
import type { PlanDevice } from './plan-sections';

/** Data of a page of plans: every plan of the realm, whatever the page and the age filter. */
export interface SubscriptionsPageData {
  readonly page: PlanPageKey;
  readonly offerings: readonly Offering[];
  /** The requested address narrows the plans: search engines shall not keep it. */
  readonly isNarrowed: boolean;
  /** The phone that a plan is chosen for (P7-14); null: it cannot be bought now. */
  readonly device?: PlanDevice | null;
  /** The bundles that a business may order with its plan; absent for all others. */
  readonly bundles?: readonly Bundle[];
}

/**
 * Loads every plan of the realm (P3-17); the page shows its own of them, and applies the age filter.
 *
 * @returns `unavailable` when the API does not answer (F8-1)
 */
export const loadSubscriptions: PageModule<SubscriptionsPageData>['loader'] = async ({
  pathname,
  realm,
  searchParams,
  signal,
}) => {
  const sku = searchParams.get('hw');
  const [result, device, bundles] = await Promise.all([
    fetchOfferings(realm, { signal }),
    // A business orders with its device elsewhere (F2.9-5).
    sku && realm === 'B2C'
      ? import('./load-plan-device').then(({ loadPlanDevice }) => loadPlanDevice(sku, signal))
      : undefined,
    realm === 'B2B' ? fetchBundles(realm, { signal }) : undefined,
  ]);
  if (!result.ok) return { kind: 'unavailable' };
  return {
    kind: 'data',
    data: {
      page: planPageOf(pathname),
      offerings: result.value,
      isNarrowed: readAgeFilter(searchParams).isUnder30 || sku !== null,
      ...(device !== undefined && { device }),
      ...(bundles?.ok && { bundles: bundles.value }),
    },
  };
};
