import {
  addOre,
  applyMultiplier,
  ceilToKrone,
  higherOre,
  type Ore,
  subtractOre,
  timesOre,
  toOre,
  ZERO,
} from '../../money';
import type { Offering, SubscriptionText } from '../model';
import { bindingIcim, commitmentMultiplier } from './binding';
import { codePart } from './code-part';
import { subscriptionRank } from './rank';

export interface PriceTerms {
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

/** Rounds to whole kroner incl. mva.; a business sees the exact amount without. */
const roundedUp = (price: Ore, realm: NonNullable<PriceTerms['realm']>): Ore =>
  realm === 'B2B' ? price : ceilToKrone(price);

/** Price of a plan on a card (F9.10-1..5, P9-30, P9-31), rounded up to whole kroner; a prepaid plan has a one-time price. */
export function listPrice(
  offering: PricedOffering,
  { isFamily = false, hasCommitment = false, realm = 'B2C' }: PriceTerms = {},
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

/** The facts that a plan's binding offer depends on. */
export type BindingOffer = Pick<Offering, 'offeringCode' | 'icim' | 'priceMultiplier'>;

/** Fixed reduction of a line with the streaming bundle, instead of a multiplier (F9.10-4). */
const STREAMING_REDUCTION = toOre(100);

/**
 * Monthly price of lines of one plan with 12 months' binding (F9.8, F9.10-4), not rounded to whole kroner.
 *
 * @param sum their monthly prices without binding
 */
export const boundPrice = (sum: Ore, lines: number, offering: BindingOffer): Ore =>
  isStreamingBundle(offering.offeringCode)
    ? higherOre(ZERO, subtractOre(sum, timesOre(STREAMING_REDUCTION, lines)))
    : applyMultiplier(sum, commitmentMultiplier(offering));

/** The icim by which a plan is bought when binding makes it cheaper (F9.8); null when it does not. */
export const discountedBinding = (offering: BindingOffer): ReturnType<typeof bindingIcim> =>
  isStreamingBundle(offering.offeringCode) || commitmentMultiplier(offering) < 1
    ? bindingIcim(offering.offeringCode)
    : null;

export interface StreamingPrices {
  readonly mobile: Ore;
  readonly streaming: Ore;
  /** Guide price of the streaming service by itself. */
  readonly guide: Ore;
}

/** The plan that is sold together with a streaming service (F9.10-16, F9.10-4). */
export const isStreamingBundle = (offeringCode: string): boolean => codePart(offeringCode) === 'MOBIL_X_RASK_VT';

/** The fixed prices a month of plan and streaming service (F9.10-16); null for a plan without one. */
export function streamingPrices(
  offeringCode: string,
  { isFamily = false, hasCommitment = false }: { readonly isFamily?: boolean; readonly hasCommitment?: boolean },
): StreamingPrices | null {
  if (!isStreamingBundle(offeringCode)) return null;
  return { mobile: toOre(isFamily ? 399 : 499), streaming: toOre(hasCommitment ? 499 : 599), guide: toOre(749) };
}

type LinePriced = Pick<Offering, 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines'>;

/** Price difference between the first and a further line (F9.9-1): never below 0. */
export function familyDiscount({
  monthlyOfferingPrice,
  monthlyOfferingPriceLines = monthlyOfferingPrice,
}: LinePriced): Ore {
  const saved = subtractOre(monthlyOfferingPrice, monthlyOfferingPriceLines);
  return saved > ZERO ? saved : ZERO;
}

/** Price of a further line of a family (F9.9-4): never above the first one's. */
export const furtherLinePrice = (offering: LinePriced): Ore =>
  subtractOre(offering.monthlyOfferingPrice, familyDiscount(offering));

/**
 * Whether a plan gets the family discount of an account (F9.9-1): its rank is at or below that of the highest-ranked other
 * subscription, and a further line costs less.
 *
 * @param otherCodes offering codes of the account's other subscriptions
 */
export function hasFamilyDiscount(
  offering: LinePriced & Pick<Offering, 'offeringCode'>,
  otherCodes: readonly string[],
): boolean {
  const rank = subscriptionRank(offering.offeringCode);
  return familyDiscount(offering) > ZERO && otherCodes.some((code) => rank <= subscriptionRank(code));
}

/** The ribbon on a plan with the family discount (F9.10-15); null without a discount. */
export function familyRibbon(offering: LinePriced): SubscriptionText | null {
  const amount = familyDiscount(offering);
  return amount > ZERO ? { key: 'familyRibbon', values: { amount } } : null;
}
