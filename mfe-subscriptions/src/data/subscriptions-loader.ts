import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Offering } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { readAgeFilter } from './age-filter';

/** Data of the subscriptions page: every plan, whatever the age filter. */
export interface SubscriptionsPageData {
  readonly offerings: readonly Offering[];
  /** The requested address narrows the plans: search engines shall not keep it. */
  readonly isNarrowed: boolean;
}

/**
 * Loads every plan of the realm (P3-17); the age filter is applied on the page.
 *
 * @returns `unavailable` when the API does not answer (F8-1)
 */
export const loadSubscriptions: PageModule<SubscriptionsPageData>['loader'] = async ({
  realm,
  searchParams,
  signal,
}) => {
  const result = await fetchOfferings(realm, { signal });
  if (!result.ok) return { kind: 'unavailable' };
  return { kind: 'data', data: { offerings: result.value, isNarrowed: readAgeFilter(searchParams).isUnder30 } };
};
