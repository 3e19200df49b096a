/*
 * Shown when an update of the cart got no answer; the cart is unchanged (F8-1). In a file of its own: every page loads the cart's store,
 * not every page the texts of the cart.
 */
export const CART_NOT_UPDATED = 'Vi fikk dessverre ikke endret handlekurven. Prøv igjen.';
export const NOT_ADDED_TO_CART = 'Varen ble ikke lagt i handlekurven. Prøv igjen.';
