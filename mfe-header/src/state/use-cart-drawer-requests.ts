import { useEffect } from 'react';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { closeDrawer, openDrawer } from './header-store';

/** Opens and closes the cart drawer on request of the event bus: from a product page, the panel itself, an open page. */
export function useCartDrawerRequests(hasDrawer: boolean): void {
  useEffect(() => {
    if (!hasDrawer) return;
    return subscribe('shop:cart:drawer-requested@1', ({ open }) => (open ? openDrawer('cart') : closeDrawer('cart')));
  }, [hasDrawer]);
}

/** The header's own button sends the event too, so that every listener knows of it. */
export const requestCartDrawer = (): void => emit('shop:cart:drawer-requested@1', { open: true });
