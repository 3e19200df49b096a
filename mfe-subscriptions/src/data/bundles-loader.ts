import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Bundle, Offering } from 'shared-domain/subscription';
import { fetchBundles, fetchOfferings } from 'shared-domain/subscription/io';

/** Data of the page of bundles: the bundles, and the plans that they are sold with. */
export interface BundlesPageData {
  readonly bundles: readonly Bundle[];
  readonly offerings: readonly Offering[];
}

/** Loads bundles and plans of the realm (F3.6-1). @returns `unavailable` when one of them does not come (F8-1) */
export const loadBundles: PageModule<BundlesPageData>['loader'] = async ({ realm, signal }) => {
  const [bundles, offerings] = await Promise.all([fetchBundles(realm, { signal }), fetchOfferings(realm, { signal })]);
  if (!bundles.ok || !offerings.ok) return { kind: 'unavailable' };
  return { kind: 'data', data: { bundles: bundles.value, offerings: offerings.value } };
};
