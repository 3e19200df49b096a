/** The two statements of an update: one reads an order, the other writes it. */
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { KeyedRequest, StoredResult } from './idempotency';
import type { LedgerDetail, UpdateKind } from './ledger';
import { type Order, ORDER_COLUMNS } from './order';

const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A list of SQL with one part for each column. */
const each = (part: (column: string, field: string, type: string) => string): string =>
  Object.entries(ORDER_COLUMNS)
    .map(([field, type]) => part(columnOf(field), field, type))
    .join(', ');

/** While an order is being paid: its lines do not change, and it costs what the answer says. */
export interface Reservation {
  readonly until: Date;
  readonly answer: CartAnswerWire;
}

/** An open order, or the answer that was stored when an order was paid. */
export type StoredOrder =
  | {
      readonly state: 'open';
      readonly order: Order;
      readonly version: number;
      /** The last one, also after its end while nothing has changed since; null: none. */
      readonly reservation: Reservation | null;
    }
  | {
      readonly state: 'paid';
      readonly order: Order;
      readonly answer: CartAnswerWire;
      /** By which payment; null: paid before payments had references. */
      readonly paymentReference: string | null;
      /** Null: the checkout named no buyer. */
      readonly orderNumber: string | null;
    };

export const isReserved = (stored: StoredOrder | null, now: Date): boolean =>
  stored?.state === 'open' && stored.reservation !== null && stored.reservation.until > now;

export interface FoundOrder {
  /** Null: unknown or expired. */
  readonly stored: StoredOrder | null;
  /** Result of an earlier request with the key; null: the key is new. */
  readonly kept: StoredResult | null;
  /** Version of the catalogue that prices the order, read with it. */
  readonly catalogueVersion: number;
}

/** The goods in an open order. */
export const skusOf = ({ stored }: Pick<FoundOrder, 'stored'>): readonly string[] =>
  stored?.state === 'open' ? stored.order.lines.flatMap((line) => (line.kind === 'goods' ? [line.sku] : [])) : [];

/** One row is read also when there is no order: then all its fields are null. */
export type FoundRow = Omit<Order, 'orderRef'> & {
  readonly orderRef: string | null;
  readonly version: number;
  readonly paidAnswer: CartAnswerWire | null;
  readonly reservedUntil: Date | null;
  readonly reservedAnswer: CartAnswerWire | null;
  readonly paymentReference: string | null;
  readonly orderNumber: string | null;
  readonly catalogueVersion: number | null;
  readonly kept: StoredResult | null;
};

const UNEXPIRED = 'o.expires_at > $2';

const findOrder = (kept: string, from = '', isThere = UNEXPIRED): string =>
  `SELECT (SELECT max(id) FROM catalogue_import) AS "catalogueVersion", ${kept} AS kept, o.version,
 o.paid_answer AS "paidAnswer",
    o.reserved_until AS "reservedUntil", o.reserved_answer AS "reservedAnswer", o.payment_reference AS "paymentReference",
    o.order_number AS "orderNumber",
    ${each((column, field) => `o.${column} AS "${field}"`)}
  FROM (SELECT 1) AS one LEFT JOIN cart_order o ON o.order_ref = $1 AND ${isThere} ${from}`;

export const FIND_ORDER = findOrder('NULL');
/** Shoppers see a paid order for a day, the operator's systems always. */
export const FIND_ORDER_TO_PAY = findOrder('NULL', '', `(${UNEXPIRED} OR o.paid_at IS NOT NULL)`);
export const FIND_ORDER_AND_KEY = findOrder(
  `CASE WHEN k.key IS NOT NULL THEN jsonb_build_object(
    'fingerprint', k.fingerprint, 'orderRef', k.order_ref, 'message', k.message, 'redirect', k.redirect) END`,
  'LEFT JOIN cart_idempotency k ON k.key = $3 AND k.created_at > $4',
);

