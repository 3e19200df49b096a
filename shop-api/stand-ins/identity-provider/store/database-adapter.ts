import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../src/database';
import { grantOf, TokenConsumedError } from './models';

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
