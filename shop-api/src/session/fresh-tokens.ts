import { setTimeout as wait } from 'node:timers/promises';
import type { Dependencies } from '../http/dependencies';
import { providerAway } from './provider-endpoints';
import { providerTokens } from './provider-tokens';
import { sessionStore, type SessionTokens } from './session-store';

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
  const sessions = sessionStore(database, clock);
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
