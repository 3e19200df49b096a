import type { FastifyRequest } from 'fastify';
import type { SessionUser } from 'shared-domain/identity';
import { SESSION_COOKIE } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { sessionStore } from './session-store';

/** The user of the request's session; null for a visitor. */
export type ReadSessionUser = (request: Pick<FastifyRequest, 'cookies'>) => Promise<SessionUser | null>;

export function sessionUserReader({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): ReadSessionUser {
  const sessions = sessionStore(database, clock);
  return async ({ cookies }) => {
    const token = cookies[SESSION_COOKIE];
    return token === undefined ? null : sessions.personOf(token);
  };
}
