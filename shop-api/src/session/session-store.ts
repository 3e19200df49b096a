import { createHash, randomBytes } from 'node:crypto';
import type { SessionUser } from 'shared-domain/identity';
import type { Database } from '../database';
import { openToken, sealToken } from './sealed-token';

/** Eight hours, as long as a retailer's session. */
export const SESSION_SECONDS = 28_800;
/** So long a revocation or a sign-out at the provider may go unnoticed. */
const CHECK_SECONDS = 300;
/** So long a session goes on without an answer of the provider. */
const UNCONFIRMED_SECONDS = 900;
/** After a check that failed, or while one is under way. */
const RETRY_SECONDS = 30;

export interface Session {
  readonly subject: string;
  /** From the provider's claims when it was last confirmed. */
  readonly person: SessionUser;
  /** Null: it cannot be confirmed any more. */
  readonly accessToken: string | null;
  /** The provider is to be asked. */
  readonly isDue: boolean;
  /** Without the provider's answer the session counts for nothing. */
  readonly isOverdue: boolean;
}

export interface SessionStore {
  /** @returns the value of the cookie */
  open(subject: string, person: SessionUser, accessToken: string): Promise<string>;
  /** Null: no such session. */
  find(token: string): Promise<Session | null>;
  /** The provider has confirmed it, by the given access token. */
  confirm(token: string, person: SessionUser, accessToken: string): Promise<void>;
  /** Of simultaneous requests, in any process, one is told to ask the provider. */
  claimCheck(token: string): Promise<boolean>;
  close(token: string): Promise<void>;
}

/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @param clock milliseconds since the epoch */
export function sessionStore(database: Database, clock: () => number): SessionStore {
  const at = (seconds = 0): string => new Date(clock() + seconds * 1000).toISOString();
  return {
    async open(subject, person, accessToken) {
      const token = randomBytes(32).toString('base64url');
      await database.query('DELETE FROM shop_session WHERE expires_at <= $1', [at()]);
      await database.query(
        `INSERT INTO shop_session
           (token_hash, subject, person, created_at, expires_at, sealed_token, confirmed_at, check_after)
         VALUES ($1, $2, $3, $4, $5, $6, $4, $7)`,
        [hashOf(token), subject, person, at(), at(SESSION_SECONDS), sealToken(accessToken, token), at(CHECK_SECONDS)],
      );
      return token;
    },
    async find(token) {
      if (!TOKEN.test(token)) return null;
      const [row] = await database.query<Omit<Session, 'accessToken'> & { readonly sealed: string }>(
        `SELECT subject, person, sealed_token AS sealed,
                check_after <= $2 AS "isDue", confirmed_at <= $3 AS "isOverdue"
         FROM shop_session WHERE token_hash = $1 AND expires_at > $2`,
        [hashOf(token), at(), at(-UNCONFIRMED_SECONDS)],
      );
      if (!row) return null;
      const { sealed, ...session } = row;
      return { ...session, accessToken: session.isDue || session.isOverdue ? openToken(sealed, token) : null };
    },
    async confirm(token, person, accessToken) {
      await database.query(
        'UPDATE shop_session SET person = $2, sealed_token = $3, confirmed_at = $4, check_after = $5 WHERE token_hash = $1',
        [hashOf(token), person, sealToken(accessToken, token), at(), at(CHECK_SECONDS)],
      );
    },
    async claimCheck(token) {
      const claimed = await database.query(
        'UPDATE shop_session SET check_after = $3 WHERE token_hash = $1 AND check_after <= $2 RETURNING token_hash',
        [hashOf(token), at(), at(RETRY_SECONDS)],
      );
      return claimed.length > 0;
    },
    async close(token) {
      if (TOKEN.test(token)) await database.query('DELETE FROM shop_session WHERE token_hash = $1', [hashOf(token)]);
    },
  };
}
