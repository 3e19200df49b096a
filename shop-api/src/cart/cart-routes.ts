import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import type { Config } from '../config/env';
import { clientOf } from '../http/client';
import { parseRequest, ProblemError, sendProblem } from '../http/problem';
import type { CartService, UpdateFailure } from './cart-service';
import type { KnownCustomer } from './orders/customers';
import { cartGetSchema, cartUpdateSchema, orderRefSchema, ukkoCartUpdateSchema } from './requests/cart-request';

/** An opaque text that the client chooses, usually a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;

/** The customer of the request's session; null for a visitor. */
export type ReadBuyer = (request: FastifyRequest) => Promise<KnownCustomer | null>;

/** POST {api}/cart/get/ and {api}/cart/update/ (F7.1). Orders are private, so answers are `no-store`. */
export function registerCart(
  app: FastifyInstance,
  service: CartService,
  readBuyer: ReadBuyer,
  { edgeKey }: Pick<Config, 'edgeKey'>,
): void {
  const get = async (request: FastifyRequest, reply: FastifyReply): Promise<CartAnswerWire> => {
    const { orderRef, realm } = parseRequest(cartGetSchema, request.body ?? {}, 'body');
    reply.header('cache-control', 'no-store');
    return service.get(orderRef, realm);
  };
  const update = async (request: FastifyRequest, reply: FastifyReply): Promise<CartAnswerWire | FastifyReply> => {
    const body = parseRequest(cartUpdateSchema, request.body ?? {}, 'body');
    const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
    const client = clientOf(request, edgeKey);
    const result = await service.update(body, { idempotencyKey, client, buyer: () => readBuyer(request) });
    reply.header('cache-control', 'no-store');
    return result.ok ? result.value : sendProblem(reply, toProblemFacts(result.failure));
  };
  // Called with a trailing slash; answered without it too.
  for (const slash of ['/', '']) {
    app.post(`/api/cart/get${slash}`, get);
    app.post(`/api/cart/update${slash}`, update);
  }
}

function readIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw new ProblemError({ status: 400, detail: 'Idempotency-Key must be 8 to 100 visible characters' });
}

const toProblemFacts = (failure: UpdateFailure) =>
  failure.kind === 'malformed'
    ? { status: 400, detail: 'The body is not as described', errors: failure.errors }
    : { status: 422, detail: 'This Idempotency-Key was used for another request' };

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
