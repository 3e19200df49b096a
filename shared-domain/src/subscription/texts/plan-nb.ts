import { textFunction, type TextTable } from '../../kernel';
import { formatMonthly, formatMonths, NO_BREAK_SPACE } from '../../money';
import type { PlanText } from '../model';

/** Bokmål texts of a plan's card beside a device: a product page needs no others at first. */
export const PLAN_TEXTS: TextTable<PlanText> = {
  own: ({ text }) => text,
  unlimitedData: `Ubegrenset${NO_BREAK_SPACE}data`,
  data: ({ amount, unit }) => `${amount}${NO_BREAK_SPACE}${unit}`,
  junior: 'Junior',
  juniorWatch: 'Abonnement til barneklokke',
  speedWordMax: 'max',
  speedWordHigh: 'høy',
  speedWordModerate: 'moderat',
  forTwoMonths: `i${NO_BREAK_SPACE}2${NO_BREAK_SPACE}måneder`,
  afterFirstYear: ({ amount }) => `${formatMonthly(amount)} etter ${formatMonths(12)}`,
};

export const planText = textFunction<PlanText>(PLAN_TEXTS);
