import { CLEAR_ORDER } from '../../cart';
import { formatPhoneNumber } from '../../identity';
import type { PurchaseAction, PurchaseText } from '../model';
import { swapOf, type SwitchingCart } from './is-re-switching';

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
