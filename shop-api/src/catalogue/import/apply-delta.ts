import { toOre } from 'shared-domain/money';
import { ADVISORY_LOCKS, type Database } from '../../database';
import type { CatalogueDelta } from '../feed/delta';
import type { ProductDocument } from '../model';
import { at, checkUnique, type Entry, type FeedProblem, FeedRefusedError } from './feed-problem';
import { correctionsOf, recordPrices } from './price-history';

export interface DeltaReport {
  readonly version: number;
  /** How many prices, pieces and texts are others now. */
  readonly changed: number;
  /** How many have this version already, or a newer one, and stay as they are. */
  readonly superseded: number;
  readonly corrections: readonly FeedProblem[];
}

type Kinded = { readonly kind: string; readonly key: string };
const nameOf = ({ kind, key }: Kinded): string => `${kind} ${key}`;

interface TextChange extends Kinded {
  readonly value: unknown;
}

const keyOf = ({ brandSlug, modelSlug }: CatalogueDelta['texts'][number]): string => `${brandSlug}/${modelSlug}`;

const textChangesOf = ({ texts }: CatalogueDelta): readonly TextChange[] =>
  texts.flatMap((entry) => {
    const { brandSlug: _brand, modelSlug: _model, ...changes } = entry;
    return Object.entries(changes).map(([kind, value]) => ({ kind, key: keyOf(entry), value }));
  });

/** @throws FeedRefusedError for what the catalogue does not have, and for what is said twice */
async function checkDelta(tx: Database, delta: CatalogueDelta): Promise<void> {
  const skusIn = (part: 'prices' | 'stock'): readonly Entry[] =>
    delta[part].map(({ sku }, index) => ({ path: at(part, index, 'sku'), value: sku }));
  const [prices, stock] = [skusIn('prices'), skusIn('stock')];
  const texts = delta.texts.map((entry, index) => ({ path: at('texts', index, 'modelSlug'), value: keyOf(entry) }));
  const missing = async (sql: string, all: readonly Entry[], what: string): Promise<readonly FeedProblem[]> => {
    if (all.length === 0) return [];
    const found = new Set(
      (await tx.query<{ name: string }>(sql, [all.map(({ value }) => value)])).map((row) => row.name),
    );
    return all.flatMap(({ path, value }) =>
      found.has(value) ? [] : [{ path, message: `there is no ${what} ${value}` }],
    );
  };
  const problems = [
    ...checkUnique(prices, 'the sku'),
    ...checkUnique(stock, 'the sku'),
    ...checkUnique(texts, 'the product'),
    ...(await missing('SELECT sku AS name FROM variant WHERE sku = ANY($1::text[])', [...prices, ...stock], 'sku')),
    ...(await missing('SELECT key AS name FROM product WHERE key = ANY($1::text[])', texts, 'product')),
  ];
  if (problems.length > 0) throw new FeedRefusedError(problems);
}

/** Notes the version of all that has an older one or none. @returns their names */
async function takeNewer(tx: Database, version: number, all: readonly Kinded[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<Kinded>(
    `INSERT INTO delta_version (kind, key, version)
     SELECT kind, key, $2::bigint FROM jsonb_to_recordset($1::jsonb) AS row(kind text, key text)
     ON CONFLICT (kind, key) DO UPDATE SET version = excluded.version WHERE delta_version.version < excluded.version
     RETURNING kind, key`,
    [JSON.stringify(all.map(({ kind, key }) => ({ kind, key }))), version],
  );
  return new Set(rows.map(nameOf));
}

/** @returns the skus whose value is another now */
async function updateVariants(
  tx: Database,
  column: 'price_ore' | 'stock',
  rows: readonly { readonly sku: string; readonly value: number }[],
): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  const changed = await tx.query<{ sku: string }>(
    `UPDATE variant v SET ${column} = row.value FROM jsonb_to_recordset($1::jsonb) AS row(sku text, value integer)
      WHERE v.sku = row.sku AND v.${column} <> row.value RETURNING v.sku`,
    [JSON.stringify(rows)],
  );
  return changed.map(({ sku }) => sku);
}

/** @returns how many texts are others now */
async function updateTexts(tx: Database, changes: readonly TextChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const keys = [...new Set(changes.map(({ key }) => key))];
  const rows = await tx.query<{ key: string; document: ProductDocument }>(
    'SELECT key, document FROM product WHERE key = ANY($1::text[])',
    [keys],
  );
  const documents = new Map<string, Record<string, unknown>>(rows.map(({ key, document }) => [key, { ...document }]));
  let changed = 0;
  for (const { kind, key, value } of changes) {
    const document = documents.get(key) ?? {};
    if (JSON.stringify(document[kind] ?? null) === JSON.stringify(value)) continue;
    changed += 1;
    if (value === null) delete document[kind];
    else document[kind] = value;
  }
  if (changed > 0)
    await tx.query(
      `UPDATE product p SET document = row.document FROM jsonb_to_recordset($1::jsonb) AS row(key text, document jsonb)
        WHERE p.key = row.key`,
      [JSON.stringify([...documents].map(([key, document]) => ({ key, document })))],
    );
  return changed;
}

/**
 * Applies a delta to the catalogue, or changes nothing. Prices and texts make a new version of the last import; stock shows without one.
 *
 * @throws FeedRefusedError that names every entry and field that cannot be applied
 */
export function applyDelta(database: Database, delta: CatalogueDelta, nowMs: number): Promise<DeltaReport> {
  return database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.import]);
    await checkDelta(tx, delta);
    const prices = delta.prices.map((each) => ({ ...each, kind: 'price', key: each.sku, value: toOre(each.price) }));
    const stock = delta.stock.map((each) => ({ ...each, kind: 'stock', key: each.sku, value: each.stock }));
    const texts = textChangesOf(delta);
    const all: readonly Kinded[] = [...prices, ...stock, ...texts];
    const newer = await takeNewer(tx, delta.version, all);
    const isNewer = (entry: Kinded): boolean => newer.has(nameOf(entry));
    const repriced = await updateVariants(tx, 'price_ore', prices.filter(isNewer));
    const restocked = await updateVariants(tx, 'stock', stock.filter(isNewer));
    const rewritten = await updateTexts(tx, texts.filter(isNewer));
    if (repriced.length > 0) await recordPrices(tx, nowMs, repriced);
    if (repriced.length + rewritten > 0)
      await tx.query('UPDATE catalogue_import SET id = DEFAULT WHERE id = (SELECT max(id) FROM catalogue_import)');
    const claims = delta.prices.flatMap(({ sku, beforePrice }, index) =>
      beforePrice === undefined
        ? []
        : [{ path: at('prices', index, 'beforePrice'), sku, beforeOre: toOre(beforePrice) }],
    );
    return {
      version: delta.version,
      changed: repriced.length + restocked.length + rewritten,
      superseded: all.length - newer.size,
      corrections: await correctionsOf(tx, claims),
    };
  });
}
