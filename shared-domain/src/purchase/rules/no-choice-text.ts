import { type FinancingMethod, PRICE_TO_COME } from '../../catalogue';

/** What stands in place of the methods when there is none (P8-11), else null. */
export function noMethodText(methods: readonly FinancingMethod[], hidePrices: boolean): string | null {
  if (methods.length > 0) return null;
  return hidePrices ? PRICE_TO_COME : 'Det finnes ingen tilgjengelige betalingsmåter.';
}

/** What stands in place of the options of a method that has none (P8-12), else null. */
export const noOptionText = (optionCount: number): string | null =>
  optionCount > 0 ? null : 'Ingen valg for dette alternativet.';
