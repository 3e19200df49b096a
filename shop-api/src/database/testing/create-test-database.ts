import { randomBytes } from 'node:crypto';
import { paths } from '../../config/paths';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { overPglite } from '../pglite-database';
import { openPostgres } from '../postgres-database';
import { emptyCluster } from './empty-cluster';
import { loadPgliteOutsideJest } from './load-pglite';

/** An empty database for one test file, without tables; on PostgreSQL (TEST_DATABASE_URL) a schema that is dropped on close. */
export async function createEmptyTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const pglite = await loadPgliteOutsideJest();
    return overPglite(await pglite.PGlite.create({ loadDataDir: await emptyCluster(pglite) }));
  }
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const database = openPostgres(url, { schema, maxConnections: 4 });
  await database.script(`CREATE SCHEMA ${schema}`);
  return {
    ...database,
    close: async () => {
      await database.script(`DROP SCHEMA ${schema} CASCADE`);
      await database.close();
    },
  };
}

/** An empty database with all tables. Close it after the test. */
export async function createTestDatabase(): Promise<Database> {
  const database = await createEmptyTestDatabase();
  await migrate(database, paths.migrations());
  return database;
}
