import type { CartAnswer, CartItem } from '../../cart';

/** The part of a cart that says what is in it; null until the browser has it. */
type Cart = Pick<CartAnswer, 'cart'> | null;

/**
 * The cart item of a product (P2-7, P4-31): the bundle of the address if it is the product's, else the one added last.
 *
 * @param skus of all variants of the product
 */
export function cartItemOf(cart: Cart, skus: readonly string[], cartId: string | null): CartItem | null {
  const items = cart?.cart.content.filter(({ id }) => skus.includes(id)) ?? [];
  return items.find(({ bundleId }) => bundleId === cartId) ?? items.at(-1) ?? null;
}

/** What the address says of the cart after a product was added: its bundle, or nothing without one (P2-7). */
export const cartIdAfterAdding = (cart: Cart, sku: string): string | null =>
  cartItemOf(cart, [sku], null)?.bundleId ?? null;

/** Whether the address names a bundle without the product, so that cartId is to be removed (P2-7). Unknown carts remove nothing. */
export function isCartIdStale(cart: Cart, skus: readonly string[], cartId: string | null): boolean {
  if (cart === null || cartId === null) return false;
  return cartItemOf(cart, skus, cartId)?.bundleId !== cartId;
}
