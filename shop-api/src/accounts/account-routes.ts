import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { nationalNumber } from 'shared-domain/identity';
import type { PublicUser } from 'shared-domain/identity/io';
import type { AccountWire } from 'shared-domain/subscription/io';
import { isSameSecret } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { parseRequest, ProblemError } from '../http/problem';
import { MAX_TOKEN_LENGTH, sessionUserReader, tokenOwnerReader } from '../session';
import { customerSystem } from './reference-accounts';

export const accountRequestSchema = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TOKEN_LENGTH)),
});
const paramsSchema = v.object({ phoneNumber: v.pipe(v.string(), v.regex(/^\d{8}$/, 'must be eight digits')) });

/** POST {api}/accountdata/subscriptions/{phone} (P7-7, F7.3): answers only to the owner of the phone number, by the access token. */
export function registerAccounts(app: FastifyInstance, dependencies: Dependencies): void {
  const readOwner = tokenOwnerReader(dependencies);
  const { accountsOf } = customerSystem(dependencies.config);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<readonly AccountWire[]> => {
    const { phoneNumber } = parseRequest(paramsSchema, request.params, 'params');
    const { token } = parseRequest(accountRequestSchema, request.body ?? {}, 'body');
    const owner = await readOwner(request, token);
    if (!owner) throw new ProblemError({ status: 401, detail: 'A valid access token is required' });
    if (nationalNumber(owner.user.phoneNumber) !== phoneNumber)
      throw new ProblemError({ status: 403, detail: 'The token belongs to another phone number' });
    reply.header('cache-control', 'no-store');
    return accountsOf(phoneNumber);
  };
  app.post('/api/accountdata/subscriptions/:phoneNumber', answer);
}

/** GET /api/userServiceApi/GetPublicUser/ (F7.5-2): flags of the session's user; false for a visitor. */
export function registerPublicUser(app: FastifyInstance, dependencies: Dependencies): void {
  const readUser = sessionUserReader(dependencies);
  const { isInternetCustomer } = customerSystem(dependencies.config);
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
