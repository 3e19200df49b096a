import { useEffect } from 'react';
import { type CartAnswer, isRenderedWhole } from 'shared-domain/cart';
import { keepQueueData } from 'shared-domain/cart/io';
import { getConfig } from 'shared-domain/runtime/config';
import { adoptCart, cartStore, refreshCart, useCart } from 'shared-domain/stores/cart-store';

export type ShownCart =
  | { readonly status: 'ready'; readonly answer: CartAnswer }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' };

/**
 * The cart to show: the store's, until then the one that the server rendered.
 *
 * @param rendered the visitor's cart in the page's own HTML; null elsewhere
 */
export function useShownCart(rendered: CartAnswer | null): ShownCart {
  const status = useCart((state) => state.status);
  const cart = useCart((state) => state.cart);

  useEffect(() => {
    if (!rendered || !isRenderedWhole(rendered)) void refreshCart();
    // The cart of a store that is ready is newer than this page's HTML.
    else if (cartStore.getState().status !== 'ready') {
      // No call was made, which would have kept it (F4.4-1).
      keepQueueData(rendered, getConfig().checkoutEnvironment);
      adoptCart(rendered);
    }
  }, [rendered]);

  if (status === 'failed' && !rendered) return { status: 'failed' };
  const answer = status === 'ready' ? cart : rendered;
  return answer ? { status: 'ready', answer } : { status: 'loading' };
}
