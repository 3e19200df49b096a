import { useEffect } from 'react';
import { countItems } from 'shared-domain/cart';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { cartStore, refreshCart, useCart } from 'shared-domain/stores/cart-store';
import { closeDrawer, mountDrawer, openDrawer, useHeader } from './header-store';

/**
 * Opens and closes the cart drawer on request of the event bus: from a product page, the panel itself, an open page.
 *
 * @param load the drawer's code; it keeps its identity. When the drawer is expected it is loaded and mounted, closed.
 */
export function useCartDrawerRequests(hasDrawer: boolean, load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!hasDrawer) return;
    const unsubscribe = [
      subscribe('shop:cart:drawer-requested@1', ({ open, added, message }) => {
        if (open) openDrawer('cart', added === undefined ? null : { name: added, message });
        else closeDrawer('cart');
        return 'handled';
      }),
      subscribe('shop:cart:line-removed@1', () => useHeader.setState({ added: null })),
      subscribe('shop:cart:drawer-expected@1', () => {
        // A failure shows when the drawer is really opened.
        load().then(
          () => mountDrawer('cart'),
          () => undefined,
        );
      }),
    ];
    return () => unsubscribe.forEach((stop) => stop());
  }, [hasDrawer, load]);
}

/** The header's own button opens and closes it (F4.2-1). It sends the event too, so that every listener knows of it. */
export const requestCartDrawer = (): void =>
  void emit('shop:cart:drawer-requested@1', { open: useHeader.getState().openDrawer !== 'cart' });

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
