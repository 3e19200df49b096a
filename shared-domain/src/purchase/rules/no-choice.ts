import type { FinancingMethod } from '../../catalogue';
import type { PageText } from '../model';

/** What is shown instead of the methods when there are none (P8-11), else null. */
export function noMethodText(methods: readonly FinancingMethod[], hidePrices: boolean): PageText | null {
  if (methods.length > 0) return null;
  return { key: hidePrices ? 'priceToCome' : 'noMethods' };
}

/** What is shown instead of the options of a method that has none (P8-12), else null. */
export const noOptionText = (optionCount: number): PageText | null => (optionCount > 0 ? null : { key: 'noOptions' });
