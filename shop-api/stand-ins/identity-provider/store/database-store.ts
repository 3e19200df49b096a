import { paths } from '../../../src/config/paths';
import { type Database, migrate, openSchema } from '../../../src/database';
import { databaseAdapter, sweepRecords } from './database-adapter';
import { loadSharedKeys } from './database-keys';
import type { IdentityStore } from './identity-store';

/** How often expired rows are deleted. */
const SWEEP_MS = 10 * 60_000;

/**
 * Stores everything in its own schema of a PostgreSQL server, which any number of processes may share.
 *
 * @throws the driver's error when the server cannot be reached
 */
export async function openDatabaseStore(url: string, schema: string): Promise<IdentityStore> {
  const report = (what: string) => (error: unknown) =>
    console.error(`identity: ${what}: ${error instanceof Error ? error.message : String(error)}`);
  const database = await openSchema(url, schema, report('a database connection broke'));
  try {
    await migrate(database, paths.identityMigrations());
    return await overDatabase(database, report('sweeping failed'));
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function overDatabase(database: Database, onSweepError: (error: unknown) => void): Promise<IdentityStore> {
  const keys = await loadSharedKeys(database, Date.now());
  const sweeping = setInterval(() => void sweepRecords(database, Date.now()).catch(onSweepError), SWEEP_MS).unref();
  return {
    adapter: databaseAdapter(database),
    keys,
    isReady: () =>
      database.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      clearInterval(sweeping);
      await database.close();
    },
  };
}
