import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Database } from '../../database';
import { insertEvents, insertMails, type OutboxRow, type ToOutboxRows } from '../../outbox';
import { KEY_LIFETIME_MS } from './idempotency';
import type { LedgerDetail } from './ledger';
import {
  type Commit,
  COMMIT_ORDER,
  FIND_ORDER,
  FIND_ORDER_AND_KEY,
  FIND_ORDER_TO_PAY,
  type FoundOrder,
  type FoundRow,
  toFound,
} from './order-statements';
import { NUMBER, type Receipt } from './receipt';

const DAY_MS = 86_400_000;
/** How long an unpaid order and its events are kept after it has expired. */
export const UNPAID_RETENTION_MS = 30 * DAY_MS;
/** How long a paid order can be found by the address of its receipt. */
const BUYER_RETENTION_MS = 365 * DAY_MS;

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
    ageMs: BUYER_RETENTION_MS,
    sql: `UPDATE cart_order SET buyer_email = NULL WHERE order_ref IN (
      SELECT order_ref FROM cart_order WHERE paid_at <= $1 AND buyer_email IS NOT NULL
      LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  },
  {
    ageMs: 0,
    sql: `DELETE FROM order_view WHERE code IN (
      SELECT code FROM order_view WHERE expires_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
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

/** Tells of orders with goods that have expired unpaid since yesterday, once each. */
async function tellExpired(database: Database, toEvents: ToOutboxRows, now: Date): Promise<void> {
  const told = await database.transaction(async (tx) => {
    const expired = await tx.query<{ readonly orderRef: string; readonly realm: Realm }>(
      `UPDATE cart_order SET expiry_told = true WHERE order_ref IN (
         SELECT order_ref FROM cart_order
         WHERE paid_at IS NULL AND expires_at <= $1 AND expires_at > $2 AND NOT expiry_told AND lines <> '[]'
         LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING order_ref AS "orderRef", realm`,
      [now.toISOString(), new Date(now.getTime() - DAY_MS).toISOString(), CHUNK],
    );
    const events = expired.flatMap((order) => toEvents({ type: 'order.expired', ...order }, now));
    await tx.query(`${insertEvents('(SELECT $1::int) AS one', '$2')}`, [1, JSON.stringify(events), now.toISOString()]);
    return expired.length;
  });
  if (told === CHUNK) await tellExpired(database, toEvents, now);
}

export type PaymentStep = { readonly events: readonly OutboxRow[] } & (
  | { readonly what: 'reserve'; readonly until: Date; readonly answer: CartAnswerWire }
  | { readonly what: 'release' }
  | {
      readonly what: 'pay';
      readonly answer: CartAnswerWire;
      readonly paymentReference: string;
      /** Null: the checkout named no buyer. */
      readonly receipt: Receipt | null;
    }
);

export interface OrderStore {
  find(orderRef: string | null, key: string | null, now: Date): Promise<FoundOrder>;
  /** The same for the operator's systems: a paid order does not expire. */
  findToPay(orderRef: string, now: Date): Promise<FoundOrder>;
  /** The order's ledger, oldest first. */
  historyOf(orderRef: string | null): Promise<readonly LedgerDetail[]>;
  /** One atomic statement. 'stale': another process changed the order or used the key since it was read. */
  commit(commit: Commit, now: Date): Promise<'done' | 'stale'>;
  /** The same for a step of the payment, together with the events that tell it. */
  move(orderRef: string, before: number, step: PaymentStep, now: Date): Promise<'done' | 'stale'>;
  /** Deletes what is older than its lifetime. */
  sweep(now: Date): Promise<void>;
}

const moveOrder = (set: string, more = ''): string => `WITH moved AS (
    UPDATE cart_order SET version = version + 1, ${set}
    WHERE order_ref = $1 AND version = $2 AND paid_at IS NULL RETURNING version, order_number, buyer_email AS recipient),
  told AS (${insertEvents('moved', '$6')})${more}
  INSERT INTO cart_event (order_ref, version, at, what, detail) SELECT $1, version, $3, $4, $5 FROM moved RETURNING id`;

/** By step: what it sets. The time is $3, what is its own from $7 on. */
const MOVE_ORDER: Readonly<Record<PaymentStep['what'], string>> = {
  reserve: moveOrder('reserved_until = $7, reserved_answer = $8, expires_at = greatest(expires_at, $7)'),
  release: moveOrder('reserved_until = NULL, reserved_answer = NULL'),
  pay: moveOrder(
    `paid_at = $3, paid_answer = $7, payment_reference = $8, reserved_until = NULL, reserved_answer = NULL,
     order_number = (SELECT number FROM unnest($9::text[]) AS number
                      WHERE NOT EXISTS (SELECT FROM cart_order WHERE order_number = number) LIMIT 1),
     buyer_email = $10, delivery_way = $11`,
    `,
  receipt AS (
    SELECT recipient, replace($12::text, '${NUMBER}', order_number) AS subject,
           replace($13::text, '${NUMBER}', order_number) AS body, NULL::text AS unsubscribe
      FROM moved WHERE $12::text IS NOT NULL),
  mailed AS (${insertMails('receipt', '$3')})`,
  ),
};

/** Values from $9 on of a payment. */
const receiptValues = (receipt: Receipt | null): readonly unknown[] => [
  receipt?.numbers ?? [],
  receipt?.email ?? null,
  receipt?.delivery ?? null,
  receipt?.mail?.subject ?? null,
  receipt?.mail?.body ?? null,
];

/** @param toEvents makes the events that the store writes by itself */
export function orderStore(database: Database, toEvents: ToOutboxRows): OrderStore {
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

    async findToPay(orderRef, now) {
      const [row] = await database.query<FoundRow>(FIND_ORDER_TO_PAY, [orderRef, now.toISOString()]);
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

    async move(orderRef, before, step, now) {
      const { what, events } = step;
      const rows = await database.query(MOVE_ORDER[what], [
        orderRef,
        before,
        now.toISOString(),
        what,
        what === 'pay' ? { paid: { upfront: step.answer.totals.upfront, monthly: step.answer.totals.monthly } } : {},
        JSON.stringify(events),
        ...(what === 'reserve' ? [step.until.toISOString(), step.answer] : []),
        ...(what === 'pay' ? [step.answer, step.paymentReference, ...receiptValues(step.receipt)] : []),
      ]);
      return rows.length > 0 ? 'done' : 'stale';
    },

    async sweep(now) {
      await tellExpired(database, toEvents, now);
      await sweepExpired(database, now);
    },
  };
}
