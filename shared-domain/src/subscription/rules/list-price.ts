import { addOre, applyMultiplier, ceilToKrone, type Ore, subtractOre, timesOre, toOre, ZERO } from '../../money';
import type { Offering } from '../model';
import { commitmentMultiplier } from './binding';
import { isStreamingBundle } from './streaming-bundle';

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

/** Fixed reduction of the streaming bundle instead of a multiplier (F9.10-4). */
const RASK_VT_REDUCTION = toOre(100);

function committed(price: Ore, offering: PricedOffering): Ore {
  if (isStreamingBundle(offering.offeringCode)) return subtractOre(price, RASK_VT_REDUCTION);
  return applyMultiplier(price, commitmentMultiplier(offering));
}

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
  const base = isFamily ? (offering.monthlyOfferingPriceLines ?? monthly) : monthly;
  const discount = isFamily || realm === 'B2B' ? ZERO : (offering.monthlyOfferingDiscount ?? ZERO);
  const firstYear = offering.firstYearDiscountAmount ?? ZERO;
  const price = hasCommitment ? committed(base, offering) : base;
  const reduced = ceilToKrone(subtractOre(price, addOre(discount, firstYear)));
  // Discounts larger than the price make a plan free; the price is never negative.
  const amount = reduced > 0 ? reduced : ZERO;
  return { amount, isPrepaid: false, struck: amount < monthly ? monthly : null };
}

/** Monthly price of N lines of a family (P9-31). */
export function linesPrice(
  offering: Pick<Offering, 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines'>,
  lines: number,
): Ore {
  const first = offering.monthlyOfferingPrice;
  const further = offering.monthlyOfferingPriceLines ?? first;
  return addOre(first, timesOre(further, Math.max(0, lines - 1)));
}
