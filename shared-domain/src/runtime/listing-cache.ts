import type { Result } from 'shared-domain/kernel';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';

/** How long listing data is kept (F7.7-2, F9.15-4). */
export const LISTING_CACHE_SECONDS = 1_200;

interface Entry {
  readonly expiresAtMs: number;
  readonly answer: Promise<Result<unknown, unknown>>;
}

const entries = singleton('shop.listing-cache@1', () => new Map<string, Entry>());

/**
 * Keeps listing data in the browser's memory for 1,200 s, shared by all remotes. A failure is not kept. A server process keeps
 * nothing: its pages are cached as a whole.
 *
 * @param key the address, e.g. '/view-models/product-list/B2C/HANDSET_LIST'
 */
export async function rememberListing<Value, Failure>(
  key: string,
  load: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  if (!isBrowser()) return load();
  const kept = entries.get(key);
  if (kept && kept.expiresAtMs > performance.now()) return kept.answer as Promise<Result<Value, Failure>>;
  const answer = load();
  entries.set(key, { answer, expiresAtMs: performance.now() + LISTING_CACHE_SECONDS * 1_000 });
  const result = await answer;
  if (!result.ok && entries.get(key)?.answer === answer) entries.delete(key);
  return result;
}
