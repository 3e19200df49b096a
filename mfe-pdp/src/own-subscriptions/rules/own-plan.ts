import type { ProductType } from 'shared-domain/catalogue';
import type { Ore } from 'shared-domain/money';
import { isSold, type SubscriptionText } from 'shared-domain/subscription';

export interface CustomerGreeting {
  /** Null when the name is not known: the customer is only marked by a cookie (P6-7). */
  readonly greeting: SubscriptionText | null;
  readonly lead: SubscriptionText;
}

/** The greeting of an existing customer (P6-8). @param givenName null while no one is logged in */
export function customerGreeting(givenName: string | null): CustomerGreeting {
  return {
    greeting: givenName ? { key: 'greeting', values: { givenName } } : null,
    lead: { key: 'orderWithYourPlan' },
  };
}

/** The message to a customer whose own plan does not get the offer (P8-10); else null. */
export function newPlanOfferText({
  isDiscountOnlyForNew,
  isExistingSelected,
  offerPrice,
  upfront,
}: {
  /** The discount of the chosen price requires a new plan (P3-14). */
  readonly isDiscountOnlyForNew: boolean;
  /** The device is attached to a subscription that the customer has. */
  readonly isExistingSelected: boolean;
  /** With a new plan. */
  readonly offerPrice: Ore;
  /** With the plan that the customer has. */
  readonly upfront: Ore;
}): SubscriptionText | null {
  if (!isDiscountOnlyForNew || !isExistingSelected) return null;
  return { key: 'newPlanOffer', values: { offerPrice, upfront } };
}

export interface OutdatedPlan {
  readonly canSelect: boolean;
  readonly warning: SubscriptionText | null;
}

/**
 * The card of the plan that is being changed (P4-50): a plan that is no longer sold cannot be selected, and a warning says
 * so; without another plan chosen it adds what to do (P8-9).
 *
 * @param hasChosenPlan another plan is chosen already
 */
export function outdatedPlan(
  offeringCode: string,
  offerings: readonly { readonly offeringCode: string }[],
  hasChosenPlan: boolean,
): OutdatedPlan {
  if (isSold(offeringCode, offerings)) return { canSelect: true, warning: null };
  return { canSelect: false, warning: { key: hasChosenPlan ? 'planNoLongerSold' : 'planNoLongerSoldChange' } };
}

/** The question who will use the product (P6-9). */
export const productUserQuestion = (type: ProductType): SubscriptionText => ({ key: 'whoUses', values: { type } });
