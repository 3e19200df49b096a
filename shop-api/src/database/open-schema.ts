import { ADVISORY_LOCKS } from './advisory-locks';
import type { Database } from './database';
import { openPostgres } from './postgres-database';

const CONNECTIONS = 5;

/**
 * A schema of a PostgreSQL server, made where it is missing. Everything happens inside it.
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
      // Asked first: a role that may not create schemas can still use one that is there.
      const known = await tx.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
      if (known.length === 0) await tx.script(`CREATE SCHEMA ${schema}`);
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
