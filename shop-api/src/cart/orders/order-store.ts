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

const DAY_MS = 86_400_000;
/** How long an unpaid order and its events are kept after it has expired. */
export const UNPAID_RETENTION_MS = 30 * DAY_MS;

/** Rows of one statement: it holds its locks only for moments. */
const CHUNK = 500;
/** A sweep stops after this time; the next one continues. */
const DEADLINE_MS = 5_000;

/** Personal data comes first. Each statement takes a time and the size of a chunk, and answers one row for each row that it changed. */
const STEPS: readonly { readonly ageMs: number; readonly sql: string }[] = [
  {
    ageMs: 0,
    sql: `UPDATE cart_order SET customers = '{}', swap = NULL WHERE order_ref IN (
      SELECT order_ref FROM cart_order WHERE expires_at <= $1 AND paid_at IS NULL AND (customers <> '{}' OR swap IS NOT NULL)
      LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  },
  {
    ageMs: 0,
    sql: `DELETE FROM shop_session WHERE token_hash IN (
      SELECT token_hash FROM shop_session WHERE expires_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  },
  {
    ageMs: 0,
    sql: `UPDATE waiting_ticket SET client = NULL WHERE ticket IN (
      SELECT ticket FROM waiting_ticket WHERE client IS NOT NULL AND (state IN ('spent', 'expired') OR active_until <= $1)
      LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  },
  {
    ageMs: DAY_MS,
    sql: `DELETE FROM waiting_ticket WHERE ticket IN (
      SELECT ticket FROM waiting_ticket WHERE seen_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  },
  {
    ageMs: KEY_LIFETIME_MS,
    sql: `DELETE FROM cart_idempotency WHERE key IN (
      SELECT key FROM cart_idempotency WHERE created_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  },
  { ageMs: UNPAID_RETENTION_MS, sql: 'SELECT 1 FROM generate_series(1, cart_sweep($1, $2))' },
];

/** Deletes what is older than its lifetime, in chunks and for a bounded time. */
export async function sweepExpired(database: Database, now: Date, deadlineMs = DEADLINE_MS): Promise<void> {
  const end = performance.now() + deadlineMs;
  for (const { ageMs, sql } of STEPS) {
    const before = new Date(now.getTime() - ageMs).toISOString();
    while ((await database.query(sql, [before, CHUNK])).length === CHUNK) if (performance.now() > end) return;
  }
}

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
