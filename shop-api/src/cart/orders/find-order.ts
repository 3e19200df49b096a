/** Reads an order in one statement, with the catalogue's version and the stored result of a key. */
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { StoredResult } from './idempotency';
import type { Line, Order } from './order';

/** An open order, or the answer that was stored when an order was paid. */
export type StoredOrder =
  | { readonly state: 'open'; readonly order: Order; readonly version: number }
  | { readonly state: 'paid'; readonly answer: CartAnswerWire };

export interface Found {
  /** Null: unknown or expired. */
  readonly stored: StoredOrder | null;
  /** Result of an earlier request with the key; null: the key is new. */
  readonly kept: StoredResult | null;
  /** Version of the catalogue that prices the order, read with it. */
  readonly catalogueVersion: number;
}

/** The goods in an open order. */
export const skusOf = ({ stored }: Pick<Found, 'stored'>): readonly string[] =>
  stored?.state === 'open' ? stored.order.lines.flatMap((line) => (line.kind === 'goods' ? [line.sku] : [])) : [];

export interface FoundRow {
  readonly catalogue_version: number | null;
  readonly order_ref: string | null;
  readonly realm: Realm;
  readonly customer_type_get: string | null;
  readonly expires_at: Date;
  readonly version: number;
  readonly lines: readonly Line[];
  readonly customers: Order['customers'];
  readonly swap: Order['swap'];
  readonly paid_answer: CartAnswerWire | null;
  readonly fingerprint: string | null;
  readonly key_order_ref: string | null;
  readonly message: string | null;
  readonly redirect: string | null;
}

const ORDER =
  'o.order_ref, o.realm, o.customer_type_get, o.expires_at, o.version, o.lines, o.customers, o.swap, o.paid_answer';

export const FIND_ORDER = `SELECT (SELECT max(id) FROM catalogue_import) AS catalogue_version, ${ORDER}
  FROM (SELECT 1) AS one
  LEFT JOIN cart_order o ON o.order_ref = $1 AND o.expires_at > $2`;

export const FIND_ORDER_AND_KEY = `SELECT (SELECT max(id) FROM catalogue_import) AS catalogue_version, ${ORDER},
    k.fingerprint, k.order_ref AS key_order_ref, k.message, k.redirect
  FROM (SELECT 1) AS one
  LEFT JOIN cart_order o ON o.order_ref = $1 AND o.expires_at > $2
  LEFT JOIN cart_idempotency k ON k.key = $3 AND k.created_at > $4`;

export const toFound = (row: FoundRow): Found => ({
  stored: toStored(row),
  kept: toKept(row),
  catalogueVersion: row.catalogue_version ?? 0,
});

function toStored(row: FoundRow): StoredOrder | null {
  if (row.order_ref === null) return null;
  if (row.paid_answer) return { state: 'paid', answer: row.paid_answer };
  const {
    order_ref: orderRef,
    realm,
    customer_type_get: customerTypeGet,
    expires_at: expiresAt,
    version,
    lines,
    customers,
    swap,
  } = row;
  return { state: 'open', order: { orderRef, realm, customerTypeGet, expiresAt, lines, customers, swap }, version };
}

const toKept = ({ fingerprint, key_order_ref: orderRef, message, redirect }: FoundRow): StoredResult | null =>
  fingerprint
    ? { fingerprint, orderRef: orderRef ?? null, message: message ?? null, redirect: redirect ?? null }
    : null;
