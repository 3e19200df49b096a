import { ADVISORY_LOCKS, type Database } from '../../../src/database';
import { type IdentityKeys, newKeys } from './keys';

/** The keys of all processes on this database, made by the first one. */
export function loadSharedKeys(database: Database, nowMs: number): Promise<IdentityKeys> {
  return database.transaction(async (tx) => {
    // Processes that start at once take turns.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.identityKeys]);
    const [row] = await tx.query<{ keys: IdentityKeys }>('SELECT keys FROM identity_keys');
    if (row) return row.keys;
    const keys = newKeys();
    await tx.query('INSERT INTO identity_keys (keys, created_at) VALUES ($1, $2)', [
      keys,
      new Date(nowMs).toISOString(),
    ]);
    return keys;
  });
}
