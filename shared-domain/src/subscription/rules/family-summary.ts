import {
  ceilToKrone,
  discountPercent,
  formatMonthly,
  formatPrice,
  type Ore,
  subtractOre,
  timesOre,
  ZERO,
} from '../../money';
import type { Offering, SubscriptionText } from '../model';
import { commitmentMultiplier } from './binding';
import { dataText } from './data-text';
import {
  boundPrice,
  furtherLinePrice,
  isStreamingBundle,
  linesPrice,
  listPrice,
  type PricedOffering,
} from './list-price';

export interface FamilySummary {
  /** One row per line, then the discount. */
  readonly rows: readonly { readonly label: SubscriptionText; readonly value: string }[];
  readonly totalLabel: SubscriptionText;
  readonly total: string;
  /** Struck beside the total, or null. */
  readonly struck: string | null;
  /** A month, whole kroner, before and after the yearly discount (F9.9-5). */
  readonly amounts: { readonly total: Ore; readonly discounted: Ore; readonly discount: Ore };
}

function totalLabel(isFamily: boolean, discount: Ore): SubscriptionText {
  if (discount === ZERO) return { key: 'totalWithFamily' };
  return { key: isFamily ? 'totalWithFamilyAndYearly' : 'totalWithYearly' };
}

/** A fixed reduction has no percentage (F9.10-4). */
const yearlyLabel = (offering: Offering): SubscriptionText =>
  isStreamingBundle(offering.offeringCode)
    ? { key: 'fixedYearlyDiscount' }
    : { key: 'yearlyDiscount', values: { percent: discountPercent(commitmentMultiplier(offering)) } };

/** Monthly cost of N lines of a plan, with family and yearly discount (F9.9-3..8); null for no lines. */
export function familySummary(
  offering: Offering,
  {
    lines,
    hasYearlyDiscount,
    hasOtherLine = false,
    hasCommitmentFlag = false,
  }: {
    readonly lines: number;
    /** The yearly discount is chosen: the offering's multiplier applies. */
    readonly hasYearlyDiscount: boolean;
    /** The buyer has another subscription that ranks at least as high: the first line has the family discount too (F9.9-1). */
    readonly hasOtherLine?: boolean;
    /** The commitment is shown elsewhere: the row of the yearly discount is left out (F9.9-7). */
    readonly hasCommitmentFlag?: boolean;
  },
): FamilySummary | null {
  if (lines < 1) return null;
  const first = offering.monthlyOfferingPrice;
  const further = furtherLinePrice(offering);
  const sum = linesPrice(offering, lines, hasOtherLine);
  const total = ceilToKrone(sum);
  const discounted = hasYearlyDiscount ? ceilToKrone(boundPrice(sum, lines, offering)) : total;
  const discount = subtractOre(total, discounted);
  const data: SubscriptionText = dataText(offering) ?? {
    key: 'own',
    values: { text: offering.subscriptionShortname },
  };
  const familyRow = {
    label: { key: 'dataWithDiscount', values: { data } } as const,
    value: formatMonthly(further),
  };
  const rows = Array.from({ length: lines }, (_, index) =>
    index === 0 && !hasOtherLine ? { label: data, value: formatMonthly(first) } : familyRow,
  );
  const yearly = { label: yearlyLabel(offering), value: formatMonthly(subtractOre(ZERO, discount)) };
  const showsYearly = discount !== ZERO && !hasCommitmentFlag;
  return {
    rows: [...rows, ...(showsYearly ? [yearly] : [])],
    totalLabel: totalLabel(lines > 1 || hasOtherLine, discount),
    total: formatMonthly(discounted),
    struck: discount === ZERO ? null : formatPrice(timesOre(first, lines)),
    amounts: { total, discounted, discount },
  };
}

/** The price of the first 12 months and the one that follows. */
const prices = (offering: PricedOffering, isFamily: boolean) => ({
  now: listPrice(offering, { isFamily, hasCommitment: true }).amount,
  later: listPrice({ ...offering, firstYearDiscountAmount: ZERO }, { isFamily }).amount,
});

/**
 * Price of a plan with commitment, now and later (F9.10-7..9): one line for all plans, or one for the first and one for further
 * ones when their price differs. Empty without a commitment offer.
 */
export function multiplierTexts(offering: PricedOffering): readonly SubscriptionText[] {
  if (commitmentMultiplier(offering) === 1) return [];
  const { monthlyOfferingPrice, monthlyOfferingPriceLines = monthlyOfferingPrice } = offering;
  const first = prices(offering, false);
  if (monthlyOfferingPriceLines === monthlyOfferingPrice) return [{ key: 'priceOfAllPlans', values: first }];
  return [
    { key: 'priceOfFirstPlan', values: first },
    { key: 'priceOfFurtherPlans', values: prices(offering, true) },
  ];
}
