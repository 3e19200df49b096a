import type { CartAnswer, CartItem } from '../../cart';
import type { Realm } from '../../contracts/realm';
import { type Ore, ZERO } from '../../money';

/** The content of a cart; null until the browser has read it. */
type Cart = Pick<CartAnswer, 'cart'> | null;

/**
 * The cart item of a product (P2-7, P4-31): the one whose bundle is in the address, else the one added last.
 *
 * @param skus of all variants of the product
 */
export function cartItemOf(cart: Cart, skus: readonly string[], cartId: string | null): CartItem | null {
  const items = cart?.cart.content.filter(({ id }) => skus.includes(id)) ?? [];
  return items.find(({ bundleId }) => bundleId === cartId) ?? items.at(-1) ?? null;
}

/** The cartId of the address after a product was added: its bundle (P2-7); null without one. */
export const cartIdAfterAdding = (cart: Cart, sku: string): string | null =>
  cartItemOf(cart, [sku], null)?.bundleId ?? null;

/** Whether the cartId of the address has to be removed, because that bundle does not contain the product (P2-7). False while the cart is unknown. */
export function isCartIdStale(cart: Cart, skus: readonly string[], cartId: string | null): boolean {
  if (cart === null || cartId === null) return false;
  return cartItemOf(cart, skus, cartId)?.bundleId !== cartId;
}

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

/** Whether a refusal offers 'Tøm handlekurven': the order contains goods of another realm than the page's (P8-1). */
export const offersEmptyCart = (cart: Pick<CartAnswer, 'realm' | 'cart'> | null, pageRealm: Realm): boolean =>
  cart !== null && cart.cart.content.length > 0 && cart.realm !== pageRealm;
