import { type CartAnswer, CLEAR_ORDER } from '../../cart';
import { formatPhoneNumber } from '../../identity';
import type { PurchaseAction, PurchaseText } from '../model';

/** The phone that a consumer swaps: of the cart, as far as the rules read it. */
type Swap = Pick<NonNullable<CartAnswer['reSwitch']>, 'name' | 'phoneNumber'>;
type SwitchingCart = (Pick<CartAnswer, 'realm'> & { readonly reSwitch: Swap | null }) | null;

/** The swap of a consumer's phone on a switch agreement in this cart (P6-13, P3-29); null without one. */
export const swapOf = (cart: SwitchingCart): Swap | null => (cart?.realm === 'B2C' ? cart.reSwitch : null);

/** Whether a consumer swaps a phone with this cart (P6-13). */
export const isReSwitching = (cart: SwitchingCart): boolean => swapOf(cart) !== null;

export interface SwitchBanner {
  readonly text: PurchaseText;
  readonly abortText: PurchaseText;
}

/** The banner during a swap (P2-47, P6-13); null without one. */
export function switchBanner(cart: SwitchingCart): SwitchBanner | null {
  const swap = swapOf(cart);
  return (
    swap && {
      text: { key: 'swapping', values: { phone: swap.name, phoneNumber: formatPhoneNumber(swap.phoneNumber) } },
      abortText: { key: 'abortSwap' },
    }
  );
}

/** The actions that abort a swap: the order is emptied, then the page reloads (P2-47, P4-52, P7-15). */
export const ABORT_SWITCH: readonly PurchaseAction[] = [
  { kind: 'update-cart', input: CLEAR_ORDER },
  { kind: 'reload-page' },
];
