import type { CartAnswer } from '../model';

/** Half of an order's life: someone who comes back then would find it gone the next day. */
const DUE_BEFORE_MS = 12 * 3_600_000;

/**
 * Whether an order that is looked at needs another day (F4.1-3): it has goods, is not paid, and has less than half a day left.
 *
 * @param nowMs time of the visit
 */
export function isExtensionDue(
  { hasPaid, cart, expiresAt }: Pick<CartAnswer, 'hasPaid' | 'cart' | 'expiresAt'>,
  nowMs: number,
): boolean {
  if (hasPaid || cart.content.length === 0 || expiresAt === undefined) return false;
  return Date.parse(expiresAt) - nowMs < DUE_BEFORE_MS;
}
