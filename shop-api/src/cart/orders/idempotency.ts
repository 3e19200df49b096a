import { createHash } from 'node:crypto';

/** How long a key is remembered. */
export const KEY_LIFETIME_MS = 86_400_000;

/**
 * The key as it is stored: a digest of the key and its owner, which is the order, else the client. So a key of one owner is unknown to
 * any other, even when it is guessed.
 */
export const storedKey = (key: string, owner: string): string =>
  createHash('sha256').update(`${owner}\n${key}`).digest('base64url');

/** A request that carries an Idempotency-Key. */
export interface KeyedRequest {
  readonly key: string;
  readonly fingerprint: string;
}

/** The result of the first request with a key. */
export interface StoredResult {
  readonly fingerprint: string;
  /** Null: it was refused before there was an order. */
  readonly orderRef: string | null;
  /** The refusal, Norwegian. */
  readonly message: string | null;
  readonly redirect: string | null;
}

/** Equal for equal values, such as requests whose parsed bodies are equal; the order and spacing of fields do not matter. */
export function fingerprintOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('base64url');
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