export function toFound(row: FoundRow): FoundOrder {
  return { stored: toStored(row), kept: row.kept, catalogueVersion: row.catalogueVersion ?? 0 };
}

function toStored({
  orderRef,
  version,
  paidAnswer,
  reservedUntil: until,
  reservedAnswer,
  paymentReference,
  orderNumber,
  catalogueVersion: _priced,
  kept: _kept,
  ...fields
}: FoundRow): StoredOrder | null {
  if (orderRef === null) return null;
  const order = { orderRef, ...fields };
  if (paidAnswer) return { state: 'paid', order, answer: paidAnswer, paymentReference, orderNumber };
  return {
    state: 'open',
    order,
    version,
    reservation: until && reservedAnswer && { until, answer: reservedAnswer },
  };
}

/** One update: order, ledger and idempotency key, which are written all or none. */
export interface Commit {
  readonly orderRef: string | null;
  /** Version of the order when it was read; 0: it is new. */
  readonly before: number;
  /** Null: the order does not change, only the key is stored. */
  readonly order: Order | null;
  readonly what: UpdateKind;
  readonly detail: LedgerDetail;
  readonly key: KeyedRequest | null;
  readonly message?: string | undefined;
  readonly redirect?: string | undefined;
}

/**
 * Takes a `Commit` and its time as one JSON document. Answers no row, and writes nothing, when the order is no longer at the version that
 * was read or another request has stored the key meanwhile.
 *
 * Each process sends its own statement, so processes of two versions can share a database. The function `cart_commit` of the migrations
 * does the same for processes of an earlier version; a later migration may drop it.
 */
export const COMMIT_ORDER = `WITH given AS (
    SELECT doc."orderRef" AS ref, before, what, detail, now, message, redirect,
      doc.key->>'key' AS key, doc.key->>'fingerprint' AS fingerprint, ${each((column, field) => `o."${field}" AS ${column}`)}
    FROM jsonb_to_record($1::jsonb) AS doc(
        "orderRef" text, before integer, "order" jsonb, what text, detail jsonb, key jsonb, message text, redirect text, now timestamptz),
      LATERAL jsonb_to_record(doc."order") AS o(${each((_column, field, type) => `"${field}" ${type}`)})),
  -- Locked, so that its version is the same until the statement ends.
  unchanged AS (
    SELECT FROM cart_order o JOIN given ON o.order_ref = given.ref AND o.version = given.before
    WHERE o.paid_at IS NULL FOR NO KEY UPDATE OF o),
  writable AS (SELECT * FROM given WHERE lines IS NULL OR before = 0 OR EXISTS (SELECT FROM unchanged)),
  keyed AS (
    INSERT INTO cart_idempotency AS kept (key, fingerprint, order_ref, message, redirect, created_at)
    SELECT key, fingerprint, ref, message, redirect, now FROM writable WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE
      SET fingerprint = excluded.fingerprint, order_ref = excluded.order_ref, message = excluded.message,
          redirect = excluded.redirect, created_at = excluded.created_at
      WHERE kept.created_at <= excluded.created_at - interval '1 day'
    RETURNING key),
  accepted AS (SELECT * FROM writable WHERE key IS NULL OR EXISTS (SELECT FROM keyed)),
  inserted AS (
    INSERT INTO cart_order (created_at, ${each((column) => column)})
    SELECT now, ${each((column) => column)} FROM accepted WHERE lines IS NOT NULL AND before = 0),
  updated AS (
    UPDATE cart_order o SET version = o.version + 1, reserved_until = NULL, reserved_answer = NULL, ${each((column) => `${column} = a.${column}`)}
    FROM accepted a WHERE a.lines IS NOT NULL AND a.before > 0 AND o.order_ref = a.ref),
  noted AS (
    INSERT INTO cart_event (order_ref, version, at, what, detail)
    SELECT ref, before + 1, now, what, detail FROM accepted WHERE lines IS NOT NULL)
  SELECT 1 FROM accepted`;
