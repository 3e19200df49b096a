import type { Database } from '../../database';
import type { Catalogue } from '../model';

/** What a catalogue has beside its products, some hundred documents. */
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
