import { paths } from '../../../src/config/paths';
import { type Database, migrate } from '../../../src/database';
import { createEmptyTestDatabase } from '../../../src/database/testing';

/** An empty database with the provider's tables. Close it after the test. */
export async function createIdentityDatabase(): Promise<Database> {
  const database = await createEmptyTestDatabase();
  await migrate(database, paths.identityMigrations());
  return database;
}
