import { randomBytes } from 'node:crypto';
import type { CartAnswer } from 'shared-domain/cart/io';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Database } from '../database';
import type { CartEvent } from './changes/change';
import type { DeviceFinancing, Line, Order } from './model';

/** An order that is open may change; a paid one is answered as it was when it was paid. */
export type StoredOrder = { readonly state: 'open'; readonly order: Order } | { readonly state: 'paid'; readonly answer: CartAnswer };

interface OrderRow {
  readonly realm: Realm;
  readonly customer_type_get: string | null;
  readonly expires_at: Date;
  readonly paid_answer: CartAnswer | null;
}

interface LineRow {
  readonly cart_item_id: string;
  readonly kind: 'goods' | 'subscription';
  readonly code: string;
  readonly bundle_id: string | null;
  readonly financing_type: DeviceFinancing['type'] | null;
  readonly financing_months: number | null;
  readonly keeps_subscription: boolean;
  readonly quantity: number;
}

/** 1 day (F7.1-20, F9.15-5). */
const LIFETIME_MS = COOKIES.orderRef.maxAgeSeconds * 1000;

/** 192 random bits: an order is whoever's holds its reference. */
export const newOrderRef = (): string => randomBytes(24).toString('base64url');

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

export interface OrderStore {
  /** Null: unknown or expired. `lock` keeps the order for this transaction. */
  find(orderRef: string, now: Date, options?: { readonly lock: boolean }): Promise<StoredOrder | null>;
  create(order: Order, now: Date): Promise<void>;
  /** Writes what differs between the order before and after, and adds the events to the ledger. */
  save(before: Order, after: Order, events: readonly CartEvent[], now: Date): Promise<void>;
  markPaid(orderRef: string, answer: CartAnswer, now: Date): Promise<void>;
}

export function orderStore(database: Database): OrderStore {
  const addEvents = async (orderRef: string, events: readonly CartEvent[], now: Date): Promise<void> => {
    for (const { what, detail } of events) {
      await database.query('INSERT INTO cart_event (order_ref, at, what, detail) VALUES ($1, $2, $3, $4)', [orderRef, now.toISOString(), what, detail]);
    }
  };

  const readLines = async (orderRef: string): Promise<readonly Line[]> =>
    (await database.query<LineRow>('SELECT * FROM cart_line WHERE order_ref = $1 ORDER BY seq', [orderRef])).map(toLine);

  const writeLine = (orderRef: string, line: Line, seq: number): Promise<unknown> =>
    database.query(
      `INSERT INTO cart_line (cart_item_id, order_ref, seq, kind, code, bundle_id, financing_type, financing_months, keeps_subscription, quantity)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (cart_item_id) DO UPDATE
       SET seq = excluded.seq, quantity = excluded.quantity, keeps_subscription = excluded.keeps_subscription`,
      [line.cartItemId, orderRef, seq, ...toColumns(line)],
    );

  return {
    async find(orderRef, now, { lock } = { lock: false }) {
      const [row] = await database.query<OrderRow>(
        `SELECT realm, customer_type_get, expires_at, paid_answer FROM cart_order
         WHERE order_ref = $1 AND expires_at > $2${lock ? ' FOR UPDATE' : ''}`,
        [orderRef, now.toISOString()],
      );
      if (!row) return null;
      if (row.paid_answer) return { state: 'paid', answer: row.paid_answer };
      const { realm, customer_type_get: customerTypeGet, expires_at: expiresAt } = row;
      return { state: 'open', order: { orderRef, realm, customerTypeGet, expiresAt, lines: await readLines(orderRef) } };
    },

    async create(order, now) {
      await database.query(
        'INSERT INTO cart_order (order_ref, realm, customer_type_get, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
        [order.orderRef, order.realm, order.customerTypeGet, now.toISOString(), order.expiresAt.toISOString()],
      );
      await addEvents(order.orderRef, [{ what: 'order-created', detail: { realm: order.realm } }], now);
    },

    async save(before, after, events, now) {
      await database.query('UPDATE cart_order SET realm = $2, customer_type_get = $3, expires_at = $4 WHERE order_ref = $1', [
        after.orderRef, after.realm, after.customerTypeGet, after.expiresAt.toISOString(),
      ]);
      const kept = new Set(after.lines.map((line) => line.cartItemId));
      const gone = before.lines.filter((line) => !kept.has(line.cartItemId)).map((line) => line.cartItemId);
      if (gone.length > 0) await database.query('DELETE FROM cart_line WHERE cart_item_id = ANY($1)', [gone]);
      for (const [seq, line] of after.lines.entries()) {
        if (before.lines[seq] !== line) await writeLine(after.orderRef, line, seq);
      }
      await addEvents(after.orderRef, events, now);
    },

    async markPaid(orderRef, answer, now) {
      await database.query('UPDATE cart_order SET paid_at = $2, paid_answer = $3 WHERE order_ref = $1', [orderRef, now.toISOString(), answer]);
      await addEvents(orderRef, [{ what: 'order-paid', detail: { upfront: answer.totals.upfront, monthly: answer.totals.monthly } }], now);
    },
  };
}

function toLine(row: LineRow): Line {
  if (row.kind === 'subscription') {
    return { kind: 'subscription', cartItemId: row.cart_item_id, offeringCode: row.code, bundleId: row.bundle_id ?? row.cart_item_id };
  }
  const { financing_type: type, financing_months: months, bundle_id: id, keeps_subscription: keepsSubscription } = row;
  const bundle = type && months && id ? { id, financing: { type, months }, keepsSubscription } : null;
  return { kind: 'goods', cartItemId: row.cart_item_id, sku: row.code, quantity: row.quantity, bundle };
}

function toColumns(line: Line): readonly unknown[] {
  if (line.kind === 'subscription') return ['subscription', line.offeringCode, line.bundleId, null, null, false, 1];
  const { bundle } = line;
  return ['goods', line.sku, bundle?.id ?? null, bundle?.financing.type ?? null, bundle?.financing.months ?? null, bundle?.keepsSubscription ?? false, line.quantity];
}
