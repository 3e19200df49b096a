import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Database } from '../../database';
import { KEY_LIFETIME_MS } from './idempotency';
import type { LedgerDetail } from './ledger';
import {
  type Commit,
  COMMIT_ORDER,
  FIND_ORDER,
  FIND_ORDER_AND_KEY,
  type FoundOrder,
  type FoundRow,
  toFound,
} from './order-statements';
import { sweepExpired } from './sweep';

export interface OrderStore {
  find(orderRef: string | null, key: string | null, now: Date): Promise<FoundOrder>;
  /** The order's ledger, oldest first. */
  historyOf(orderRef: string | null): Promise<readonly LedgerDetail[]>;
  /** One atomic statement. 'stale': another process changed the order or used the key since it was read. */
  commit(commit: Commit, now: Date): Promise<'done' | 'stale'>;
  markPaid(orderRef: string, before: number, answer: CartAnswerWire, now: Date): Promise<'done' | 'stale'>;
  /** Deletes what is older than its lifetime. */
  sweep(now: Date): Promise<void>;
}

export function orderStore(database: Database): OrderStore {
  return {
    async find(orderRef, key, now) {
      const at = now.toISOString();
      const [row] =
        key === null
          ? await database.query<FoundRow>(FIND_ORDER, [orderRef, at])
          : await database.query<FoundRow>(FIND_ORDER_AND_KEY, [
              orderRef,
              at,
              key,
              new Date(now.getTime() - KEY_LIFETIME_MS).toISOString(),
            ]);
      if (!row) throw new Error('The order query answers one row');
      return toFound(row);
    },

    async historyOf(orderRef) {
      const rows = await database.query<{ readonly detail: LedgerDetail }>(
        'SELECT detail FROM cart_event WHERE order_ref = $1 ORDER BY version, id',
        [orderRef],
      );
      return rows.map(({ detail }) => detail);
    },

    async commit(commit, now) {
      const rows = await database.query(COMMIT_ORDER, [{ ...commit, now }]);
      return rows.length > 0 ? 'done' : 'stale';
    },

    async markPaid(orderRef, before, answer, now) {
      const { upfront, monthly } = answer.totals;
      const rows = await database.query(
        `WITH paid AS (
           UPDATE cart_order SET paid_at = $3, paid_answer = $4, version = version + 1
           WHERE order_ref = $1 AND version = $2 AND paid_at IS NULL RETURNING version)
         INSERT INTO cart_event (order_ref, version, at, what, detail) SELECT $1, version, $3, 'pay', $5 FROM paid RETURNING id`,
        [orderRef, before, now.toISOString(), answer, { paid: { upfront, monthly } }],
      );
      return rows.length > 0 ? 'done' : 'stale';
    },

    sweep: (now) => sweepExpired(database, now),
  };
}
