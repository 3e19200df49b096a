import type { PlanPriceWire } from 'shared-domain/catalogue/io';
import { lowerOre, type Ore, timesOre, toNok, toOre, ZERO } from 'shared-domain/money';
import type { Plan, Webdeal } from '../model';
import { openWebdeal } from '../offers/campaigns';

export type PlanFinancing = 'lease' | 'switch';

interface MonthlyTerms {
  readonly financing: PlanFinancing;
  readonly months: number;
  /** Per month before the discount. */
  readonly monthlyOre: Ore;
}

/**
 * The discount on a device with a plan (P3-14) by a campaign that is open to everyone; empty without one.
 *
 * @param webdeals the product's campaigns that are valid now in the realm
 */
export function planDiscount(
  plan: Pick<Plan, 'offeringCode'>,
  { financing, months, monthlyOre }: MonthlyTerms,
  webdeals: readonly Webdeal[],
): Partial<PlanPriceWire> {
  const deal = openWebdeal(webdeals, financing === 'switch' ? 'new-switch' : `lease${months}`, plan.offeringCode);
  const discountOre = lowerOre(toOre(deal?.discount.monthly ?? 0), monthlyOre);
  if (!deal || discountOre === ZERO) return {};
  const types = deal.offeringDiscountSubscriptionType;
  return {
    discount: toNok(discountOre),
    totalDiscountOnFullprice: toNok(timesOre(discountOre, months)),
    isDiscountOnlyForNew: types.length > 0 && !types.includes('EXISTING'),
  };
}
