import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { paths } from '../../../src/config/paths';
import { ADVISORY_LOCKS, type Database, migrate, openSchema } from '../../../src/database';
import { grantOf, type IdentityStore, TokenConsumedError } from './identity-store';
import { type IdentityKeys, newKeys } from './keys';

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

interface Row {
  readonly payload: AdapterPayload;
}

/** The provider's models in the database, shared by all processes. @param now milliseconds since the epoch */
export function databaseAdapter(database: Database, now: () => number = Date.now): AdapterFactory {
  const at = (seconds = 0): string => new Date(now() + seconds * 1000).toISOString();
  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      await database.query(
        `INSERT INTO identity_record (model, id, payload, grant_id, uid, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
        [
          model,
          id,
          payload,
          grantOf(model, payload),
          payload.uid ?? null,
          expiresIn === undefined ? null : at(expiresIn),
        ],
      );
    },
    find: async (id) => {
      const [row] = await database.query<Row>(
        'SELECT payload FROM identity_record WHERE model = $1 AND id = $2 AND (expires_at IS NULL OR expires_at > $3)',
        [model, id, at()],
      );
      return row?.payload;
    },
    findByUid: async (uid) => {
      const [row] = await database.query<Row>(
        'SELECT payload FROM identity_record WHERE model = $1 AND uid = $2 AND (expires_at IS NULL OR expires_at > $3)',
        [model, uid, at()],
      );
      return row?.payload;
    },
    // Used by the device flow only, which is off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      // One statement: of two processes that consume a code at the same time, one gets no row.
      const spent = await database.query(
        `UPDATE identity_record SET payload = payload || jsonb_build_object('consumed', $3::integer)
         WHERE model = $1 AND id = $2 AND (expires_at IS NULL OR expires_at > $4) AND payload -> 'consumed' IS NULL RETURNING id`,
        [model, id, Math.floor(now() / 1000), at()],
      );
      if (spent.length === 0) throw new TokenConsumedError();
    },
    destroy: async (id) => {
      await database.query('DELETE FROM identity_record WHERE model = $1 AND id = $2', [model, id]);
    },
    revokeByGrantId: async (grantId) => {
      await database.query('DELETE FROM identity_record WHERE grant_id = $1', [grantId]);
    },
  });
}

/** Deletes expired rows. */
export async function sweepRecords(database: Database, nowMs: number): Promise<void> {
  await database.query('DELETE FROM identity_record WHERE expires_at <= $1', [new Date(nowMs).toISOString()]);
}

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
