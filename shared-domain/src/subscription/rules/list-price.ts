import { addOre, ceilToKrone, type Ore, subtractOre, timesOre, ZERO } from '../../money';
import type { Offering } from '../model';
import { boundPrice } from './binding-price';
import { furtherLinePrice } from './family-discount';

export interface ListPriceFacts {
  /** A further line of a family (F9.10-1). */
  readonly isFamily?: boolean;
  /** Bought with 12 months' commitment: the multiplier applies (F9.8). */
  readonly hasCommitment?: boolean;
  /** Businesses get no monthly discount (P6-14, F6-9). */
  readonly realm?: 'B2C' | 'B2B' | 'UKKO';
}

/** The fields that a price is computed from. */
export type PricedOffering = Pick<
  Offering,
  | 'offeringCode'
  | 'icim'
  | 'priceMultiplier'
  | 'billingType'
  | 'upfrontOfferingPrice'
  | 'monthlyOfferingPrice'
  | 'monthlyOfferingPriceLines'
  | 'monthlyOfferingDiscount'
  | 'firstYearDiscountAmount'
>;

export interface ListPrice {
  readonly amount: Ore;
  /** A one-time price, not a monthly one. */
  readonly isPrepaid: boolean;
  /** The plain monthly price, struck, when the shown one is below it (F9.10-3); else null. */
  readonly struck: Ore | null;
}

/** To whole kroner incl. mva.; a business sees the exact amount without. */
const roundedUp = (price: Ore, realm: NonNullable<ListPriceFacts['realm']>): Ore =>
  realm === 'B2B' ? price : ceilToKrone(price);

/** Price of a plan on a card (F9.10-1..5, P9-30, P9-31), rounded up to whole kroner; a prepaid plan has a one-time price. */
export function listPrice(
  offering: PricedOffering,
  { isFamily = false, hasCommitment = false, realm = 'B2C' }: ListPriceFacts = {},
): ListPrice {
  const monthly = offering.monthlyOfferingPrice;
  // A missing price is never 0: a prepaid plan without one of its own keeps the price it states.
  if (offering.billingType === 'PREPAID')
    return {
      amount: offering.upfrontOfferingPrice ?? monthly,
      isPrepaid: true,
      struck: null,
    };
  const base = isFamily ? furtherLinePrice(offering) : monthly;
  const discount = isFamily || realm === 'B2B' ? ZERO : (offering.monthlyOfferingDiscount ?? ZERO);
  const firstYear = offering.firstYearDiscountAmount ?? ZERO;
  const price = hasCommitment ? boundPrice(base, 1, offering) : base;
  const reduced = roundedUp(subtractOre(price, addOre(discount, firstYear)), realm);
  // Discounts larger than the price make a plan free; the price is never negative.
  const amount = reduced > 0 ? reduced : ZERO;
  return { amount, isPrepaid: false, struck: amount < monthly ? monthly : null };
}

/**
 * Monthly price of N lines of a family (P9-31).
 *
 * @param hasOtherLine whether the first one has the family discount too, beside another subscription (F9.9-1)
 */
export function linesPrice(
  offering: Pick<Offering, 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines'>,
  lines: number,
  hasOtherLine = false,
): Ore {
  const further = furtherLinePrice(offering);
  const first = hasOtherLine ? further : offering.monthlyOfferingPrice;
  return addOre(first, timesOre(further, Math.max(0, lines - 1)));
}
