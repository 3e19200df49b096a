import type { Webdeal } from '../model';
import { applyingWebdeals, type CampaignFacts } from './campaign-box';

/** The discount that is sent with the device to the cart (P7-10); the server decides whether it applies. */
export interface WebdealDiscount {
  readonly discountCode: string;
  /** Code of the plan that the discount belongs to; absent when the deal names none. */
  readonly discountOfferingCode?: string;
}

export interface DiscountFacts extends CampaignFacts {
  readonly isLoggedIn: boolean;
}

/** An offering that contains X_BASIC_2025 is preferred, else the first (P7-10). */
const discountOffering = ({ offerings = [] }: Webdeal): string | undefined =>
  offerings.find((code) => code.includes('X_BASIC_2025')) ?? offerings[0];

/**
 * The discount of the first campaign that applies and has one (P3-27 discountId). A members' deal is for customers who are
 * logged in; others see the campaign without its discount.
 *
 * @returns null without any
 */
export function webdealDiscount({ isLoggedIn, ...facts }: DiscountFacts): WebdealDiscount | null {
  const deal = applyingWebdeals(facts).find(
    ({ discountId, membersDeal = false }) => discountId && (isLoggedIn || !membersDeal),
  );
  if (!deal?.discountId) return null;
  const discountOfferingCode = discountOffering(deal);
  return { discountCode: deal.discountId, ...(discountOfferingCode !== undefined && { discountOfferingCode }) };
}
