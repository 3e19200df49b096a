import { isGrouped, subscriptionRank, type Offering } from 'shared-domain/subscription';

/** Kinds of plans in the order in which the page shows them. */
const KINDS: readonly ((plan: Offering) => boolean)[] = [
  (plan) => plan.isTryBuySubscription,
  (plan) => plan.billingType === 'PREPAID' || plan.type === 'PREPAID',
  (plan) => plan.isBarnSubscription,
  (plan) => plan.isUngSubscription,
];

/** Everyone's plans first, then youth, children, prepaid and try-buy. */
const placeOf = (plan: Offering): number => {
  const kind = KINDS.findIndex((is) => is(plan));
  return kind < 0 ? 0 : KINDS.length - kind;
};

/** The plans beside the grouped X card: by kind, within a kind the largest first (F9.6). */
export function orderPlans(offerings: readonly Offering[]): readonly Offering[] {
  return offerings
    .filter(({ offeringCode }) => !isGrouped(offeringCode))
    .sort((one, other) => placeOf(one) - placeOf(other) || subscriptionRank(other.offeringCode).localeCompare(subscriptionRank(one.offeringCode)));
}
