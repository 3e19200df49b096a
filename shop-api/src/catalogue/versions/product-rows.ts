import type { Database } from '../../database';

/** A product in texts that the thread parses: the process that reads them only passes them on. */
export interface ProductTexts {
  readonly key: string;
  readonly position: number;
  readonly document: string;
  readonly variants: string;
  readonly reviews: string | null;
}

/** So that the embedded database, which works on the event loop, is done in a few milliseconds. */
const SLICE = 100;

/** A single price makes no struck price, so only longer histories are read. */
const PRODUCT = `SELECT p.key, p.position, p.document::text AS document,
    (SELECT json_agg(json_build_array(v.sku, v.slug, v.path, v.price_ore, v.stock, v.document,
       (SELECT json_agg(json_build_array(c.from_date, c.price_ore) ORDER BY c.from_date)
          FROM price_change c WHERE c.sku = v.sku HAVING count(*) > 1)) ORDER BY v.ordinal)
       FROM variant v WHERE v.product_key = p.key)::text AS variants,
    (SELECT r.document FROM product_review r WHERE r.model_slug = p.document ->> 'modelSlug')::text AS reviews
  FROM product p`;

/** All products in slices, by their keys. */
export async function* productSlices(database: Database): AsyncGenerator<readonly ProductTexts[], void, undefined> {
  for (let after = ''; ;) {
    const slice = await database.query<ProductTexts>(`${PRODUCT} WHERE p.key > $1 ORDER BY p.key LIMIT ${SLICE}`, [
      after,
    ]);
    if (slice.length > 0) yield slice;
    const last = slice.at(-1);
    if (!last || slice.length < SLICE) return;
    after = last.key;
  }
}

/** The products that some skus belong to. */
export const productsOfSkus = (database: Database, skus: readonly string[]): Promise<ProductTexts[]> =>
  database.query<ProductTexts>(
    `${PRODUCT} WHERE p.key IN (SELECT product_key FROM variant WHERE sku = ANY($1::text[]))`,
    [skus],
  );

/** The stored product as one JSON text, without parsing its parts. */
export const toStoredText = ({ key, document, variants, reviews }: ProductTexts): string =>
  `{"key":${JSON.stringify(key)},"document":${document},"reviews":${reviews ?? 'null'},"variants":${variants}}`;
