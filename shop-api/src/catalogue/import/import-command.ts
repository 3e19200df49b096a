/** `npm run catalogue -- import feed.json`: replaces the catalogue of the configured database by a feed. */
import { readFileSync } from 'node:fs';
import { FolderLockedError } from 'shared-domain/servers/data-folder';
import { readConfig } from '../../config/env';
import { paths } from '../../config/paths';
import { migrate, openDatabase } from '../../database';
import { importFeed } from './import-feed';

async function run(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the feed: npm run catalogue -- import feed.json');
  const feed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database, paths.migrations());
    const startedMs = Date.now();
    const report = await importFeed(database, feed, { source: 'feed', nowMs: startedMs });
    const { products, variants, plans, shops, corrections } = report;
    console.log(
      `Imported ${products} products with ${variants} variants, ${plans} plans and ${shops} shops in ${Date.now() - startedMs} ms.`,
    );
    for (const { path, message } of corrections) console.warn(`${path} ${message}`);
  } finally {
    await database.close();
  }
}

run(process.argv[2]).catch((error: Error) => {
  const hint = error instanceof FolderLockedError ? ' A running server uses it.' : '';
  console.error(`${error.message}${hint}`);
  process.exitCode = 1;
});
