/*
 * Shown when an update of the cart got no answer; the cart is unchanged (F8-1). In a file of its own: every page loads the cart's store,
 * not every page the texts of the cart.
 */
export const CART_NOT_UPDATED = 'Vi fikk dessverre ikke endret handlekurven. Prøv igjen.';
/** The answer to a change was lost: it may have been made. */
export const CART_UPDATE_UNKNOWN =
  'Vi fikk ikke svar, så vi vet ikke om handlekurven ble endret. Se over den før du prøver igjen.';
export const NOT_ADDED_TO_CART = 'Varen ble ikke lagt i handlekurven. Prøv igjen.';
/** The way to the checkout was asked for while a change has no answer yet. */
export const CART_ANSWER_AWAITED = 'Vi venter fortsatt på svar om handlekurven. Prøv igjen om litt.';
