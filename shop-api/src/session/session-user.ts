import type { FastifyRequest } from 'fastify';
import type { SessionUser } from 'shared-domain/identity';
import { SESSION_COOKIE } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { freshTokens } from './provider-tokens';
import { createSessionStore } from './session-store';
import { type TokenOwner, tokenVerifier } from './token-verifier';

/** Pages wait for it. */
const CHECK_TIMEOUT_MS = 2_000;

/** The user of the request's session; null for a visitor. */
export type ReadSessionUser = (request: Pick<FastifyRequest, 'cookies'>) => Promise<SessionUser | null>;

/**
 * The owner of an access token that a request names; null when it is refused. What the token itself does not say, the login of the
 * request's session does, when the token is that session's.
 */
export type ReadTokenOwner = (request: Pick<FastifyRequest, 'cookies'>, token: string) => Promise<TokenOwner | null>;

export function tokenOwnerReader(dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>): ReadTokenOwner {
  const sessions = createSessionStore(dependencies.database, dependencies.clock);
  const verify = tokenVerifier(dependencies);
  return async ({ cookies }, accessToken) => {
    const cookie = cookies[SESSION_COOKIE];
    const kept = cookie === undefined ? null : (await sessions.find(cookie))?.tokens();
    return verify(kept?.accessToken === accessToken ? { ...kept, isKept: true } : { accessToken, idToken: null });
  };
}

/**
 * Every five minutes, and after each renewal, the provider is asked whether the session's token is still valid, and whose it is: a
 * revocation or a sign-out there ends the session.
 */
export function sessionUserReader(dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>): ReadSessionUser {
  const sessions = createSessionStore(dependencies.database, dependencies.clock);
  const verify = tokenVerifier(dependencies, CHECK_TIMEOUT_MS);
  const tokensOf = freshTokens(dependencies, CHECK_TIMEOUT_MS);

  async function ownerOf(cookie: string): Promise<TokenOwner | null> {
    const tokens = await tokensOf(cookie);
    return tokens && verify({ ...tokens, isKept: true });
  }

  return async ({ cookies }) => {
    const cookie = cookies[SESSION_COOKIE];
    const session = cookie === undefined ? null : await sessions.find(cookie);
    if (cookie === undefined || !session) return null;
    const { subject, person, isDue, isOverdue } = session;
    if (!isOverdue && !(isDue && (await sessions.claimCheck(cookie)))) return person;
    const owner = await ownerOf(cookie).catch(() => 'no answer' as const);
    if (owner === 'no answer') return isOverdue ? null : person;
    if (owner?.subject !== subject) {
      await sessions.close(cookie);
      return null;
    }
    await sessions.confirm(cookie, owner.user);
    return owner.user;
  };
}
