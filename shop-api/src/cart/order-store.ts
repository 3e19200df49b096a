import { randomBytes } from 'node:crypto';
import type { CartAnswer } from 'shared-domain/cart/io';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Database } from '../database';
import type { KeyedRequest, KeptResult } from './idempotency';
import { KEY_KEPT_MS, wasKeyTaken } from './idempotency';
import type { LedgerEntry } from './ledger';
import type { Line, Order } from './model';

/** An order that is open may change; a paid one is answered as it was when it was paid. */
export type StoredOrder =
  | { readonly state: 'open'; readonly order: Order; readonly version: number }
  | { readonly state: 'paid'; readonly answer: CartAnswer };

export interface Found {
  /** Null: unknown or expired. */
  readonly stored: StoredOrder | null;
  /** What an earlier request under the key came to; null: the key is free. */
  readonly kept: KeptResult | null;
  /** Version of the catalogue that prices the order, read with it. */
  readonly catalogueVersion: number;
}

export interface Commit {
  readonly orderRef: string | null;
  /** Version that the order was read at; 0: it is new. */
  readonly before: number;
  /** Null: nothing changes, only the key is kept. */
  readonly order: Order | null;
  readonly entry: LedgerEntry;
  readonly key: KeyedRequest | null;
  readonly message?: string | undefined;
  readonly redirect?: string | undefined;
}

export interface OrderStore {
  find(orderRef: string | null, key: string | null, now: Date): Promise<Found>;
  /** One statement, all or nothing. 'stale': another process changed the order or took the key since it was read. */
  commit(commit: Commit, now: Date): Promise<'done' | 'stale'>;
  markPaid(orderRef: string, before: number, answer: CartAnswer, now: Date): Promise<'done' | 'stale'>;
  /** Forgets keys that are a day old. */
  sweep(now: Date): Promise<void>;
}

interface FoundRow {
  readonly catalogue_version: number | null;
  readonly order_ref: string | null;
  readonly realm: Realm;
  readonly customer_type_get: string | null;
  readonly expires_at: Date;
  readonly version: number;
  readonly lines: readonly Line[];
  readonly paid_answer: CartAnswer | null;
  readonly fingerprint: string | null;
  readonly key_order_ref: string | null;
  readonly message: string | null;
  readonly redirect: string | null;
}

/** 1 day (F7.1-20, F9.15-5). */
const LIFETIME_MS = COOKIES.orderRef.maxAgeSeconds * 1000;

/** 192 random bits: an order is whoever's holds its reference. */
export const newOrderRef = (): string => randomBytes(24).toString('base64url');

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

const FIND_ORDER = `SELECT (SELECT max(id) FROM catalogue_import) AS catalogue_version, o.*
  FROM (SELECT 1) AS one
  LEFT JOIN cart_order o ON o.order_ref = $1 AND o.expires_at > $2`;

const FIND_ORDER_AND_KEY = `SELECT (SELECT max(id) FROM catalogue_import) AS catalogue_version, o.*,
    k.fingerprint, k.order_ref AS key_order_ref, k.message, k.redirect
  FROM (SELECT 1) AS one
  LEFT JOIN cart_order o ON o.order_ref = $1 AND o.expires_at > $2
  LEFT JOIN cart_idempotency k ON k.key = $3 AND k.created_at > $4`;

export function orderStore(database: Database): OrderStore {
  return {
    async find(orderRef, key, now) {
      const at = now.toISOString();
      const [row] =
        key === null
          ? await database.query<FoundRow>(FIND_ORDER, [orderRef, at])
          : await database.query<FoundRow>(FIND_ORDER_AND_KEY, [orderRef, at, key, new Date(now.getTime() - KEY_KEPT_MS).toISOString()]);
      if (!row) throw new Error('The order query answers one row');
      return { stored: toStored(row), kept: toKept(row), catalogueVersion: row.catalogue_version ?? 0 };
    },

    async commit({ orderRef, before, order, entry, key, message, redirect }, now) {
      try {
        const [row] = await database.query<{ outcome: 'done' | 'stale' }>(
          'SELECT cart_commit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS outcome',
          [
            order?.orderRef ?? orderRef, before, order?.realm, order?.customerTypeGet, order?.expiresAt.toISOString(), order && JSON.stringify(order.lines),
            entry.what, JSON.stringify(entry.detail), now.toISOString(), key?.key, key?.fingerprint, message, redirect,
          ],
        );
        return row?.outcome ?? 'stale';
      } catch (error) {
        if (wasKeyTaken(error)) return 'stale';
        throw error;
      }
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

    sweep: async (now) => void (await database.query('DELETE FROM cart_idempotency WHERE created_at <= $1', [new Date(now.getTime() - KEY_KEPT_MS).toISOString()])),
  };
}

function toStored(row: FoundRow): StoredOrder | null {
  if (row.order_ref === null) return null;
  if (row.paid_answer) return { state: 'paid', answer: row.paid_answer };
  const { order_ref: orderRef, realm, customer_type_get: customerTypeGet, expires_at: expiresAt, version, lines } = row;
  return { state: 'open', order: { orderRef, realm, customerTypeGet, expiresAt, lines }, version };
}

const toKept = ({ fingerprint, key_order_ref: orderRef, message, redirect }: FoundRow): KeptResult | null =>
  fingerprint ? { fingerprint, orderRef: orderRef ?? null, message: message ?? null, redirect: redirect ?? null } : null;
