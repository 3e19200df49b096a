import type { CartAnswerWire } from 'shared-domain/cart/io';
import { PATHS } from 'shared-domain/contracts/paths';

/** An order counts as being paid for so long after its checkout was last opened. */
export const CHECKOUT_HELD_MS = 15 * 60_000;

export interface CheckoutState {
  /** Orders that are being paid, this one left out; null: there is no limit. */
  readonly others: number | null;
  /** This order is being paid. */
  readonly isInside: boolean;
}

/** Whoever is inside stays inside; everybody else waits while it is full (F4.4-1). @param limit null: never full */
export const isQueued = ({ others, isInside }: CheckoutState, limit: number | null): boolean =>
  limit !== null && others !== null && !isInside && others >= limit;

/** What the answer says to somebody who waits: the checkout is full, and where one waits (F4.4-1). */
export const queueFields = (): Pick<CartAnswerWire, 'isInsideQueue' | 'queueData'> => ({
  isInsideQueue: true,
  queueData: { waitingRoom: PATHS.queue },
});
