import type { FinancingOptionId, Webdeal } from '../model';
import { toContent } from './placeholder';

export interface OfferTerms {
  /** Code of the chosen plan, with or without its suffix; null: none. */
  readonly planCode: string | null;
  /** The chosen method is the full price. */
  readonly isUpfront: boolean;
  /** The plan is for an existing phone number. */
  readonly hasExistingPhone: boolean;
}

/** 'FJELL_X_MAX.TLF12PLEAS' → 'FJELL_X_MAX': a campaign names plans, not their commitments. */
const bareCode = (code: string): string => code.split('.')[0] ?? '';

function coversPlan({ offerings = [], fullPrice = false }: Webdeal, { planCode, isUpfront }: OfferTerms): boolean {
  if (offerings.length === 0 || (isUpfront && fullPrice)) return true;
  return planCode !== null && offerings.some((code) => bareCode(code) === bareCode(planCode));
}

function coversPhone({ offeringDiscountSubscriptionType }: Webdeal, { hasExistingPhone }: OfferTerms): boolean {
  const types = toTexts(offeringDiscountSubscriptionType);
  return types.length === 0 || types.includes('EXISTING') || !hasExistingPhone;
}

/** Whether a campaign applies to what is chosen: it has a title, covers the plan and covers the phone number (P5-8). */
export const isWebdealEligible = (deal: Webdeal, offer: OfferTerms): boolean =>
  toContent(deal.title) !== null && coversPlan(deal, offer) && coversPhone(deal, offer);

/** The texts of a campaign's field: one text, several separated by commas, or a list (P3-27). Empty texts are left out. */
export function toTexts(given: string | readonly string[] | undefined): readonly string[] {
  const texts = typeof given === 'string' ? given.split(',') : (given ?? []);
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Name of a financing option in campaigns; '' for UKKO options, which campaigns do not name (P5-7). */
function sellingTypeOf(option: FinancingOptionId): 'svitsj' | 'leasing' | 'fullpris' | '' {
  if (option === 'new-switch' || option === 'existing-switch') return 'svitsj';
  if (option.startsWith('lease')) return 'leasing';
  return option.startsWith('upfront') ? 'fullpris' : '';
}

/** Whether a campaign applies to a financing option: it names no selling type, or the option's (P5-7). */
export function isSoldByOption(
  { validSellingTypes }: Pick<Webdeal, 'validSellingTypes'>,
  option: FinancingOptionId,
): boolean {
  const types = toTexts(validSellingTypes);
  return types.length === 0 || types.includes(sellingTypeOf(option));
}

/** Campaigns that apply to what is chosen, in the backend's order (P5-7, P5-8). */
export function applyingWebdeals({
  webdeals,
  option,
  ...offer
}: Pick<OfferTerms, 'planCode' | 'hasExistingPhone'> & {
  readonly webdeals: readonly Webdeal[];
  /** Null: no way to pay is chosen. */
  readonly option: FinancingOptionId | null;
}): readonly Webdeal[] {
  if (option === null) return [];
  return webdeals.filter(
    (deal) =>
      isSoldByOption(deal, option) && isWebdealEligible(deal, { ...offer, isUpfront: option.startsWith('upfront') }),
  );
}
