import { NO_BREAK_SPACE } from '../../money';
import type { Offering } from '../model';

/** P9-29, F9.5-2. */
export const UNLIMITED_DATA = `Ubegrenset${NO_BREAK_SPACE}data`;

type DataFacts = Pick<Offering, 'isDataUnlimited' | 'dataIncluded' | 'doubleData'>;

/** '10 GB' as the plan is without any offer, or null for a plan without an amount. */
export const ordinaryData = ({ dataIncluded }: Pick<Offering, 'dataIncluded'>): string | null =>
  dataIncluded ? `${dataIncluded.amount}${NO_BREAK_SPACE}${dataIncluded.unit}` : null;

/** How much data a plan has: 'Ubegrenset data', '10 GB', the doubled amount where there is one (F9.5-2, F9.7-1); else null. */
export function dataText({ isDataUnlimited, dataIncluded, doubleData }: DataFacts): string | null {
  if (isDataUnlimited) return UNLIMITED_DATA;
  return ordinaryData({ dataIncluded: dataIncluded && { ...dataIncluded, amount: doubleData ?? dataIncluded.amount } });
}
