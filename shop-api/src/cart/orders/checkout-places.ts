import { ADVISORY_LOCKS, type Database } from '../../database';
import { CHECKOUT_HOLD_MS } from './checkout-queue';

/** Places that one client may hold: a quarter of all, and at least one. */
export const placesPerClient = (limit: number): number => Math.max(1, Math.floor(limit / 4));

/** Who asks for a place, as a digest; null: not limited. */
export type CheckoutClient = string | null;

/**
 * Gives an order a place in the checkout, or keeps the one that it has for another CHECKOUT_HOLD_MS. Orders enter one at a time, so
 * that no place is given twice.
 *
 * @returns whether the order has a place
 */
export const enterCheckout = (
  database: Database,
  orderRef: string,
  { limit, client, now }: { readonly limit: number; readonly client: CheckoutClient; readonly now: Date },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.checkout]);
    const rows = await tx.query(
      `UPDATE cart_order o SET checkout_until = $2, checkout_client = CASE WHEN o.checkout_until > $3 THEN o.checkout_client ELSE $4 END
       WHERE o.order_ref = $1 AND o.paid_at IS NULL AND (o.checkout_until > $3 OR (
         (SELECT count(*) FROM cart_order c WHERE c.checkout_until > $3 AND c.paid_at IS NULL) < $5
         AND (SELECT count(*) FROM cart_order c WHERE c.checkout_until > $3 AND c.paid_at IS NULL AND c.checkout_client = $4) < $6))
       RETURNING 1`,
      [
        orderRef,
        new Date(now.getTime() + CHECKOUT_HOLD_MS).toISOString(),
        now.toISOString(),
        client,
        limit,
        placesPerClient(limit),
      ],
    );
    return rows.length > 0;
  });
