import type { CartAnswer } from '../../cart';
import { type Ore, ZERO } from '../../money';
import { cartItemOf } from './product-in-cart';

export interface SentDiscount {
  readonly code: string;
  readonly sku: string;
  /** The price that was shown with it. */
  readonly price: { readonly upfront: Ore; readonly monthly?: Ore };
}

/**
 * Whether a cart took a product without the discount that it was sent with, and did not say so (P7-10, P7-17). A row without a discount
 * that costs what was shown is in order: some backends state the reduced price alone.
 */
export function isDiscountDropped(cart: Pick<CartAnswer, 'cart'>, { code, sku, price }: SentDiscount): boolean {
  const item = cartItemOf(cart, [sku], null);
  if (!item) return false;
  if (item.discount) return item.discount.code !== undefined && item.discount.code !== code;
  const { upfront = ZERO, monthly = ZERO } = item.price;
  return upfront > price.upfront || monthly > (price.monthly ?? ZERO);
}
