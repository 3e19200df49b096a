import { type Database, migrate } from '../../database';
import { createEmptyTestDatabase } from '../../database/testing';
import { paths } from '../../server/paths';

/** An empty database with the provider's tables. Close it after the test. */
export async function createIdentityDatabase(): Promise<Database> {
  const database = await createEmptyTestDatabase();
  await migrate(database, paths.identityMigrations());
  return database;
}
