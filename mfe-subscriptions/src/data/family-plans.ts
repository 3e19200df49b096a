import {
  discountedBinding,
  familyDiscount,
  filterOfferings,
  isStreamingBundle,
  type Offering,
  sectionKindOf,
  subscriptionRank,
} from 'shared-domain/subscription';
import type { FamilyPageKey } from './family-query';

/** Streaming bundles last: they cost more than a plan alone. */
const placeOf = ({ offeringCode }: Offering): number =>
  isStreamingBundle(offeringCode) ? -1 : Number(subscriptionRank(offeringCode));

/** The plans of a page: those with the discount that it is about, the highest rank first. */
export function familyPlans(offerings: readonly Offering[], page: FamilyPageKey): readonly Offering[] {
  const isOffered = (plan: Offering): boolean =>
    page === 'family' ? familyDiscount(plan) > 0 : discountedBinding(plan) !== null;
  return filterOfferings(offerings, { isUnder30: false })
    .filter((plan) => sectionKindOf(plan) === 'ordinary' && isOffered(plan))
    .sort((one, other) => placeOf(other) - placeOf(one));
}
