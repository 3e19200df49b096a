import { addOre, applyMultiplier, ceilToKrone, subtractOre, timesOre, toOre, ZERO, type Ore } from '../../money';
import type { Offering } from '../model';
import { codePart } from './code-part';

export interface ListPriceFacts {
  /** A further line of a family (F9.10-1). */
  readonly isFamily?: boolean;
  /** Bought with 12 months' commitment: the multiplier applies (F9.8). */
  readonly hasCommitment?: boolean;
  /** Businesses get no monthly discount (P6-14, F6-9). */
  readonly realm?: 'B2C' | 'B2B' | 'UKKO';
}

export interface ListPrice {
  readonly amount: Ore;
  /** A price once, not by the month. */
  readonly isPrepaid: boolean;
  /** The plain monthly price, struck, when the shown one is below it (F9.10-3); else null. */
  readonly struck: Ore | null;
}

/** F9.8: codes with a binding offer; 0.9 where an offering has such an icim and no multiplier of its own. */
const BINDING_ICIMS: ReadonlySet<string> = new Set(['COM12PURP10', 'COM12PURP20']);
const DEFAULT_MULTIPLIER = 0.9;
/** F9.10-4: a fixed reduction instead of a multiplier. */
const RASK_VT_REDUCTION = toOre(100);

export function commitmentMultiplier({ icim, priceMultiplier }: Pick<Offering, 'icim' | 'priceMultiplier'>): number {
  return priceMultiplier ?? (icim !== undefined && BINDING_ICIMS.has(icim) ? DEFAULT_MULTIPLIER : 1);
}

function committed(price: Ore, offering: Offering): Ore {
  if (codePart(offering.offeringCode) === 'MOBIL_X_RASK_VT') return subtractOre(price, RASK_VT_REDUCTION);
  return applyMultiplier(price, commitmentMultiplier(offering));
}

/** What a plan costs on a card (F9.10-1..5, P9-30, P9-31), rounded up to whole kroner; a prepaid plan shows its price once. */
export function listPrice(offering: Offering, { isFamily = false, hasCommitment = false, realm = 'B2C' }: ListPriceFacts = {}): ListPrice {
  if (offering.billingType === 'PREPAID') return { amount: toOre(offering.upfrontOfferingPrice ?? 0), isPrepaid: true, struck: null };
  const monthly = toOre(offering.monthlyOfferingPrice);
  const base = isFamily ? toOre(offering.monthlyOfferingPriceLines ?? offering.monthlyOfferingPrice) : monthly;
  const discount = isFamily || realm === 'B2B' ? ZERO : toOre(offering.monthlyOfferingDiscount ?? 0);
  const firstYear = toOre(offering.firstYearDiscountAmount ?? 0);
  const price = hasCommitment ? committed(base, offering) : base;
  const reduced = ceilToKrone(subtractOre(price, addOre(discount, firstYear)));
  // Discounts larger than the price make a plan free, never paid for.
  const amount = reduced > 0 ? reduced : ZERO;
  return { amount, isPrepaid: false, struck: amount < monthly ? monthly : null };
}

/** Monthly price of N lines of a family (P9-31). */
export function linesPrice(offering: Pick<Offering, 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines'>, lines: number): Ore {
  const first = toOre(offering.monthlyOfferingPrice);
  const further = toOre(offering.monthlyOfferingPriceLines ?? offering.monthlyOfferingPrice);
  return addOre(first, timesOre(further, Math.max(0, lines - 1)));
}
