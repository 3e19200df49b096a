import { formatPrice, type Ore } from '../../money';

export interface NewPlanOfferFacts {
  /** P3-14, of the chosen price. */
  readonly isDiscountOnlyForNew: boolean;
  /** The device is attached to a subscription that the customer has. */
  readonly isExistingSelected: boolean;
  /** With a new plan. */
  readonly offerPrice: Ore;
  /** With the plan that the customer has. */
  readonly upfront: Ore;
}

/** What a customer is told whose own plan does not get the offer (P8-10); else null. */
export function newPlanOfferText({
  isDiscountOnlyForNew,
  isExistingSelected,
  offerPrice,
  upfront,
}: NewPlanOfferFacts): string | null {
  if (!isDiscountOnlyForNew || !isExistingSelected) return null;
  return `Tilbudet på ${formatPrice(offerPrice)} gjelder når du tegner et nytt abonnement. Du kan også binde opp et eksisterende abonnement i 12 måneder. Da blir prisen ${formatPrice(upfront)}`;
}
