import type { Database } from '../../database';
import type { Catalogue } from '../model';

/** The parts of a catalogue beside its products, some hundred documents. */
export type CatalogueParts = Pick<
  Catalogue,
  'version' | 'importedAt' | 'plans' | 'insurances' | 'webdeals' | 'bundles' | 'deliveryZones'
>;

interface Row extends Omit<CatalogueParts, 'version'> {
  readonly version: number | null;
}

const offers = (kind: string): string =>
  `coalesce((SELECT json_agg(document ORDER BY position, code) FROM offer WHERE kind = '${kind}'), '[]')`;

/** In one statement, so that they are of one version. */
const PARTS = `SELECT (SELECT max(id) FROM catalogue_import) AS version,
  (SELECT to_char(imported_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') FROM catalogue_import ORDER BY id DESC LIMIT 1) AS "importedAt",
  coalesce((SELECT json_agg(document ORDER BY position, offering_code) FROM plan), '[]') AS plans,
  ${offers('insurance')} AS insurances, ${offers('webdeal')} AS webdeals, ${offers('bundle')} AS bundles,
  coalesce((SELECT json_agg(document ORDER BY code) FROM delivery_zone), '[]') AS "deliveryZones"`;

export async function readParts(database: Database): Promise<CatalogueParts> {
  const [row] = await database.query<Row>(PARTS);
  if (!row) throw new Error('The query answers one row');
  return { ...row, version: row.version ?? 0 };
}

/** Former addresses and the skus they led to, as one JSON text. */
export async function readFormerPaths(database: Database): Promise<string> {
  const [row] = await database.query<{ former: string | null }>(
    'SELECT json_object_agg(path, sku)::text AS former FROM former_path',
  );
  return row?.former ?? '{}';
}

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
       (SELECT json_agg(json_build_array((extract(epoch FROM c.valid_from) * 1000)::bigint, c.price_ore) ORDER BY c.valid_from)
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
