import type { CartText } from '../model';

/** Title of the cart drawer with the number of items (F2.5-3); also for one that is still open after its last item was removed. */
export const drawerTitle = (itemCount: number): CartText => ({ key: 'drawerTitle', values: { count: itemCount } });
