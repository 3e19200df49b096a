import type { Webdeal } from '../model';
import { toContent } from './placeholder';
import { toTexts } from './webdeal-texts';

export interface OfferFacts {
  /** Code of the chosen plan, with or without its suffix; null: none. */
  readonly planCode: string | null;
  /** The chosen method is the full price. */
  readonly isUpfront: boolean;
  /** The plan is for an existing phone number. */
  readonly hasExistingPhone: boolean;
}

/** 'FJELL_X_MAX.TLF12PLEAS' → 'FJELL_X_MAX': a campaign names plans, not their commitments. */
const bareCode = (code: string): string => code.split('.')[0] ?? '';

function coversPlan({ offerings = [], fullPrice = false }: Webdeal, { planCode, isUpfront }: OfferFacts): boolean {
  if (offerings.length === 0 || (isUpfront && fullPrice)) return true;
  return planCode !== null && offerings.some((code) => bareCode(code) === bareCode(planCode));
}

function coversPhone({ offeringDiscountSubscriptionType }: Webdeal, { hasExistingPhone }: OfferFacts): boolean {
  const types = toTexts(offeringDiscountSubscriptionType);
  return types.length === 0 || types.includes('EXISTING') || !hasExistingPhone;
}

/** Whether a campaign applies to what is chosen: it has a title, covers the plan and covers the phone number (P5-8). */
export const isWebdealEligible = (deal: Webdeal, offer: OfferFacts): boolean =>
  toContent(deal.title) !== null && coversPlan(deal, offer) && coversPhone(deal, offer);
