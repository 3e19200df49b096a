import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import type { Config } from '../config/env';
import { parseRequest } from '../http/parse-request';
import type { CartService } from './cart-service';
import { orderRefSchema } from './references';
import { ukkoCartUpdateSchema } from './requests/cart-request';

const paramsSchema = v.object({
  stateId: v.union([v.literal('new'), orderRefSchema], 'must be new or the id of a state'),
});

/**
 * PUT {api}/ukko/cart/update/{stateId} (P7-4). The state id is the reference of the agreement's order; an unknown one, like the
 * first of a browser, creates a new order. The page reads the cookie with the id, so it is not HttpOnly.
 */
export function registerUkkoCart(
  app: FastifyInstance,
  service: CartService,
  { config }: { readonly config: Pick<Config, 'shopOrigin'> },
): void {
  const { name, maxAgeSeconds: maxAge } = COOKIES.ukkoStateId;
  const attributes = { path: '/', sameSite: 'lax', secure: config.shopOrigin.startsWith('https:'), maxAge } as const;
  const update = async (request: FastifyRequest, reply: FastifyReply): Promise<CartAnswerWire> => {
    const { stateId } = parseRequest(paramsSchema, request.params, 'params');
    const answer = await service.updateAgreement(
      stateId,
      parseRequest(ukkoCartUpdateSchema, request.body ?? {}, 'body'),
    );
    reply.header('cache-control', 'no-store');
    if (answer.orderRef !== null && answer.realm === 'UKKO') reply.setCookie(name, answer.orderRef, attributes);
    return answer;
  };
  app.put('/api/ukko/cart/update/:stateId', update);
}
