import { type Ore, subtractOre, ZERO } from '../../money';
import type { Offering, SubscriptionText } from '../model';
import { subscriptionRank } from './rank';

type LinePriced = Pick<Offering, 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines'>;

/** Price difference between the first and a further line (F9.9-1): never below 0. */
export function familyDiscount({
  monthlyOfferingPrice,
  monthlyOfferingPriceLines = monthlyOfferingPrice,
}: LinePriced): Ore {
  const saved = subtractOre(monthlyOfferingPrice, monthlyOfferingPriceLines);
  return saved > ZERO ? saved : ZERO;
}

/** Price of a further line of a family (F9.9-4): never above the first one's. */
export const furtherLinePrice = (offering: LinePriced): Ore =>
  subtractOre(offering.monthlyOfferingPrice, familyDiscount(offering));

/**
 * Whether a plan gets the family discount of an account (F9.9-1): its rank is at or below that of the highest-ranked other
 * subscription, and a further line costs less.
 *
 * @param otherCodes offering codes of the account's other subscriptions
 */
export function hasFamilyDiscount(
  offering: LinePriced & Pick<Offering, 'offeringCode'>,
  otherCodes: readonly string[],
): boolean {
  const rank = subscriptionRank(offering.offeringCode);
  return familyDiscount(offering) > ZERO && otherCodes.some((code) => rank <= subscriptionRank(code));
}

/** The ribbon on a plan with the family discount (F9.10-15); null without a discount. */
export function familyRibbon(offering: LinePriced): SubscriptionText | null {
  const amount = familyDiscount(offering);
  return amount > ZERO ? { key: 'familyRibbon', values: { amount } } : null;
}
