import type { PlanPriceWire, ProductVariantWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { addOre, lowerOre, type Ore, subtractOre, timesOre, toNok, toOre, withoutVat, ZERO } from 'shared-domain/money';
import type { Plan, Webdeal } from '../model';
import { type CampaignEffect, loweringCampaigns } from '../offers/product-offers';
import type { DeviceTerms } from './device-terms';

export type PlanFinancing = 'lease' | 'leaseWithCommitment' | 'switch';
type FullPrice = NonNullable<ProductVariantWire['prices']['upfront']>;

/** A device's terms by a campaign, as the cart computes them: a discount is at most the amount. Null: it gives nothing. */
export function campaignTerms(terms: DeviceTerms, { discount }: Pick<Webdeal, 'discount'>): DeviceTerms | null {
  const monthly = lowerOre(toOre(discount.monthly), terms.monthlyOre);
  const upfront = lowerOre(toOre(discount.upfront), terms.upfrontOre);
  const saved = addOre(upfront, timesOre(monthly, terms.months));
  if (saved === 0) return null;
  return {
    months: terms.months,
    upfrontOre: subtractOre(terms.upfrontOre, upfront),
    monthlyOre: subtractOre(terms.monthlyOre, monthly),
    totalOre: subtractOre(terms.totalOre, saved),
  };
}

const paidAtOnce = (priceOre: Ore): DeviceTerms => ({
  months: 0,
  upfrontOre: priceOre,
  monthlyOre: subtractOre(priceOre, priceOre),
  totalOre: priceOre,
});

type Made<Wire> = { readonly campaign?: Wire; readonly membersCampaign?: Wire };

function both<Price, Wire>(
  { open, members }: ReturnType<typeof loweringCampaigns<Price>>,
  toWire: (effect: CampaignEffect<Price>) => Wire,
): Made<Wire> {
  return { ...(open && { campaign: toWire(open) }), ...(members && { membersCampaign: toWire(members) }) };
}

/** The full price as campaigns change it, without any plan (P5-8 fullPrice); empty where they change nothing. */
export function campaignFullPrice(
  priceOre: Ore,
  webdeals: readonly Webdeal[],
  realm: Realm,
): Pick<FullPrice, 'campaign' | 'membersCampaign'> {
  const terms = paidAtOnce(priceOre);
  const lower = (deal: Webdeal): DeviceTerms | null => campaignTerms(terms, deal);
  return both(loweringCampaigns({ webdeals, option: 'upfront', planCode: null, lower }), ({ deal, price }) => ({
    discountCode: deal.discountId,
    upfront: toNok(price.upfrontOre),
    ...(realm === 'B2B' && { upfrontWithoutVAT: toNok(withoutVat(price.upfrontOre)) }),
  }));
}

function loweringOf(
  { offeringCode: planCode }: Pick<Plan, 'offeringCode'>,
  financing: PlanFinancing,
  terms: DeviceTerms,
  webdeals: readonly Webdeal[],
): ReturnType<typeof loweringCampaigns<DeviceTerms>> {
  const option = financing === 'switch' ? 'new-switch' : `lease${terms.months}`;
  return loweringCampaigns({ webdeals, option, planCode, lower: (deal) => campaignTerms(terms, deal) });
}

/** A device's terms with a plan by the campaign that is open to everyone; null without one. */
export const openTerms = (...facts: Parameters<typeof loweringOf>): DeviceTerms | null =>
  loweringOf(...facts).open?.price ?? null;

/** A device's terms with a plan as campaigns change them (P3-14); empty where they change nothing. */
export function campaignPlanPrice(
  plan: Pick<Plan, 'offeringCode'>,
  financing: PlanFinancing,
  terms: DeviceTerms,
  { realm, webdeals }: { readonly realm: Realm; readonly webdeals: readonly Webdeal[] },
): Partial<PlanPriceWire> {
  const lowering = loweringOf(plan, financing, terms, webdeals);
  return {
    ...planDiscountPrice(terms, lowering.open),
    ...both(lowering, ({ deal, price }) => ({
      discountCode: deal.discountId,
      upfront: toNok(price.upfrontOre),
      monthly: toNok(price.monthlyOre),
      total: toNok(price.totalOre),
      ...(realm !== 'B2C' && { monthlyWithoutVAT: toNok(withoutVat(price.monthlyOre)) }),
    })),
  };
}

/**
 * The discount on a device with a plan (P3-14) by the campaign that is open to everyone; empty without one.
 *
 * @param terms before the discount
 */
export function planDiscountPrice(
  terms: DeviceTerms,
  open: CampaignEffect<DeviceTerms> | null,
): Partial<PlanPriceWire> {
  const discountOre: Ore = open ? subtractOre(terms.monthlyOre, open.price.monthlyOre) : ZERO;
  if (!open || discountOre === ZERO) return {};
  return {
    discount: toNok(discountOre),
    totalDiscountOnFullprice: toNok(timesOre(discountOre, terms.months)),
    isDiscountOnlyForNew: isOnlyForNew(open.deal),
  };
}

const isOnlyForNew = ({ offeringDiscountSubscriptionType: types }: Webdeal): boolean =>
  types.length > 0 && !types.includes('EXISTING');
