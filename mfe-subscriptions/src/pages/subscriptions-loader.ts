import type { LoaderAnswer, PageRequest } from 'shared-domain/contracts/exposes';
import { fetchOfferings } from 'shared-domain/subscription/io';
import type { SubscriptionsPageData } from '../data/subscriptions-page-data';
import { readAgeFilter } from '../state/age-filter';

/**
 * Loads every plan of the realm; the age filter is applied on the page.
 *
 * @returns status 503 with data that the page shows as an error when the API does not answer
 */
export async function loader({
  realm,
  searchParams,
  signal,
}: PageRequest): Promise<LoaderAnswer<SubscriptionsPageData>> {
  const result = await fetchOfferings(realm, { signal });
  if (!result.ok) return { kind: 'data', status: 503, data: { kind: 'failed' } };
  return {
    kind: 'data',
    data: { kind: 'plans', offerings: result.value, isNarrowed: readAgeFilter(searchParams).isUnder30 },
  };
}
