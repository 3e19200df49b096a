import { ceilToKrone, higherOre, lowerOre, type Ore, subtractOre } from '../../money';
import type { CartAnswer, CartText } from '../model';

type ProgressBar = NonNullable<NonNullable<CartAnswer['delivery']>['progressBar']>;

export interface FreeShipping {
  readonly text: CartText;
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
  const state: CartText = left > 0 ? { key: 'freeShippingLeft', values: { left } } : { key: 'freeShippingReached' };
  return {
    text: text ? { key: 'own', values: { text } } : state,
    min,
    max,
    value: lowerOre(max, higherOre(min, progress)),
    color,
  };
}
