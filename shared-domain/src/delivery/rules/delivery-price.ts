import { formatPrice } from '../../money';
import type { DeliveryMethod } from '../model';
import { toDeliveryCode } from './delivery-code';

/**
 * '59,-' or 'Fri frakt'; 'Gratis' for collecting in a shop, where nothing is shipped (P3-35). Null: the price is not known, which
 * is never free.
 */
export function deliveryPriceText({ type, price }: Pick<DeliveryMethod, 'type' | 'price'>): string | null {
  if (price === null) return null;
  if (price > 0) return formatPrice(price);
  return toDeliveryCode(type) === 'PICK_UP_IN_SHOP' ? 'Gratis' : 'Fri frakt';
}
