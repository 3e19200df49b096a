import type { CartAnswer, CartItem } from '../../cart';

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
