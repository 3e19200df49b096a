import { useEffect } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import { useSearchParams } from 'shared-domain/runtime/router';
import { cartStore } from 'shared-domain/stores/cart-store';

/** The cart of the address is the first one that is shown, until the server's arrives (P2-6). It is never sent. */
export function useFirstCart(): void {
  const hasCart = useSearchParams()[0].has('c');
  useEffect(() => {
    if (!hasCart) return;
    import('../data/calls').then(
      ({ readCartParameter }) => {
        const cart = readCartParameter(window.location.search);
        if (cart) cartStore.setState((state) => (state.status === 'ready' ? state : { cart }));
      },
      (error: unknown) => reportError(error, { part: 'cart of the address' }),
    );
  }, [hasCart]);
}
