import type { DeliveryMethod, DeliveryText } from '../model';
import { toDeliveryCode } from './delivery-code';

/**
 * The price, 'Fri frakt' for 0, or 'Gratis' for collecting in a shop, where nothing is shipped (P3-35). Null: the price is not
 * known, which does not mean free.
 */
export function deliveryPriceText({ type, price }: Pick<DeliveryMethod, 'type' | 'price'>): DeliveryText | null {
  if (price === null) return null;
  if (price > 0) return { key: 'price', values: { price } };
  return { key: toDeliveryCode(type) === 'PICK_UP_IN_SHOP' ? 'free' : 'freeShipping' };
}
