import { type Ore, toOre } from '../../money';
import { codePart } from './code-part';

export interface StreamingPrices {
  readonly mobile: Ore;
  readonly streaming: Ore;
  /** Guide price of the streaming service by itself. */
  readonly guide: Ore;
}

/** The plan that is sold together with a streaming service (F9.10-16, F9.10-4). */
export const isStreamingBundle = (offeringCode: string): boolean => codePart(offeringCode) === 'MOBIL_X_RASK_VT';

/** The fixed prices a month of plan and streaming service (F9.10-16); null for a plan without one. */
export function streamingPrices(
  offeringCode: string,
  { isFamily = false, hasCommitment = false }: { readonly isFamily?: boolean; readonly hasCommitment?: boolean },
): StreamingPrices | null {
  if (!isStreamingBundle(offeringCode)) return null;
  return { mobile: toOre(isFamily ? 399 : 499), streaming: toOre(hasCommitment ? 499 : 599), guide: toOre(749) };
}
