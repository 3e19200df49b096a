import { applyingWebdeals, type FinancingOptionId, type Webdeal as ShownWebdeal } from 'shared-domain/catalogue';
import type { Webdeal } from '../model';

const givesDiscount = ({ discount }: Pick<Webdeal, 'discount'>): boolean =>
  discount.upfront > 0 || discount.monthly > 0;

/**
 * A campaign for pages (P3-27) with its end, without its amounts: prices are computed on the server only. It has a code only where there is
 * a discount.
 */
export function toPublicWebdeal({
  realm: _realm,
  models: _models,
  validFrom: _from,
  position: _position,
  bindingMonths: _binding,
  discountType: _type,
  choice: _choice,
  discount,
  discountId,
  ...shown
}: Webdeal): ShownWebdeal {
  return { ...(givesDiscount({ discount }) && { discountId }), ...shown };
}

/** What one price becomes by a campaign. */
export interface CampaignEffect<Price> {
  readonly deal: Webdeal;
  readonly price: Price;
}

export interface CampaignOffer<Price> {
  /** The product's campaigns that are valid now in the realm. */
  readonly webdeals: readonly Webdeal[];
  readonly option: FinancingOptionId;
  /** Null: no plan. */
  readonly planCode: string | null;
  /** The price by a campaign; null where it gives nothing. */
  readonly lower: (deal: Webdeal) => Price | null;
}

/**
 * The campaigns that lower a price with a new plan, for a financing and a plan (P5-7, P5-8): the first one that is open to everyone, and the
 * first one for members, if that is another. Two campaigns never add up. Those that need a binding belong to bundles (F9.12-1).
 */
export function loweringCampaigns<Price>({ webdeals, option, planCode, lower }: CampaignOffer<Price>): {
  readonly open: CampaignEffect<Price> | null;
  readonly members: CampaignEffect<Price> | null;
} {
  const offered = webdeals.filter(({ bindingMonths }) => bindingMonths === undefined);
  const applying = applyingWebdeals({
    webdeals: offered.map(toPublicWebdeal),
    option,
    planCode,
    hasExistingPhone: false,
  }).map(({ discountId }) => discountId);
  const effects = offered.flatMap((deal): CampaignEffect<Price>[] => {
    const price = applying.includes(deal.discountId) ? lower(deal) : null;
    return price === null ? [] : [{ deal, price }];
  });
  const open = effects.find(({ deal }) => !deal.membersDeal) ?? null;
  const [first = null] = effects;
  return { open, members: first === open ? null : first };
}
