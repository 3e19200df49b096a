import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CatalogueDependencies } from '../catalogue';
import { clientAddress, digestOf, SESSION_COOKIE } from '../http/client';
import { parseRequest } from '../http/problem';
import { sessionUserReader } from '../session';
import type { WaitingRoom } from './waiting-room';

export type ReadRoomClient = (request: FastifyRequest) => Promise<string>;

/** Someone who is logged in counts alone; all others of an address count together, since they can make up their cookies. As a digest. */
export function roomClientReader(dependencies: CatalogueDependencies): ReadRoomClient {
  const readUser = sessionUserReader(dependencies);
  return async (request) =>
    (await readUser(request))
      ? digestOf('session', request.cookies[SESSION_COOKIE] ?? '')
      : digestOf('address', clientAddress(request, dependencies.config.edgeKey));
}

const referenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const enterSchema = v.object({ orderRef: referenceSchema });
const spendSchema = v.object({ orderRef: referenceSchema, pass: v.nullish(v.pipe(v.string(), v.maxLength(400))) });

/**
 * The questions of the operator's checkout: whether an order may enter, and, with the payment, whether it may be paid. The reference is the key to the
 * order, here as in the calls of the cart.
 */
export function registerCheckoutCalls(app: FastifyInstance, room: WaitingRoom, clientOf: ReadRoomClient): void {
  app.post('/api/waiting-room/enter/', async (request, reply) => {
    const { orderRef } = parseRequest(enterSchema, request.body ?? {}, 'body');
    void reply.header('cache-control', 'no-store');
    const standing = await room.enter(orderRef, await clientOf(request));
    return standing.kind === 'admitted' ? { isAdmitted: true, pass: standing.pass } : { isAdmitted: false, pass: null };
  });

  app.post('/api/waiting-room/spend/', async (request, reply) => {
    const { orderRef, pass } = parseRequest(spendSchema, request.body ?? {}, 'body');
    void reply.header('cache-control', 'no-store');
    return { mayPay: await room.spend(orderRef, pass ?? null) };
  });
}
