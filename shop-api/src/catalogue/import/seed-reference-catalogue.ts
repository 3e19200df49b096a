import type { Brand } from 'shared-domain/brand';
import { REFERENCE_BRAND } from 'shared-domain/brand/parse-brand';
import { applyBrand } from '../../brand';
import { ADVISORY_LOCKS, type Database } from '../../database';
import { hashOfFeed, importFeed, type ImportReport } from './import-feed';
import { hasRelativeDatePassed, readFeedFiles, resolveRelativeDates } from './read-feed-folder';

interface LastImport {
  readonly feed_hash: string;
  readonly source: string;
  readonly imported_at: string | Date;
}

/**
 * At a start: imports the reference catalogue when there is none, when its files have changed, or when a date that it announced has
 * passed. A catalogue from an operator's feed is not changed.
 *
 * @returns null when there was nothing to do
 * @throws FeedRefusedError when the files are not a valid feed
 */
export function seedReferenceCatalogue(
  database: Database,
  folder: string,
  nowMs: number,
  brand: Brand = REFERENCE_BRAND,
): Promise<ImportReport | null> {
  const written = applyBrand(readFeedFiles(folder), brand);
  const hash = hashOfFeed(written);
  const isCurrent = (last: LastImport): boolean =>
    last.feed_hash === hash && !hasRelativeDatePassed(written, new Date(last.imported_at).getTime(), nowMs);
  return database.transaction(async (tx) => {
    // Several processes may start at once: the first one imports, the others have nothing left to do.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.import]);
    const [last] = await tx.query<LastImport>(
      'SELECT feed_hash, source, imported_at FROM catalogue_import ORDER BY id DESC LIMIT 1',
    );
    if (last && (last.source === 'feed' || isCurrent(last))) return null;
    return importFeed(tx, resolveRelativeDates(written, nowMs), { source: 'reference', nowMs, hash });
  });
}
