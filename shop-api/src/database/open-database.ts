import { paths } from '../config/paths';
import { ADVISORY_LOCKS, type Database } from './database';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';
import { findSnapshot } from './snapshot';

export interface DatabaseTarget {
  /** postgres://… ; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** @throws FolderLockedError, or the driver's error when the server cannot be reached */
export async function openDatabase(target: DatabaseTarget, onIdleError?: (error: Error) => void): Promise<Database> {
  if (!target.databaseUrl) return openPglite(target.dataDir, { snapshot: findSnapshot(paths.snapshot()) });
  const database = openPostgres(target.databaseUrl, onIdleError ? { onIdleError } : {});
  try {
    await database.query('SELECT 1');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const CONNECTIONS = 5;

/**
 * A database inside one schema of a PostgreSQL server, which is created if it is missing.
 *
 * @param schema lower-case letters, digits and underscores
 * @throws the driver's error when the server cannot be reached
 */
export async function openSchema(url: string, schema: string, onIdleError?: (error: Error) => void): Promise<Database> {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is no name of a schema`);
  const database = openPostgres(url, { schema, maxConnections: CONNECTIONS, ...(onIdleError && { onIdleError }) });
  try {
    await database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.schema]);
      // Checked first: a role without the right to create schemas can still use an existing one.
      const known = await tx.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
      if (known.length === 0) await tx.script(`CREATE SCHEMA ${schema}`);
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
