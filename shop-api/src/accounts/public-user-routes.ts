import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nationalNumber } from 'shared-domain/identity';
import type { PublicUser } from 'shared-domain/identity/io';
import type { Dependencies } from '../http/dependencies';
import { ProblemError } from '../http/problem';
import { isSameSecret } from '../http/same-secret';
import { sessionUserReader } from '../session';
import { isInternetCustomer } from './reference-accounts';

/** GET /api/userServiceApi/GetPublicUser/ (F7.5-2): flags of the session's user; false for a visitor. */
export function registerPublicUser(app: FastifyInstance, dependencies: Dependencies): void {
  const readUser = sessionUserReader(dependencies);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<PublicUser> => {
    if (!isSameSecret(String(request.headers['api-token'] ?? ''), dependencies.config.channelApiKey))
      throw new ProblemError({ status: 401, detail: 'A valid api-token is required' });
    const user = await readUser(request);
    reply.header('cache-control', 'no-store');
    return { isInternetCustomer: user !== null && isInternetCustomer(nationalNumber(user.phoneNumber)) };
  };
  // Called with a trailing slash; answered without it too.
  for (const slash of ['/', '']) app.get(`/api/userServiceApi/GetPublicUser${slash}`, answer);
}
