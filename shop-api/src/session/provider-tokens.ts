import { setTimeout as wait } from 'node:timers/promises';
import { genericGrantRequest, refreshTokenGrant, ResponseBodyError, tokenRevocation } from 'openid-client';
import * as v from 'valibot';
import type { Config } from '../config/env';
import type { Dependencies } from '../http/dependencies';
import { connectProvider, MAX_TOKEN_LENGTH, providerAway } from './provider-connection';
import { createSessionStore, type SessionTokens } from './session-store';

export const tokenText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TOKEN_LENGTH));
const tokensSchema = v.object({
  access_token: tokenText,
  token_type: v.string(),
  /** Absent: the provider does not rotate, the old one stays in use. */
  refresh_token: v.optional(tokenText),
  id_token: v.optional(tokenText),
  expires_in: v.optional(v.number()),
  scope: v.optional(v.string()),
});

/** A token answer of the provider (RFC 6749 5.1). */
export type TokenAnswer = v.InferOutput<typeof tokensSchema>;

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

export interface ProviderTokens {
  /**
   * The tokens of a login's code, for a client whose secret or key only the server has.
   *
   * @returns null when the provider refuses the code
   * @throws ProblemError 503 when the provider does not answer
   */
  readonly exchange: (login: CodeExchange) => Promise<TokenAnswer | null>;
  /**
   * New tokens by a refresh token (RFC 6749 6), which may be used once (RFC 9700 4.14).
   *
   * @returns null when the provider refuses: whoever it was is logged out there
   * @throws ProblemError 503 when the provider does not answer
   */
  readonly renew: (tokens: SessionTokens) => Promise<SessionTokens | null>;
  /** Revokes the tokens of a session that has ended (F7.5-3, RFC 7009). Rejects when the provider does not answer. */
  readonly revoke: (tokens: SessionTokens) => Promise<void>;
}

interface ProviderTokensOptions {
  readonly config: Pick<Config, 'provider'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** @returns null for code and refresh token that are revoked, used, expired or unknown: no other error of RFC 6749 5.2 says that */
async function unlessRefused(answer: Promise<object>): Promise<TokenAnswer | null> {
  try {
    return v.parse(tokensSchema, await answer);
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return null;
    throw providerAway();
  }
}

export function providerTokens({ config, clock }: ProviderTokensOptions, timeoutMs: number): ProviderTokens {
  const connect = connectProvider(config.provider, timeoutMs);

  return {
    exchange: ({ code, redirectUri, codeVerifier }) =>
      unlessRefused(
        connect().then((provider) =>
          genericGrantRequest(provider, 'authorization_code', {
            code,
            redirect_uri: redirectUri,
            code_verifier: codeVerifier,
          }),
        ),
      ),
    async renew({ refreshToken, idToken }) {
      const renewed = await unlessRefused(
        connect().then((provider) => refreshTokenGrant(provider, refreshToken ?? '')),
      );
      return (
        renewed && {
          accessToken: renewed.access_token,
          refreshToken: renewed.refresh_token ?? refreshToken,
          idToken: renewed.id_token ?? idToken,
          expiresAtMs: renewed.expires_in === undefined ? null : clock() + renewed.expires_in * 1000,
        }
      );
    },
    async revoke({ accessToken, refreshToken }) {
      const provider = await connect();
      if (provider.serverMetadata().revocation_endpoint === undefined) return;
      const revoke = (token: string, hint: string) =>
        tokenRevocation(provider, token, { token_type_hint: hint }).catch((error: unknown) => {
          // A signed token ends by itself (RFC 7009 2.2.1).
          if (!(error instanceof ResponseBodyError && error.error === 'unsupported_token_type')) throw error;
        });
      await Promise.all([
        revoke(accessToken, 'access_token'),
        ...(refreshToken === null ? [] : [revoke(refreshToken, 'refresh_token')]),
      ]);
    },
  };
}

/** An access token is renewed when it is valid for a shorter time. More than the minute before its end in which a page asks for the next one. */
const MIN_LEFT_MS = 90_000;
/** So long a request waits for the renewal of another one. */
const WAIT_MS = 5_000;
const POLL_MS = 50;

/**
 * The tokens of a session, renewed at the provider when the access token is about to end. Requests at the same time, in any process, cause
 * one renewal: a refresh token that is used twice ends the login (RFC 9700 4.14.2).
 *
 * @param cookie value of the session's cookie
 * @returns null when there is no such session, or the provider refuses to renew: then the session is closed
 * @throws ProblemError 503 when the provider does not answer
 */
export type FreshTokens = (cookie: string) => Promise<SessionTokens | null>;

export function freshTokens(
  { database, config, clock }: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  timeoutMs: number,
): FreshTokens {
  const sessions = createSessionStore(database, clock);
  const provider = providerTokens({ config, clock }, timeoutMs);
  const tokensOf = async (cookie: string): Promise<SessionTokens | null> =>
    (await sessions.find(cookie))?.tokens() ?? null;
  const leftMs = ({ expiresAtMs }: SessionTokens): number => (expiresAtMs === null ? Infinity : expiresAtMs - clock());
  const needsRenewal = (tokens: SessionTokens): boolean => tokens.refreshToken !== null && leftMs(tokens) < MIN_LEFT_MS;

  async function renew(cookie: string, tokens: SessionTokens): Promise<SessionTokens | null> {
    const renewed = await provider.renew(tokens).catch(async (error: unknown) => {
      await sessions.releaseRenewal(cookie);
      // A token that is still valid serves until the provider is back.
      if (leftMs(tokens) > 0) return tokens;
      throw error;
    });
    if (renewed === null) await sessions.close(cookie);
    else if (renewed !== tokens) await sessions.replaceTokens(cookie, renewed);
    return renewed;
  }

  return async (cookie) => {
    const first = await tokensOf(cookie);
    if (!first || !needsRenewal(first)) return first;
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await wait(POLL_MS)) {
      const isOurs = await sessions.claimRenewal(cookie);
      const current = await tokensOf(cookie);
      const isRenewed = current === null || current.accessToken !== first.accessToken;
      if (isRenewed && isOurs) await sessions.releaseRenewal(cookie);
      if (isRenewed) return current;
      if (isOurs) return renew(cookie, current);
    }
    throw providerAway();
  };
}
