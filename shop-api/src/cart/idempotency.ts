import { createHash } from 'node:crypto';
import type { CartAnswer } from 'shared-domain/cart/io';
import type { Database } from '../database';

/** How long an answer is kept for a repeated request. */
const KEPT_MS = 86_400_000;

/** What stands under a key: nothing yet (it is ours now), the answer to the same request, or another request. */
export type KeyClaim = { readonly kind: 'claimed' } | { readonly kind: 'answered'; readonly answer: CartAnswer } | { readonly kind: 'taken' };

/** Two requests are the same when their parsed bodies are, whatever the order or spacing of their fields. */
export function fingerprintOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('base64url');
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Claims a key for the running transaction. A second request with the key waits until the first one's transaction ends;
 * when that was rolled back, the key is free again.
 */
export async function claimKey(tx: Database, key: string, fingerprint: string, now: Date): Promise<KeyClaim> {
  await tx.query(
    'DELETE FROM cart_idempotency WHERE key IN (SELECT key FROM cart_idempotency WHERE created_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)',
    [new Date(now.getTime() - KEPT_MS).toISOString()],
  );
  const claimed = await tx.query(
    'INSERT INTO cart_idempotency (key, fingerprint, created_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING RETURNING key',
    [key, fingerprint, now.toISOString()],
  );
  if (claimed.length > 0) return { kind: 'claimed' };
  const [row] = await tx.query<{ fingerprint: string; answer: CartAnswer | null }>('SELECT fingerprint, answer FROM cart_idempotency WHERE key = $1', [key]);
  return row?.answer && row.fingerprint === fingerprint ? { kind: 'answered', answer: row.answer } : { kind: 'taken' };
}

export async function keepAnswer(tx: Database, key: string, answer: CartAnswer): Promise<void> {
  await tx.query('UPDATE cart_idempotency SET answer = $2 WHERE key = $1', [key, answer]);
}
