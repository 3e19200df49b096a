/** The cart button of the header and the drawer that it opens (F2.5-2, F2.5-3). */
export interface CartButton {
  readonly label: 'Handlekurv';
  /** Number on the badge. */
  readonly badge: number;
  readonly drawerTitle: string;
}

/**
 * @param itemCount items by F5.1-5
 * @returns null at 0 items: no button, no drawer
 */
export const cartButton = (itemCount: number): CartButton | null =>
  itemCount > 0 ? { label: 'Handlekurv', badge: itemCount, drawerTitle: drawerTitle(itemCount) } : null;

/** 'Handlekurv (2)'; also for a drawer that is still open after its last item was removed. */
export const drawerTitle = (itemCount: number): string => `Handlekurv (${itemCount})`;
