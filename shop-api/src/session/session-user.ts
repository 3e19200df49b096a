import type { FastifyRequest } from 'fastify';
import type { SessionUser } from 'shared-domain/identity';
import type { Dependencies } from '../http/dependencies';
import { sessionStore } from './session-store';

/** HttpOnly, opened by login-return. */
export const SESSION_COOKIE = 'shop-session';

/** Who is logged in, by the session of the request; null for a visitor. */
export type ReadSessionUser = (request: Pick<FastifyRequest, 'cookies'>) => Promise<SessionUser | null>;

export function sessionUserReader({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): ReadSessionUser {
  const sessions = sessionStore(database, clock);
  return async ({ cookies }) => {
    const token = cookies[SESSION_COOKIE];
    return token === undefined ? null : sessions.personOf(token);
  };
}
