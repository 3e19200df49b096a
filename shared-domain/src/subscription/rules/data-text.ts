import type { Offering, PlanText } from '../model';

/** '10 GB', the amount without any offer; null for a plan without an amount. */
export const ordinaryData = ({ dataIncluded }: Pick<Offering, 'dataIncluded'>): PlanText | null =>
  dataIncluded ? { key: 'data', values: dataIncluded } : null;

/** A plan's data: unlimited (P9-29), or '10 GB' with any doubling (F9.5-2, F9.7-1); null without an amount. */
export function dataText({
  isDataUnlimited,
  dataIncluded,
  doubleData,
}: Pick<Offering, 'isDataUnlimited' | 'dataIncluded' | 'doubleData'>): PlanText | null {
  if (isDataUnlimited) return { key: 'unlimitedData' };
  return ordinaryData({ dataIncluded: dataIncluded && { ...dataIncluded, amount: doubleData ?? dataIncluded.amount } });
}
