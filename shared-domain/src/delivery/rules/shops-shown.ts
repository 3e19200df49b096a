import type { DeliveryText } from '../model';

/** How many more shops each step shows, by default (P9-2). */
export const SHOPS_PER_STEP = 5;

export interface ShownShops<Entry> {
  readonly shown: readonly Entry[];
  /** 'Vis 5 butikker til': how many more the next step shows; null when all are shown. */
  readonly moreText: DeliveryText | null;
}

/**
 * The shops that are listed: the first few, and as many more with each step (P4-67, P9-2).
 *
 * @param steps how often the shopper asked for more, 0 at first
 * @param perStep configured, from 1
 */
export function showShops<Entry>(
  shops: readonly Entry[],
  steps: number,
  perStep: number = SHOPS_PER_STEP,
): ShownShops<Entry> {
  const shown = shops.slice(0, perStep * (steps + 1));
  const more = Math.min(perStep, shops.length - shown.length);
  return { shown, moreText: more > 0 ? { key: 'moreShops', values: { count: more } } : null };
}
