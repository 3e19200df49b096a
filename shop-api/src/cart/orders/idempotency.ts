import { createHash } from 'node:crypto';

/** How long a key is known. */
export const KEY_LIFETIME_MS = 86_400_000;

/** A request that carries an Idempotency-Key. */
export interface KeyedRequest {
  readonly key: string;
  readonly fingerprint: string;
}

/** What the first request under a key came to. */
export interface StoredResult {
  readonly fingerprint: string;
  /** Null: it was refused before there was an order. */
  readonly orderRef: string | null;
  /** The refusal, Norwegian. */
  readonly message: string | null;
  readonly redirect: string | null;
}

/** Two requests are the same when their parsed bodies are, whatever the order or spacing of their fields. */
export function fingerprintOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('base64url');
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether a commit failed because another request took the key while this one was at work (migration 020). */
export const isKeyConflict = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'CK001';
