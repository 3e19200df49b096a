import type { FastifyRequest } from 'fastify';
import type { CatalogueDependencies } from '../catalogue';
import { clientAddress, digestOf, SESSION_COOKIE } from '../http/client';
import { sessionUserReader } from '../session';

export type ReadRoomClient = (request: FastifyRequest) => Promise<string>;

/** Someone who is logged in counts alone; all others of an address count together, since they can make up their cookies. As a digest. */
export function roomClientReader(dependencies: CatalogueDependencies): ReadRoomClient {
  const readUser = sessionUserReader(dependencies);
  return async (request) =>
    (await readUser(request))
      ? digestOf('session', request.cookies[SESSION_COOKIE] ?? '')
      : digestOf('address', clientAddress(request, dependencies.config.edgeKey));
}
