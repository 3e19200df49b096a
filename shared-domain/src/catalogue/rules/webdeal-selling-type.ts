import type { FinancingOptionId, Webdeal } from '../model';
import { toTexts } from './webdeal-texts';

/** What campaigns call an option; '' for those of UKKO, which have no name there (P5-7). */
function sellingTypeOf(option: FinancingOptionId): 'svitsj' | 'leasing' | 'fullpris' | '' {
  if (option === 'new-switch' || option === 'existing-switch') return 'svitsj';
  if (option.startsWith('lease')) return 'leasing';
  return option.startsWith('upfront') ? 'fullpris' : '';
}

/** Whether a campaign holds for a financing option: it names no selling type, or that of the option (P5-7). */
export function isSoldByOption(
  { validSellingTypes }: Pick<Webdeal, 'validSellingTypes'>,
  option: FinancingOptionId,
): boolean {
  const types = toTexts(validSellingTypes);
  return types.length === 0 || types.includes(sellingTypeOf(option));
}
