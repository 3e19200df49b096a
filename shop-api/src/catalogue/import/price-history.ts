import { formatPrice, type Ore, ore, toOre } from 'shared-domain/money';
import type { Database } from '../../database';
import type { CatalogueFeed } from '../feed/schema';
import { type PriceChange, struckPrice } from '../prices/struck-price';
import { at, type FeedProblem } from './feed-problem';
import { insertRows } from './feed-rows';

/** A price before a reduction that somebody else says. */
export interface Claim {
  /** Where it is said, e.g. products[3].variants[0].beforePrice */
  readonly path: string;
  readonly sku: string;
  readonly beforeOre: Ore;
}

export interface HistoryRow {
  readonly sku: string;
  readonly valid_from: string;
  readonly price_ore: Ore;
}

/** Stores prices that were charged before the shop recorded them. */
export const storeHistory = (tx: Database, rows: readonly HistoryRow[]): Promise<void> =>
  insertRows(
    tx,
    'price_change',
    'sku text, valid_from timestamptz, price_ore integer',
    rows,
    'ON CONFLICT (sku, valid_from) DO UPDATE SET price_ore = excluded.price_ore',
  );

/** The skus that have a recorded price. */
export async function recordedSkus(tx: Database): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ sku: string }>('SELECT DISTINCT sku FROM price_change');
  return new Set(rows.map(({ sku }) => sku));
}

/** Records the prices that differ from the last recorded ones. @param skus default: all */
export async function recordPrices(tx: Database, nowMs: number, skus: readonly string[] | null = null): Promise<void> {
  await tx.query(
    `INSERT INTO price_change (sku, valid_from, price_ore)
     SELECT v.sku, greatest($1::timestamptz, last.valid_from), v.price_ore FROM variant v
       LEFT JOIN LATERAL (SELECT c.price_ore, c.valid_from FROM price_change c WHERE c.sku = v.sku ORDER BY c.valid_from DESC LIMIT 1) last ON true
      WHERE last.price_ore IS DISTINCT FROM v.price_ore AND ($2::text[] IS NULL OR v.sku = ANY($2::text[]))
     ON CONFLICT (sku, valid_from) DO UPDATE SET price_ore = excluded.price_ore`,
    [new Date(nowMs).toISOString(), skus],
  );
}

/** The prices before that a feed claims: by saying one, or by a history that the shop does not take over since it has its own. */
export const claimsOf = ({ products }: CatalogueFeed, recorded: ReadonlySet<string>, nowMs: number): readonly Claim[] =>
  products.flatMap(({ variants }, product) =>
    variants.flatMap(({ sku, price, beforePrice, priceHistory = [] }, variant) => {
      const path = at('products', product, 'variants', variant);
      if (beforePrice !== undefined) return [{ path: `${path}.beforePrice`, sku, beforeOre: toOre(beforePrice) }];
      const history = priceHistory.map((each) => ({ fromMs: Date.parse(each.from), priceOre: toOre(each.price) }));
      const beforeOre = recorded.has(sku) ? struckPrice([...history, { fromMs: nowMs, priceOre: toOre(price) }]) : null;
      return beforeOre === null ? [] : [{ path: `${path}.priceHistory`, sku, beforeOre }];
    }),
  );

interface RecordedRow {
  readonly sku: string;
  readonly history: readonly (readonly [fromMs: number, priceOre: number])[];
}

/** The claims that the recorded prices contradict, with the price before that pages show. */
export async function correctionsOf(tx: Database, claims: readonly Claim[]): Promise<readonly FeedProblem[]> {
  if (claims.length === 0) return [];
  const rows = await tx.query<RecordedRow>(
    `SELECT sku, json_agg(json_build_array((extract(epoch FROM valid_from) * 1000)::bigint, price_ore) ORDER BY valid_from) AS history
       FROM price_change WHERE sku = ANY($1::text[]) GROUP BY sku`,
    [claims.map(({ sku }) => sku)],
  );
  const toChanges = ({ history }: RecordedRow): readonly PriceChange[] =>
    history.map(([fromMs, priceOre]) => ({ fromMs, priceOre: ore(priceOre) }));
  const struck = new Map(rows.map((row) => [row.sku, struckPrice(toChanges(row))]));
  return claims.flatMap(({ path, sku, beforeOre }) => {
    const ownOre = struck.get(sku) ?? null;
    if (ownOre === beforeOre) return [];
    const own = ownOre === null ? 'none' : formatPrice(ownOre);
    return [{ path, message: `says ${formatPrice(beforeOre)} as the price before of ${sku}; pages show ${own}` }];
  });
}
