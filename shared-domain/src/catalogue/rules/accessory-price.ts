import { type Ore, subtractOre, ZERO } from '../../money';
import type { AccessoryVariant } from '../model';

export interface AccessoryPrice {
  /** What it costs with the device. */
  readonly priceOre: Ore;
  /** The price that is struck, or null without a discount. */
  readonly beforeOre: Ore | null;
}

/**
 * Price of a compatible accessory: `discount` is taken off `price` (P3-38).
 *
 * @returns null when the price is not known: never 0; a discount above the price is an error of the backend and is ignored
 */
export function accessoryPrice({
  price,
  discount,
}: Pick<AccessoryVariant, 'price' | 'discount'>): AccessoryPrice | null {
  if (price === null || price === undefined) return null;
  const reduced = subtractOre(price, discount ?? ZERO);
  return reduced < ZERO || reduced === price
    ? { priceOre: price, beforeOre: null }
    : { priceOre: reduced, beforeOre: price };
}
