import { NO_BREAK_SPACE } from '../../money';
import type { Offering } from '../model';

/** The amount of an unlimited plan (P9-29, F9.5-2). */
export const UNLIMITED_DATA = `Ubegrenset${NO_BREAK_SPACE}data`;

type DataFacts = Pick<Offering, 'isDataUnlimited' | 'dataIncluded' | 'doubleData'>;

/** '10 GB', the amount without any offer; null for a plan without an amount. */
export const ordinaryData = ({ dataIncluded }: Pick<Offering, 'dataIncluded'>): string | null =>
  dataIncluded ? `${dataIncluded.amount}${NO_BREAK_SPACE}${dataIncluded.unit}` : null;

/** A plan's data: 'Ubegrenset data', or '10 GB' with any doubling (F9.5-2, F9.7-1); null without an amount. */
export function dataText({ isDataUnlimited, dataIncluded, doubleData }: DataFacts): string | null {
  if (isDataUnlimited) return UNLIMITED_DATA;
  return ordinaryData({ dataIncluded: dataIncluded && { ...dataIncluded, amount: doubleData ?? dataIncluded.amount } });
}
