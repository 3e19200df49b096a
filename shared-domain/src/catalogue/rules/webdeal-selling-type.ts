import type { FinancingOptionId, Webdeal } from '../model';
import { toTexts } from './webdeal-texts';

/** Name of a financing option in campaigns; '' for UKKO options, which campaigns do not name (P5-7). */
function sellingTypeOf(option: FinancingOptionId): 'svitsj' | 'leasing' | 'fullpris' | '' {
  if (option === 'new-switch' || option === 'existing-switch') return 'svitsj';
  if (option.startsWith('lease')) return 'leasing';
  return option.startsWith('upfront') ? 'fullpris' : '';
}

/** Whether a campaign applies to a financing option: it names no selling type, or the option's (P5-7). */
export function isSoldByOption(
  { validSellingTypes }: Pick<Webdeal, 'validSellingTypes'>,
  option: FinancingOptionId,
): boolean {
  const types = toTexts(validSellingTypes);
  return types.length === 0 || types.includes(sellingTypeOf(option));
}
