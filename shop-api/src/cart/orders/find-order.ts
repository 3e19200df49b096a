/** Reads an order in one statement, with the catalogue's version, the stored result of a key and the number of orders in the checkout. */
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { CheckoutState } from './checkout-queue';
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
  readonly checkout: CheckoutState;
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
  readonly checkout_until?: Date | null;
  readonly in_checkout?: number;
  readonly fingerprint: string | null;
  readonly key_order_ref: string | null;
  readonly message: string | null;
  readonly redirect: string | null;
}

const ORDER =
  'o.order_ref, o.realm, o.customer_type_get, o.expires_at, o.version, o.lines, o.customers, o.swap, o.paid_answer';

/** Counted only when there is a limit: it costs time in every read. */
const inCheckout = (countsCheckout: boolean): string =>
  countsCheckout
    ? `, o.checkout_until,
    (SELECT count(*) FROM cart_order c WHERE c.checkout_until > $2 AND c.paid_at IS NULL AND c.order_ref IS DISTINCT FROM $1) AS in_checkout`
    : '';

export const findOrder = (
  countsCheckout: boolean,
): string => `SELECT (SELECT max(id) FROM catalogue_import) AS catalogue_version, ${ORDER}${inCheckout(countsCheckout)}
  FROM (SELECT 1) AS one
  LEFT JOIN cart_order o ON o.order_ref = $1 AND o.expires_at > $2`;

export const findOrderAndKey = (
  countsCheckout: boolean,
): string => `SELECT (SELECT max(id) FROM catalogue_import) AS catalogue_version, ${ORDER}${inCheckout(countsCheckout)},
    k.fingerprint, k.order_ref AS key_order_ref, k.message, k.redirect
  FROM (SELECT 1) AS one
  LEFT JOIN cart_order o ON o.order_ref = $1 AND o.expires_at > $2
  LEFT JOIN cart_idempotency k ON k.key = $3 AND k.created_at > $4`;

export const toFound = (row: FoundRow, now: Date): Found => ({
  stored: toStored(row),
  kept: toKept(row),
  catalogueVersion: row.catalogue_version ?? 0,
  checkout: toCheckout(row, now),
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

const toCheckout = ({ in_checkout: others, checkout_until: until }: FoundRow, now: Date): CheckoutState => ({
  others: others ?? null,
  isInside: until != null && until.getTime() > now.getTime(),
});
