import { paths } from '../config/paths';
import type { Database } from './database';
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
