import type { PlanPriceWire } from 'shared-domain/catalogue/io';
import type { Plan, Webdeal } from '../model';
import { openWebdeal } from '../offers/campaigns';

export type PlanFinancing = 'lease' | 'switch';

interface MonthlyTerms {
  readonly financing: PlanFinancing;
  readonly months: number;
  /** NOK per month before the discount. */
  readonly monthly: number;
}

/**
 * The discount on a device with a plan (P3-14) by a campaign that is open to everyone; empty without one.
 *
 * @param webdeals the product's campaigns that are valid now in the realm
 */
export function planDiscount(
  plan: Pick<Plan, 'offeringCode'>,
  { financing, months, monthly }: MonthlyTerms,
  webdeals: readonly Webdeal[],
): Partial<PlanPriceWire> {
  const deal = openWebdeal(webdeals, financing === 'switch' ? 'new-switch' : `lease${months}`, plan.offeringCode);
  const discount = Math.min(deal?.discount.monthly ?? 0, monthly);
  if (!deal || discount === 0) return {};
  const types = deal.offeringDiscountSubscriptionType;
  return {
    discount,
    totalDiscountOnFullprice: discount * months,
    isDiscountOnlyForNew: types.length > 0 && !types.includes('EXISTING'),
  };
}
