import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SessionUser } from 'shared-domain/identity';
import type { Database } from '../database';

/** The tokens that the provider gave at a login or a renewal. */
export interface SessionTokens {
  readonly accessToken: string;
  /** Null: the provider gives none, or the page kept it. */
  readonly refreshToken: string | null;
  /** Names the session at the provider's sign-out. */
  readonly idToken: string | null;
  /** End of the access token in milliseconds since the epoch; null: not known. */
  readonly expiresAtMs: number | null;
}

/** Eight hours, as long as a retailer's session. */
export const SESSION_SECONDS = 28_800;
/** So long a revocation or a sign-out at the provider may go unnoticed. */
const CHECK_SECONDS = 300;
/** So long a session goes on without an answer of the provider. */
const UNCONFIRMED_SECONDS = 900;
/** After a check that failed, or while one is under way. */
const RETRY_SECONDS = 30;
/** So long others wait for a renewal whose process has ended. */
const RENEWAL_SECONDS = 10;

export interface Session {
  readonly subject: string;
  /** From the provider's claims when it was last confirmed. */
  readonly person: SessionUser;
  /** Null: they cannot be read, so it cannot be confirmed any more. */
  readonly tokens: () => SessionTokens | null;
  /** The provider is to be asked. */
  readonly isDue: boolean;
  /** Without the provider's answer the session counts for nothing. */
  readonly isOverdue: boolean;
}

export interface SessionStore {
  /** @returns the value of the cookie */
  open(subject: string, person: SessionUser, tokens: SessionTokens): Promise<string>;
  /** Null: no such session. */
  find(token: string): Promise<Session | null>;
  /** The provider has confirmed it. */
  confirm(token: string, person: SessionUser): Promise<void>;
  /** The next request asks the provider. */
  requireCheck(token: string): Promise<void>;
  /** Keeps what a renewal gave; the provider is to be asked whose they are. */
  replaceTokens(token: string, tokens: SessionTokens): Promise<void>;
  /** True for one of several simultaneous requests, in any process: that one renews. */
  claimRenewal(token: string): Promise<boolean>;
  /** The renewal that was claimed has failed. */
  releaseRenewal(token: string): Promise<void>;
  /** True for one of several simultaneous requests, in any process: that one asks the provider. */
  claimCheck(token: string): Promise<boolean>;
  close(token: string): Promise<void>;
}

/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface SealedTokens {
  readonly access: string;
  /** '': none. */
  readonly refresh: string;
  readonly id: string;
  readonly expiresAtMs: number | null;
}

function sealed({ accessToken, refreshToken, idToken, expiresAtMs }: SessionTokens, cookie: string) {
  const seal = (text: string | null): string => (text === null ? '' : sealToken(text, cookie));
  const end = expiresAtMs === null ? null : new Date(expiresAtMs).toISOString();
  return [sealToken(accessToken, cookie), seal(refreshToken), seal(idToken), end];
}

function opened({ access, refresh, id, expiresAtMs }: SealedTokens, cookie: string): SessionTokens | null {
  const accessToken = openToken(access, cookie);
  if (accessToken === null) return null;
  return { accessToken, refreshToken: openToken(refresh, cookie), idToken: openToken(id, cookie), expiresAtMs };
}

/** @param clock milliseconds since the epoch */
export function createSessionStore(database: Database, clock: () => number): SessionStore {
  const at = (seconds = 0): string => new Date(clock() + seconds * 1000).toISOString();
  return {
    async open(subject, person, tokens) {
      const token = randomBytes(32).toString('base64url');
      await database.query('DELETE FROM shop_session WHERE expires_at <= $1', [at()]);
      await database.query(
        `INSERT INTO shop_session
           (token_hash, subject, person, created_at, expires_at, confirmed_at, check_after,
            sealed_token, sealed_refresh_token, sealed_id_token, token_expires_at)
         VALUES ($1, $2, $3, $4, $5, $4, $6, $7, $8, $9, $10)`,
        [hashOf(token), subject, person, at(), at(SESSION_SECONDS), at(CHECK_SECONDS), ...sealed(tokens, token)],
      );
      return token;
    },
    async find(token) {
      if (!TOKEN.test(token)) return null;
      const [row] = await database.query<Omit<Session, 'tokens'> & SealedTokens>(
        `SELECT subject, person, sealed_token AS access, sealed_refresh_token AS refresh, sealed_id_token AS id,
                (extract(epoch FROM token_expires_at) * 1000)::float8 AS "expiresAtMs",
                check_after <= $2 AS "isDue", confirmed_at <= $3 AS "isOverdue"
         FROM shop_session WHERE token_hash = $1 AND expires_at > $2`,
        [hashOf(token), at(), at(-UNCONFIRMED_SECONDS)],
      );
      if (!row) return null;
      const { subject, person, isDue, isOverdue } = row;
      return { subject, person, isDue, isOverdue, tokens: () => opened(row, token) };
    },
    async confirm(token, person) {
      await database.query(
        'UPDATE shop_session SET person = $2, confirmed_at = $3, check_after = $4 WHERE token_hash = $1',
        [hashOf(token), person, at(), at(CHECK_SECONDS)],
      );
    },
    async requireCheck(token) {
      await database.query('UPDATE shop_session SET check_after = $2 WHERE token_hash = $1', [hashOf(token), at()]);
    },
    async replaceTokens(token, tokens) {
      await database.query(
        `UPDATE shop_session SET check_after = $2, renewing_until = NULL,
           sealed_token = $3, sealed_refresh_token = $4, sealed_id_token = $5, token_expires_at = $6
         WHERE token_hash = $1`,
        [hashOf(token), at(), ...sealed(tokens, token)],
      );
    },
    async claimRenewal(token) {
      const claimed = await database.query(
        `UPDATE shop_session SET renewing_until = $3
         WHERE token_hash = $1 AND (renewing_until IS NULL OR renewing_until <= $2) RETURNING token_hash`,
        [hashOf(token), at(), at(RENEWAL_SECONDS)],
      );
      return claimed.length > 0;
    },
    async releaseRenewal(token) {
      await database.query('UPDATE shop_session SET renewing_until = NULL WHERE token_hash = $1', [hashOf(token)]);
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

/** An access token at rest, readable with the session's cookie only: no one who has the database alone can use it. */
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (cookie: string): Buffer => Buffer.from(hkdfSync('sha256', cookie, '', 'shop-session access token', 32));

export function sealToken(accessToken: string, cookie: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(cookie), iv);
  const sealed = Buffer.concat([cipher.update(accessToken, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null when it was sealed with another cookie, or not at all */
export function openToken(sealed: string, cookie: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(cookie), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
