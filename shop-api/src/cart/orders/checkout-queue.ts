import type { CartAnswerWire } from 'shared-domain/cart/io';
import { PATHS } from 'shared-domain/contracts/paths';

/** How long an order counts as being in the checkout after the checkout was last opened. */
export const CHECKOUT_HOLD_MS = 15 * 60_000;

export interface CheckoutState {
  /** Other orders in the checkout; null: there is no limit. */
  readonly others: number | null;
  /** This order is in the checkout. */
  readonly isInside: boolean;
}

/** An order in the checkout stays there; others wait while it is full (F4.4-1). @param limit null: never full */
export const isQueued = ({ others, isInside }: CheckoutState, limit: number | null): boolean =>
  limit !== null && others !== null && !isInside && others >= limit;

/** Fields of the answer for an order that must wait: the checkout is full, and the path of the waiting room (F4.4-1). */
export const queueFields = (): Pick<CartAnswerWire, 'isInsideQueue' | 'queueData'> => ({
  isInsideQueue: true,
  queueData: { waitingRoom: PATHS.queue },
});
