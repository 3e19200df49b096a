import { randomBytes } from 'node:crypto';
import { paths } from '../../config/paths';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { openPostgres } from '../postgres-database';
import { copyOfCluster } from './copy-of-cluster';
import { EMPTY, migratedBy } from './preparation';

/** A schema that is dropped on close. The server migrates one as fast as it copies a whole database from a template. */
async function createSchema(url: string): Promise<Database> {
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

/** An empty database for one test file, without tables: in memory, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const createEmptyTestDatabase = (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? createSchema(url) : copyOfCluster(EMPTY);
};

/** A database with all tables. Close it after the test. @param migrations a folder; default: the shop's */
export async function createTestDatabase(migrations = paths.migrations()): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return copyOfCluster(migratedBy(migrations));
  const database = await createSchema(url);
  await migrate(database, migrations);
  return database;
}
