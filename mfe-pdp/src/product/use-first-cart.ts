import { useEffect, useEffectEvent } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import { reportError } from 'shared-domain/runtime/error-report';
import { useSearchParams } from 'shared-domain/runtime/router';
import { cartStore } from 'shared-domain/stores/cart-store';

/** The cart of the address is the first one that is shown, until the server's arrives (P2-6). It is never sent. */
export function useFirstCart(): void {
  const [parameters] = useSearchParams();
  const hasCart = parameters.has('c');
  const onLoaded = useEffectEvent((read: (search: string) => CartAnswer | null) => {
    const cart = read(parameters.toString());
    if (cart) cartStore.setState((state) => (state.status === 'ready' ? state : { cart }));
  });
  useEffect(() => {
    if (!hasCart) return;
    import(/* webpackChunkName: 'calls' */ 'shared-domain/cart/io').then(
      ({ readCartParameter }) => onLoaded(readCartParameter),
      (error: unknown) => reportError(error, { part: 'cart of the address' }),
    );
  }, [hasCart]);
}
