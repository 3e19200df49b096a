import { ADVISORY_LOCKS, type Database } from '../../../src/database';
import { type IdentityKeys, newKeys } from './keys';

/** Keys shared by all processes on this database, created by the first one. */
export function loadSharedKeys(database: Database, nowMs: number): Promise<IdentityKeys> {
  return database.transaction(async (tx) => {
    // Only one of several starting processes may create the keys.
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
