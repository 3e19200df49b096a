import type { FastifyRequest } from 'fastify';
import type { SessionUser } from 'shared-domain/identity';
import { SESSION_COOKIE } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { sessionStore } from './session-store';
import { tokenVerifier } from './token-verifier';

/** Pages wait for it. */
const CHECK_TIMEOUT_MS = 2_000;

/** The user of the request's session; null for a visitor. */
export type ReadSessionUser = (request: Pick<FastifyRequest, 'cookies'>) => Promise<SessionUser | null>;

/** Every five minutes the provider is asked whether the session's token is still valid: a revocation or a sign-out there ends the session. */
export function sessionUserReader(dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>): ReadSessionUser {
  const sessions = sessionStore(dependencies.database, dependencies.clock);
  const verify = tokenVerifier(dependencies, CHECK_TIMEOUT_MS);
  return async ({ cookies }) => {
    const token = cookies[SESSION_COOKIE];
    const session = token === undefined ? null : await sessions.find(token);
    if (token === undefined || !session) return null;
    const { subject, person, accessToken, isDue, isOverdue } = session;
    if (!isOverdue && !(isDue && (await sessions.claimCheck(token)))) return person;
    // Null when nobody answers.
    const owner =
      accessToken === null
        ? 'none'
        : await verify(accessToken).then(
            (found) => found ?? 'none',
            () => null,
          );
    if (owner === null) return isOverdue ? null : person;
    if (owner === 'none' || owner.subject !== subject || accessToken === null) {
      await sessions.close(token);
      return null;
    }
    await sessions.confirm(token, owner.user, accessToken);
    return owner.user;
  };
}
