import type { Realm } from '../../contracts/realm';
import type { CatalogueText, FinancingOptionId, Webdeal } from '../model';
import { isWebdealEligible, type OfferFacts } from './webdeal-eligibility';
import { isSoldByOption } from './webdeal-selling-type';

export interface CampaignFacts extends Pick<OfferFacts, 'planCode' | 'hasExistingPhone'> {
  readonly webdeals: readonly Webdeal[];
  /** Null: no way to pay is chosen. */
  readonly option: FinancingOptionId | null;
}

export interface CampaignBox {
  readonly title: CatalogueText;
  readonly webdeals: readonly Webdeal[];
}

/** Campaigns that apply to what is chosen, in the backend's order (P5-7, P5-8). */
export function applyingWebdeals({ webdeals, option, ...offer }: CampaignFacts): readonly Webdeal[] {
  if (option === null) return [];
  return webdeals.filter(
    (deal) =>
      isSoldByOption(deal, option) && isWebdealEligible(deal, { ...offer, isUpfront: option.startsWith('upfront') }),
  );
}

/** The box of campaigns on the product page: those that apply and are marked for it (P3-27 showOnPdp); null without any (P2-32). */
export function campaignBox(facts: CampaignFacts, realm: Realm): CampaignBox | null {
  const webdeals = applyingWebdeals(facts).filter(({ showOnPdp }) => showOnPdp);
  if (webdeals.length === 0) return null;
  return { title: { key: realm === 'UKKO' ? 'includedProducts' : 'campaigns' }, webdeals };
}
