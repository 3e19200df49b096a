import { createHash, randomBytes } from 'node:crypto';
import type { SessionUser } from 'shared-domain/identity';
import type { Database } from '../database';

/** Eight hours, as long as a retailer's session. */
export const SESSION_SECONDS = 28_800;

export interface SessionStore {
  /** @returns the value of the cookie */
  open(subject: string, person: SessionUser): Promise<string>;
  /** The session's user, from the provider's claims when it was opened; null: no such session. */
  personOf(token: string): Promise<SessionUser | null>;
  close(token: string): Promise<void>;
}

/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @param clock milliseconds since the epoch */
export function sessionStore(database: Database, clock: () => number): SessionStore {
  const at = (seconds = 0): string => new Date(clock() + seconds * 1000).toISOString();
  return {
    async open(subject, person) {
      const token = randomBytes(32).toString('base64url');
      await database.query('DELETE FROM shop_session WHERE expires_at <= $1', [at()]);
      await database.query(
        'INSERT INTO shop_session (token_hash, subject, person, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
        [hashOf(token), subject, person, at(), at(SESSION_SECONDS)],
      );
      return token;
    },
    async personOf(token) {
      if (!TOKEN.test(token)) return null;
      const [row] = await database.query<{ person: SessionUser }>(
        'SELECT person FROM shop_session WHERE token_hash = $1 AND expires_at > $2',
        [hashOf(token), at()],
      );
      return row?.person ?? null;
    },
    async close(token) {
      if (TOKEN.test(token)) await database.query('DELETE FROM shop_session WHERE token_hash = $1', [hashOf(token)]);
    },
  };
}
