import type { Database } from '../database';
import { loadCatalogue } from './load-catalogue';
import type { Catalogue } from './model';

/** Maximum age of stock, default variants and struck prices in a cached catalogue. */
const KEPT_MS = 10_000;

export interface CatalogueReader {
  /** The current catalogue: imports by any process show at once, changes of stock within seconds. */
  read(): Promise<Catalogue>;
  /** The catalogue of a version (the last import's id) that the caller has already read. */
  at(version: number): Promise<Catalogue>;
}

/** @param clock milliseconds since the epoch */
export function createCatalogueReader(database: Database, clock: () => number): CatalogueReader {
  let kept: { readonly catalogue: Promise<Catalogue>; readonly version: number; readonly readAtMs: number } | undefined;
  const at = (version: number): Promise<Catalogue> => {
    const nowMs = clock();
    if (!kept || kept.version !== version || Math.abs(nowMs - kept.readAtMs) > KEPT_MS) {
      const catalogue = loadCatalogue(database, version, nowMs);
      kept = { catalogue, version, readAtMs: nowMs };
      catalogue.catch(() => {
        kept = undefined;
      });
    }
    return kept.catalogue;
  };
  return {
    at,
    async read() {
      const [row] = await database.query<{ version: number | null }>('SELECT max(id) AS version FROM catalogue_import');
      return at(row?.version ?? 0);
    },
  };
}
