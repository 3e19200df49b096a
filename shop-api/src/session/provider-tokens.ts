import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Config } from '../config/env';
import type { Dependencies } from '../http/dependencies';
import { createSessionStore, type SessionTokens } from './session-store';
import { providerAway, providerCalls, providerEndpoints } from './token-verifier';

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));
const tokensSchema = v.object({
  access_token: token,
  /** Absent: the provider does not rotate, the old one stays in use. */
  refresh_token: v.optional(token),
  id_token: v.optional(v.pipe(v.string(), v.maxLength(8192))),
  expires_in: v.optional(v.number()),
});

/** The refresh token is revoked, used, expired or unknown: no other error of RFC 6749 5.2 says that. */
const refusalSchema = v.object({ error: v.literal('invalid_grant') });

export interface ProviderTokens {
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
  readonly config: Pick<Config, 'issuer' | 'clientId'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

export function providerTokens({ config, clock }: ProviderTokensOptions, timeoutMs: number): ProviderTokens {
  const call = providerCalls(timeoutMs);
  const discover = providerEndpoints(config.issuer, call);
  const post = (url: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    call(url, { method: 'POST', body: new URLSearchParams({ client_id: config.clientId, ...fields }) });

  return {
    async renew({ refreshToken, idToken }) {
      try {
        const { token_endpoint: url } = await discover();
        if (url === undefined) throw new Error('The provider names no token endpoint');
        const answer = await post(url, { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' });
        if (!answer.ok) {
          const refusal = v.safeParse(refusalSchema, await answer.json().catch(() => null));
          if (refusal.success) return null;
          throw new Error('The provider failed');
        }
        const renewed = v.parse(tokensSchema, await answer.json());
        return {
          accessToken: renewed.access_token,
          refreshToken: renewed.refresh_token ?? refreshToken,
          idToken: renewed.id_token ?? idToken,
          expiresAtMs: renewed.expires_in === undefined ? null : clock() + renewed.expires_in * 1000,
        };
      } catch {
        throw providerAway();
      }
    },
    async revoke({ accessToken, refreshToken }) {
      const { revocation_endpoint: url } = await discover();
      if (url === undefined) return;
      const revoked = [
        post(url, { token: accessToken, token_type_hint: 'access_token' }),
        ...(refreshToken === null ? [] : [post(url, { token: refreshToken, token_type_hint: 'refresh_token' })]),
      ];
      const answers = await Promise.all(revoked);
      if (!answers.every(({ ok }) => ok)) throw new Error('The provider did not revoke');
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
