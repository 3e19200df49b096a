import { ZERO } from '../../money';
import type { SubscriptionText } from '../model';
import { commitmentMultiplier } from './binding';
import { listPrice, type PricedOffering } from './list-price';

/** The price of the first 12 months and the one that follows. */
const prices = (offering: PricedOffering, isFamily: boolean) => ({
  now: listPrice(offering, { isFamily, hasCommitment: true }).amount,
  later: listPrice({ ...offering, firstYearDiscountAmount: ZERO }, { isFamily }).amount,
});

/**
 * Price of a plan with commitment, now and later (F9.10-7..9): one line for all plans, or one for the first and one for further
 * ones when their price differs. Empty without a commitment offer.
 */
export function multiplierTexts(offering: PricedOffering): readonly SubscriptionText[] {
  if (commitmentMultiplier(offering) === 1) return [];
  const { monthlyOfferingPrice, monthlyOfferingPriceLines = monthlyOfferingPrice } = offering;
  const first = prices(offering, false);
  if (monthlyOfferingPriceLines === monthlyOfferingPrice) return [{ key: 'priceOfAllPlans', values: first }];
  return [
    { key: 'priceOfFirstPlan', values: first },
    { key: 'priceOfFurtherPlans', values: prices(offering, true) },
  ];
}
