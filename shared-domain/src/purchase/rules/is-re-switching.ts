import type { CartAnswer } from '../../cart';

/** The phone that a consumer swaps: of the cart, as far as the rules read it. */
type Swap = Pick<NonNullable<CartAnswer['reSwitch']>, 'name' | 'phoneNumber'>;
export type SwitchingCart = (Pick<CartAnswer, 'realm'> & { readonly reSwitch: Swap | null }) | null;

/** The swap of a consumer's phone on a switch agreement in this cart (P6-13, P3-29); null without one. */
export const swapOf = (cart: SwitchingCart): Swap | null => (cart?.realm === 'B2C' ? cart.reSwitch : null);

/** Whether a consumer swaps a phone with this cart (P6-13). */
export const isReSwitching = (cart: SwitchingCart): boolean => swapOf(cart) !== null;
