import { useEffect } from 'react';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { closeDrawer, openDrawer } from './header-store';

/** Opens and closes the cart drawer for whoever asks on the bus: a product page, the panel itself, a page that is not ours. */
export function useCartDrawerRequests(hasDrawer: boolean): void {
  useEffect(() => {
    if (!hasDrawer) return;
    return subscribe('shop:cart:drawer-requested@1', ({ open }) => (open ? openDrawer('cart') : closeDrawer('cart')));
  }, [hasDrawer]);
}

/** The header's own button asks the way everyone does, so whoever listens hears of it. */
export const requestCartDrawer = (): void => emit('shop:cart:drawer-requested@1', { open: true });
