import type { CartText } from '../model';

/** The cart button of the header and the drawer that it opens (F2.5-2, F2.5-3). */
export interface CartButton {
  readonly label: CartText;
  /** Number on the badge. */
  readonly badge: number;
  readonly drawerTitle: CartText;
}

/**
 * @param itemCount items by F5.1-5
 * @returns null at 0 items: no button, no drawer
 */
export const cartButton = (itemCount: number): CartButton | null =>
  itemCount > 0 ? { label: { key: 'cart' }, badge: itemCount, drawerTitle: drawerTitle(itemCount) } : null;

/** Title with the number of items; also for a drawer that is still open after its last item was removed. */
export const drawerTitle = (itemCount: number): CartText => ({ key: 'drawerTitle', values: { count: itemCount } });
