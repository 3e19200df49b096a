import type { PlanPriceWire } from 'shared-domain/catalogue/io';
import { type Ore, subtractOre, timesOre, toNok, ZERO } from 'shared-domain/money';
import type { Webdeal } from '../model';
import type { CampaignEffect } from '../offers/campaigns';
import type { DeviceTerms } from './device-terms';

/**
 * The discount on a device with a plan (P3-14) by the campaign that is open to everyone; empty without one.
 *
 * @param terms before the discount
 */
export function planDiscount(terms: DeviceTerms, open: CampaignEffect<DeviceTerms> | null): Partial<PlanPriceWire> {
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
