import { addOre, formatPrice, type Ore } from '../../money';
import type { CartText } from '../model';

/** Input of the summary's disclaimer (F3.2-6): a text or a list of items. */
export type DisclaimerInput = string | readonly DisclaimerItem[];

export interface DisclaimerItem {
  readonly name: string;
  readonly total: Ore;
  readonly description: string | readonly string[];
}

export interface Disclaimer {
  readonly heading: CartText;
  /** '18 972,-', the sum of the items' totals; null for a plain text. */
  readonly total: string | null;
  /** One part per item; a plain text is one part without name and amount. */
  readonly parts: readonly {
    readonly name: string;
    readonly total: string | null;
    readonly description: readonly string[];
  }[];
}

const HEADING: CartText = { key: 'minimumTotal' };

/** The disclaimer below the totals (F3.2-6, F9.2-9), from a text or a list of items; null when the input is empty. */
export function toDisclaimer(input: DisclaimerInput): Disclaimer | null {
  if (input.length === 0) return null;
  if (typeof input === 'string')
    return { heading: HEADING, total: null, parts: [{ name: '', total: null, description: [input] }] };
  const parts = input.map(({ name, total, description }) => ({
    name,
    total: formatPrice(total),
    description: [description].flat(),
  }));
  return { heading: HEADING, total: formatPrice(addOre(...input.map(({ total }) => total))), parts };
}
