import { emit } from 'shared-domain/runtime/event-bus';

/** Opens the cart, which says why a change was refused. */
export const showCart = (): void => void emit('shop:cart:drawer-requested@1', { open: true });
