import { useEffect } from 'react';
import { countItems } from 'shared-domain/cart';
import { cartStore, refreshCart, useCart } from 'shared-domain/stores/cart-store';

/**
 * Items in the cart (F5.1-5); 0 on the server and until the cart has been read.
 *
 * @param isOurOrigin whether the cart of this page's origin is the shop's
 */
export function useCartCount(isOurOrigin: () => boolean): number {
  useEffect(() => {
    if (cartStore.getState().status === 'idle' && isOurOrigin()) void refreshCart();
  }, [isOurOrigin]);
  return useCart(({ cart }) => (cart ? countItems(cart.cart.content) : 0));
}
