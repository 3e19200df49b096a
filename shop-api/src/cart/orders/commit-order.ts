/** Writes one update of an order in one statement: order, ledger and idempotency key, all or nothing. */
import type { KeyedRequest } from './idempotency';
import type { LedgerEntry } from './ledger';
import type { Order } from './order';

export interface Commit {
  readonly orderRef: string | null;
  /** Version of the order when it was read; 0: it is new. */
  readonly before: number;
  /** Null: the order does not change, only the key is stored. */
  readonly order: Order | null;
  readonly entry: LedgerEntry;
  readonly key: KeyedRequest | null;
  readonly message?: string | undefined;
  readonly redirect?: string | undefined;
}

/**
 * Takes the document of `toCommitDocument`. Answers no row, and writes nothing, when the order is no longer at the version that was read
 * or another request has stored the key meanwhile.
 *
 * Each process sends its own statement, so processes of two versions can share a database. The function `cart_commit` of the migrations
 * does the same for processes of the version before this one; a later migration may drop it.
 */
export const COMMIT_ORDER = `WITH given AS (
    SELECT * FROM jsonb_to_record($1::jsonb) AS given(
      order_ref text, before integer, realm text, customer_type_get text, expires_at timestamptz, lines jsonb, customers jsonb, swap jsonb,
      what text, detail jsonb, now timestamptz, key text, fingerprint text, message text, redirect text)),
  -- Locked, so that its version is the same until the statement ends.
  unchanged AS (
    SELECT FROM cart_order o JOIN given ON o.order_ref = given.order_ref AND o.version = given.before
    WHERE o.paid_at IS NULL FOR NO KEY UPDATE OF o),
  writable AS (SELECT * FROM given WHERE lines IS NULL OR before = 0 OR EXISTS (SELECT FROM unchanged)),
  keyed AS (
    INSERT INTO cart_idempotency AS kept (key, fingerprint, order_ref, message, redirect, created_at)
    SELECT key, fingerprint, order_ref, message, redirect, now FROM writable WHERE key IS NOT NULL
    ON CONFLICT (key) DO UPDATE
      SET fingerprint = excluded.fingerprint, order_ref = excluded.order_ref, message = excluded.message,
          redirect = excluded.redirect, created_at = excluded.created_at
      WHERE kept.created_at <= excluded.created_at - interval '1 day'
    RETURNING key),
  accepted AS (SELECT * FROM writable WHERE key IS NULL OR EXISTS (SELECT FROM keyed)),
  inserted AS (
    INSERT INTO cart_order (order_ref, realm, customer_type_get, created_at, expires_at, lines, customers, swap)
    SELECT order_ref, realm, customer_type_get, now, expires_at, lines, customers, swap FROM accepted
    WHERE lines IS NOT NULL AND before = 0),
  updated AS (
    UPDATE cart_order o
    SET realm = a.realm, customer_type_get = a.customer_type_get, expires_at = a.expires_at, lines = a.lines,
        customers = a.customers, swap = a.swap, version = o.version + 1
    FROM accepted a WHERE a.lines IS NOT NULL AND a.before > 0 AND o.order_ref = a.order_ref),
  noted AS (
    INSERT INTO cart_event (order_ref, version, at, what, detail)
    SELECT order_ref, before + 1, now, what, detail FROM accepted WHERE lines IS NOT NULL)
  SELECT order_ref FROM accepted`;

export const toCommitDocument = (
  { orderRef, before, order, entry, key, message, redirect }: Commit,
  now: Date,
): object => ({
  order_ref: order?.orderRef ?? orderRef,
  before,
  realm: order?.realm,
  customer_type_get: order?.customerTypeGet,
  expires_at: order?.expiresAt,
  lines: order?.lines,
  customers: order?.customers,
  swap: order?.swap,
  what: entry.what,
  detail: entry.detail,
  now,
  key: key?.key,
  fingerprint: key?.fingerprint,
  message,
  redirect,
});
