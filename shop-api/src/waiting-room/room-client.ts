import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import type { CartService } from '../cart';
import type { CatalogueDependencies } from '../catalogue';
import { clientAddress, digestOf, SESSION_COOKIE } from '../http/client';
import { parseRequest, ProblemError } from '../http/problem';
import { sessionUserReader } from '../session';
import { texts } from './texts/nb';
import type { WaitingRoom } from './waiting-room';

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

const referenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const enterSchema = v.object({ orderRef: referenceSchema });
const spendSchema = v.object({ orderRef: referenceSchema, pass: v.nullish(v.pipe(v.string(), v.maxLength(400))) });

interface CheckoutCallDependencies {
  readonly room: WaitingRoom;
  readonly cart: Pick<CartService, 'stateOf'>;
  readonly clientOf: ReadRoomClient;
}

/**
 * The questions of the operator's checkout: whether an order may enter, and, with the payment, whether it may be paid. The reference is the key to the
 * order, here as in the calls of the cart.
 */
export function registerCheckoutCalls(app: FastifyInstance, { room, cart, clientOf }: CheckoutCallDependencies): void {
  app.post('/api/waiting-room/enter/', async (request, reply) => {
    const { orderRef } = parseRequest(enterSchema, request.body ?? {}, 'body');
    void reply.header('cache-control', 'no-store');
    // Whoever makes up references, or empties their orders, takes no place from those who buy.
    const state = await cart.stateOf(orderRef);
    if (state === 'unknown') throw new ProblemError({ status: 404, detail: texts.refused.unknown });
    if (state === 'done') throw new ProblemError({ status: 409, detail: texts.refused.done });
    const standing = await room.enter(orderRef, await clientOf(request));
    return standing.kind === 'admitted' ? { isAdmitted: true, pass: standing.pass } : { isAdmitted: false, pass: null };
  });

  app.post('/api/waiting-room/spend/', async (request, reply) => {
    const { orderRef, pass } = parseRequest(spendSchema, request.body ?? {}, 'body');
    void reply.header('cache-control', 'no-store');
    return { mayPay: await room.spend(orderRef, pass ?? null) };
  });
}
