/** Build step: prepares the embedded database with all tables and the reference catalogue, for a fast first start. */
import { createHash } from 'node:crypto';
import { paths } from '../../config/paths';
import { makeSnapshot, migrate, readMigrations } from '../../database';
import { hashOfFeed } from './import-feed';
import { readFeedFiles } from './read-feed-folder';
import { seedReferenceCatalogue } from './seed-reference-catalogue';

async function run(): Promise<void> {
  const migrations = readMigrations(paths.migrations()).map(({ checksum }) => checksum);
  const content = createHash('sha256')
    .update(JSON.stringify([hashOfFeed(readFeedFiles(paths.catalogue())), migrations]))
    .digest('hex');
  const startedMs = Date.now();
  const isNew = await makeSnapshot({
    folder: paths.snapshot(),
    content,
    fill: async (database) => {
      await migrate(database, paths.migrations());
      await seedReferenceCatalogue(database, paths.catalogue(), Date.now());
    },
  });
  if (isNew) console.log(`Prepared the embedded database in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
