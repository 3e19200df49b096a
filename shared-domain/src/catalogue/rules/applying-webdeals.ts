import type { FinancingOptionId, Webdeal } from '../model';
import { isWebdealEligible, type OfferFacts } from './webdeal-eligibility';
import { isSoldByOption } from './webdeal-selling-type';

export interface ApplyingFacts extends Pick<OfferFacts, 'planCode' | 'hasExistingPhone'> {
  readonly webdeals: readonly Webdeal[];
  /** Null: no way to pay is chosen. */
  readonly option: FinancingOptionId | null;
}

/** Campaigns that apply to what is chosen, in the backend's order (P5-7, P5-8). */
export function applyingWebdeals({ webdeals, option, ...offer }: ApplyingFacts): readonly Webdeal[] {
  if (option === null) return [];
  return webdeals.filter(
    (deal) =>
      isSoldByOption(deal, option) && isWebdealEligible(deal, { ...offer, isUpfront: option.startsWith('upfront') }),
  );
}
