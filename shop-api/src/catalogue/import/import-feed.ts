import { createHash } from 'node:crypto';
import { ADVISORY_LOCKS, type Database } from '../../database';
import type { FeedProblem } from './feed-problem';
import { insertRows, toRows } from './feed-rows';
import { claimsOf, correctionsOf, recordedSkus, recordPrices, storeHistory } from './price-history';
import { replaceDelivery } from './replace-delivery';
import { validateFeed } from './validate-feed';

/** Increase when the same feed should fill the tables differently: the reference catalogue is then imported again. */
const FORMAT = 4;

export interface ImportOptions {
  readonly source: 'reference' | 'feed';
  /** Milliseconds since the epoch; changed prices are valid from then on. */
  readonly nowMs: number;
  /** Identifies the feed at the next start; default: its hash. */
  readonly hash?: string;
}

export interface ImportReport {
  readonly products: number;
  readonly variants: number;
  readonly plans: number;
  readonly shops: number;
  /** Prices before that the feed claims and the recorded prices contradict. */
  readonly corrections: readonly FeedProblem[];
}

export const hashOfFeed = (feed: unknown): string =>
  createHash('sha256')
    .update(`${FORMAT}:${JSON.stringify(feed)}`)
    .digest('hex');

type Rows = ReturnType<typeof toRows>;

async function replaceCatalogue(tx: Database, rows: Rows, nowMs: number): Promise<void> {
  await tx.script(
    'DELETE FROM product; DELETE FROM plan; DELETE FROM shop; DELETE FROM shop_stock; DELETE FROM offer; DELETE FROM product_review;',
  );
  await insertRows(
    tx,
    'product',
    'key text, type text, sub_type text, realms text[], brand text, model text, release_date timestamptz, position integer, document jsonb',
    rows.products,
  );
  await insertRows(
    tx,
    'variant',
    'sku text, product_key text, ordinal integer, slug text, path text, price_ore integer, stock integer, document jsonb',
    rows.variants,
  );
  await insertRows(
    tx,
    'plan',
    'offering_code text, realm text, position integer, sold_with_device boolean, document jsonb',
    rows.plans,
  );
  await insertRows(tx, 'offer', 'kind text, code text, position integer, document jsonb', rows.offers);
  await insertRows(tx, 'product_review', 'model_slug text, document jsonb', rows.reviews);
  const updatedAt = new Date(nowMs).toISOString();
  await insertRows(
    tx,
    'shop',
    'code text, document jsonb, updated_at timestamptz',
    rows.shops.map((shop) => ({ ...shop, updated_at: updatedAt })),
  );
  await insertRows(tx, 'shop_stock', 'sku text, quantities jsonb', rows.shopStock);
}

/**
 * Replaces the whole catalogue by a feed, or changes nothing. The recorded prices and former addresses are kept.
 *
 * @throws FeedRefusedError with every problem of the feed and its path
 */
export async function importFeed(
  database: Database,
  input: unknown,
  { source, nowMs, hash = hashOfFeed(input) }: ImportOptions,
): Promise<ImportReport> {
  const feed = validateFeed(input, nowMs);
  const rows = toRows(feed);
  const corrections = await database.transaction(async (tx) => {
    // One import at a time, across all processes.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.import]);
    await storeFormerPaths(tx, rows.variants);
    await replaceCatalogue(tx, rows, nowMs);
    await replaceDelivery(tx, feed);
    const recorded = await recordedSkus(tx);
    // What the shop has recorded is not rewritten by an operator's feed.
    const isNew = ({ sku }: { readonly sku: string }): boolean => source === 'reference' || !recorded.has(sku);
    await storeHistory(tx, rows.history.filter(isNew));
    await recordPrices(tx, nowMs);
    await tx.query('INSERT INTO catalogue_import (feed_hash, source, imported_at) VALUES ($1, $2, $3)', [
      hash,
      source,
      new Date(nowMs).toISOString(),
    ]);
    return correctionsOf(tx, source === 'reference' ? [] : claimsOf(feed, recorded, nowMs));
  });
  return {
    products: rows.products.length,
    variants: rows.variants.length,
    plans: rows.plans.length,
    shops: rows.shops.length,
    corrections,
  };
}

interface VariantPaths {
  readonly sku: string;
  readonly path: string;
  readonly product_path: string;
}

const withoutVariant = (path: string): string => path.replace(/[^/]+\/$/, '');

/**
 * Before a catalogue is replaced: stores the addresses that its skus no longer have, so that links to a renamed product redirect.
 * Former addresses that are in use again are deleted.
 */
export async function storeFormerPaths(tx: Database, variants: readonly VariantPaths[]): Promise<void> {
  const current = await tx.query<{ sku: string; path: string }>(
    'SELECT sku, path FROM variant ORDER BY product_key, ordinal',
  );
  const nextBySku = new Map(variants.map((variant) => [variant.sku, variant]));
  const live = new Set(variants.flatMap(({ path, product_path }) => [path, product_path]));
  const left = current.flatMap(({ sku, path }) => {
    const next = nextBySku.get(sku);
    return next && next.path !== path
      ? [
          { path, sku },
          { path: withoutVariant(path), sku },
        ]
      : [];
  });
  const former = new Map(
    left
      .filter(({ path }) => !live.has(path))
      .reverse()
      .map((entry) => [entry.path, entry]),
  );
  await insertRows(
    tx,
    'former_path',
    'path text, sku text',
    [...former.values()],
    'ON CONFLICT (path) DO UPDATE SET sku = excluded.sku',
  );
  await tx.query('DELETE FROM former_path WHERE path = ANY($1::text[])', [[...live]]);
}
