import type { Database } from '../../database';
import { insertRows } from './insert-rows';

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
