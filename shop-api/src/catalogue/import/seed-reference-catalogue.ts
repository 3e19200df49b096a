import type { Database } from '../../database';
import { hashOfFeed, IMPORT_LOCK, importFeed, type ImportReport } from './import-feed';
import { readFeedFolder } from './read-feed-folder';

interface LastImport {
  readonly feed_hash: string;
  readonly source: string;
}

/**
 * At a start: fills an empty catalogue with the reference one, and renews it when its files changed since. A catalogue that came
 * from an operator's feed is left alone.
 *
 * @returns null when there was nothing to do
 * @throws FeedRefusedError when the files are not a valid feed
 */
export function seedReferenceCatalogue(database: Database, folder: string, nowMs: number): Promise<ImportReport | null> {
  const feed = readFeedFolder(folder);
  return database.transaction(async (tx) => {
    // Several processes may start at once: the first one imports, the others find its work done.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const [last] = await tx.query<LastImport>('SELECT feed_hash, source FROM catalogue_import ORDER BY id DESC LIMIT 1');
    if (last?.source === 'feed' || last?.feed_hash === hashOfFeed(feed)) return null;
    return importFeed(tx, feed, { source: 'reference', nowMs });
  });
}
