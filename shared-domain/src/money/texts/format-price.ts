import type { Ore } from '../model';

/** Between thousands and before a unit, where no line may break (F9.1-25). */
export const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** The parts of a price: the amount in large type, the unit in small type. */
export interface PriceParts {
  readonly amount: string;
  /** '/md.' of a monthly price, else ''. */
  readonly unit: '' | '/md.';
}

/** Whole number with separated thousands: 12990 → '12 990'. */
export const formatInteger = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);

/** '12 990,-', or '99,50 kr' when it is not whole (F9.1-25, P9-35). */
export function formatPrice(amount: Ore): string {
  const absolute = Math.abs(amount);
  const kroner = formatInteger(Math.floor(absolute / 100));
  const rest = absolute % 100;
  const text = rest === 0 ? `${kroner},-` : `${kroner},${String(rest).padStart(2, '0')}${NO_BREAK_SPACE}kr`;
  return amount < 0 ? `${MINUS}${text}` : text;
}

export const priceParts = (amount: Ore): PriceParts => ({ amount: formatPrice(amount), unit: '' });
export const monthlyParts = (amount: Ore): PriceParts => ({ amount: formatPrice(amount), unit: '/md.' });

/** '541,-/md.' (F9.1-25). */
export const formatMonthly = (amount: Ore): string => `${formatPrice(amount)}/md.`;

/** '24 md.' with a space that does not break. */
export const formatMonths = (months: number): string => `${months}${NO_BREAK_SPACE}md.`;

/** After a price of the first months, '0,-/md.': 'i 2 md., deretter 169,-/md.'. */
export const formatAfterFree = (freeMonths: number, monthly: Ore): string =>
  `i ${formatMonths(freeMonths)}, deretter ${formatMonthly(monthly)}`;

/** Note beside every price without mva. (P6-14, P6-15, F6-10). */
export const WITHOUT_VAT_NOTE = '(ekskl. mva.)';
