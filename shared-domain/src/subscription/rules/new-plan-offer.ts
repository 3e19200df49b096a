import type { Ore } from '../../money';
import type { SubscriptionText } from '../model';

export interface NewPlanOfferFacts {
  /** The discount of the chosen price requires a new plan (P3-14). */
  readonly isDiscountOnlyForNew: boolean;
  /** The device is attached to a subscription that the customer has. */
  readonly isExistingSelected: boolean;
  /** With a new plan. */
  readonly offerPrice: Ore;
  /** With the plan that the customer has. */
  readonly upfront: Ore;
}

/** The message to a customer whose own plan does not get the offer (P8-10); else null. */
export function newPlanOfferText({
  isDiscountOnlyForNew,
  isExistingSelected,
  offerPrice,
  upfront,
}: NewPlanOfferFacts): SubscriptionText | null {
  if (!isDiscountOnlyForNew || !isExistingSelected) return null;
  return { key: 'newPlanOffer', values: { offerPrice, upfront } };
}
