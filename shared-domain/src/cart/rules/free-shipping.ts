import { ceilToKrone, formatPrice, higherOre, lowerOre, type Ore, subtractOre } from '../../money';
import type { CartAnswer } from '../model';

type ProgressBar = NonNullable<NonNullable<CartAnswer['delivery']>['progressBar']>;

export interface FreeShipping {
  readonly text: string;
  readonly min: Ore;
  readonly max: Ore;
  /** Clamped to [min, max]. */
  readonly value: Ore;
  /** Name of a colour token (F9.2-3). */
  readonly color: string;
}

/** Progress towards free shipping (F9.2-3). */
export function freeShipping({ text, min, max, progress, color = 'corePurple700' }: ProgressBar): FreeShipping {
  const left = ceilToKrone(subtractOre(max, progress));
  const own = left > 0 ? `Du har ${formatPrice(left)} igjen til fri frakt` : 'Du har fått fri frakt';
  return { text: text || own, min, max, value: lowerOre(max, higherOre(min, progress)), color };
}
