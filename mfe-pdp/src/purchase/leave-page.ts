import { emit } from 'shared-domain/runtime/event-bus';

/** Leaves for a page outside the shop's router: always a full navigation. */
export const leavePage = (href: string): void => window.location.assign(href);

/** The page from the server, with nothing left of what was chosen. */
export const reloadPage = (): void => window.location.reload();

/** Opens the cart, which says why a change was refused. */
export const showCart = (): void => void emit('shop:cart:drawer-requested@1', { open: true });
