import { addOre, type Ore, ZERO } from '../../money';

/** A price a month, and for how many months from the start it is not paid. */
export interface MonthlyPart {
  readonly monthly: Ore;
  readonly freeMonths?: number | undefined;
}

/** What is paid for it at first, and later; `later` is null where every month costs the same. */
export interface PaidMonthly {
  readonly first: Ore;
  readonly later: { readonly freeMonths: number; readonly monthly: Ore } | null;
}

/** What a price with free months costs at first and later: the one rule behind every line that shows it. */
export const paidMonthly = ({ monthly, freeMonths = 0 }: MonthlyPart): PaidMonthly =>
  freeMonths > 0 && monthly > 0 ? { first: ZERO, later: { freeMonths, monthly } } : { first: monthly, later: null };

/**
 * The sums of the months in which parts are free, the first ones first: each holds up to and including its month. Empty where nothing is
 * free; afterwards the sum of all parts is paid.
 *
 * @param parts prices less discounts, times quantity
 */
export function firstMonths(parts: readonly MonthlyPart[]): readonly { readonly months: number; readonly sum: Ore }[] {
  const ends = parts.flatMap((part) => paidMonthly(part).later?.freeMonths ?? []);
  return [...new Set(ends)]
    .sort((one, other) => one - other)
    .map((months) => ({
      months,
      sum: addOre(...parts.filter(({ freeMonths = 0 }) => freeMonths < months).map(({ monthly }) => monthly)),
    }));
}
