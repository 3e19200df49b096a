import type { FastifyRequest } from 'fastify';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import type { CatalogueDependencies } from '../catalogue';
import { clientAddress, digestOf, SESSION_COOKIE } from '../http/client';
import { sessionUserReader } from '../session';

/** @param address of the client; default: that of the request */
export type ReadRoomClient = (request: FastifyRequest, address?: string) => Promise<string>;

/** Someone who is logged in counts alone; all others of a network count together, since they can make up their cookies. As a digest. */
export function roomClientReader(dependencies: CatalogueDependencies): ReadRoomClient {
  const readUser = sessionUserReader(dependencies);
  return async (request, address = clientAddress(request, dependencies.config.edgeKey)) =>
    (await readUser(request))
      ? digestOf('session', request.cookies[SESSION_COOKIE] ?? '')
      : digestOf('network', clientNetwork(address));
}
