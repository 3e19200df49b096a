import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../server/dependencies';
import { SESSION_COOKIE } from './session-cookie';
import { sessionStore } from './session-store';

/** Whether who asks has the session that login-return opened: nothing that a page says of itself counts. */
export function createLoginProof({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): (request: FastifyRequest) => Promise<boolean> {
  const sessions = sessionStore(database, clock);
  return async ({ cookies }) => {
    const token = cookies[SESSION_COOKIE];
    return token !== undefined && (await sessions.isOpen(token));
  };
}
