import {
  applyMultiplier,
  ceilToKrone,
  discountPercent,
  formatMonthly,
  formatPrice,
  NO_BREAK_SPACE,
  type Ore,
  subtractOre,
  timesOre,
  ZERO,
} from '../../money';
import type { Offering } from '../model';
import { commitmentMultiplier } from './binding';
import { dataText } from './data-text';
import { linesPrice } from './list-price';

export interface FamilySummary {
  /** One row per line, then the discount. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly totalLabel: string;
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

function totalLabel(lines: number, discount: Ore): string {
  if (discount === ZERO) return 'Totalt pr. md. med familierabatt';
  return lines > 1 ? 'Totalt pr. md. med familierabatt og årsrabatt' : 'Totalt pr. md. med årsrabatt';
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
  const data = dataText(offering) ?? offering.subscriptionShortname;
  const family = Array.from({ length: lines - 1 }, () => ({
    label: `${data} m/rabatt`,
    value: formatMonthly(further),
  }));
  const yearly = {
    label: `Årsrabatt ${discountPercent(multiplier)}${NO_BREAK_SPACE}% rabatt`,
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
