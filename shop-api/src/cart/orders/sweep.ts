import type { Database } from '../../database';
import { KEY_LIFETIME_MS } from './idempotency';

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
