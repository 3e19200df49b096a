import {
  applyMultiplier,
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
import { linesPrice } from './list-price';

export interface FamilySummary {
  /** One row per line, then the discount. */
  readonly rows: readonly { readonly label: SubscriptionText; readonly value: string }[];
  readonly totalLabel: SubscriptionText;
  readonly total: string;
  /** Struck beside the total, or null. */
  readonly struck: string | null;
}

export interface FamilyFacts {
  readonly lines: number;
  /** The yearly discount is chosen: the offering's multiplier applies. */
  readonly hasYearlyDiscount: boolean;
  /** The commitment is shown elsewhere: the row of the yearly discount is left out (F9.9-7). */
  readonly hasCommitmentFlag?: boolean;
}

function totalLabel(lines: number, discount: Ore): SubscriptionText {
  if (discount === ZERO) return { key: 'totalWithFamily' };
  return { key: lines > 1 ? 'totalWithFamilyAndYearly' : 'totalWithYearly' };
}

/** Monthly cost of N lines of a plan, with family and yearly discount (F9.9-3..8); null for no lines. */
export function familySummary(
  offering: Offering,
  { lines, hasYearlyDiscount, hasCommitmentFlag = false }: FamilyFacts,
): FamilySummary | null {
  if (lines < 1) return null;
  const multiplier = hasYearlyDiscount ? commitmentMultiplier(offering) : 1;
  const first = offering.monthlyOfferingPrice;
  const further = offering.monthlyOfferingPriceLines ?? offering.monthlyOfferingPrice;
  const sum = linesPrice(offering, lines);
  const total = ceilToKrone(sum);
  const discounted = ceilToKrone(applyMultiplier(sum, multiplier));
  const discount = subtractOre(total, discounted);
  const data: SubscriptionText = dataText(offering) ?? {
    key: 'own',
    values: { text: offering.subscriptionShortname },
  };
  const family = Array.from({ length: lines - 1 }, () => ({
    label: { key: 'dataWithDiscount', values: { data } } as const,
    value: formatMonthly(further),
  }));
  const yearly = {
    label: { key: 'yearlyDiscount', values: { percent: discountPercent(multiplier) } } as const,
    value: formatMonthly(subtractOre(ZERO, discount)),
  };
  const showsYearly = discount !== ZERO && !hasCommitmentFlag;
  return {
    rows: [{ label: data, value: formatMonthly(first) }, ...family, ...(showsYearly ? [yearly] : [])],
    totalLabel: totalLabel(lines, discount),
    total: formatMonthly(discounted),
    struck: discount === ZERO ? null : formatPrice(timesOre(first, lines)),
  };
}
