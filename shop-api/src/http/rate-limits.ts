import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOrderReference } from 'shared-domain/cart/io';
import type { Config } from '../config/env';
import { clientAddress, digestOf, SESSION_COOKIE } from './client';
import { ProblemError } from './problem';

const WINDOW_MS = 60_000;

/**
 * Requests per minute of one client, by route. Public, cacheable content (view models, pictures, search) has no limit: the shop's
 * servers request it for many clients.
 */
export const CLIENT_LIMITS: Readonly<Record<string, number>> = {
  '/api/cart/get/': 600,
  '/api/cart/update/': 300,
  '/api/ukko/cart/update/:stateId': 300,
  '/api/insurance/all/': 600,
  '/catalogue/deltas': 60,
  '/api/notices/': 10,
  '/api/notices/:code/': 60,
  '/api/notices/:code/confirmation/': 60,
  '/api/order-status/': 10,
  '/api/order-status/:code/': 60,
  '/graphql': 600,
  '/api/accountdata/subscriptions/:phoneNumber': 30,
  '/kasse/venterom/': 120,
  '/kasse/venterom/status/': 120,
  '/api/admin/waiting-room/': 60,
  '/shop/api/security/code': 120,
  '/shop/api/security/session': 120,
  '/shop/api/security/session/token': 120,
};

/**
 * Visitors of one address that are counted one by one share this many times the limit. A company, a school or a mobile operator has
 * hundreds of visitors behind one address.
 */
export const ADDRESS_FACTOR = 20;

/** Updates per minute of one order, from any client. */
export const ORDER_LIMIT = 120;
/** Guesses per minute of the address that belongs to one order number, from any client. */
export const ORDER_NUMBER_LIMIT = 5;

type Key = (request: FastifyRequest) => string;

const orderRefOf: Key = ({ body }) => {
  const { orderRef } = (body ?? {}) as { readonly orderRef?: unknown };
  return typeof orderRef === 'string' ? orderRef : '';
};
const orderNumberOf: Key = ({ body }) => {
  const { orderNumber } = (body ?? {}) as { readonly orderNumber?: unknown };
  return typeof orderNumber === 'string' ? orderNumber.replaceAll(/\D/g, '') : '';
};
/**
 * One visitor: a session, else an order, else a token that asks for a session; without any of them, the address. Each can be made up,
 * therefore the address has a limit, too.
 */
function visitorOf(request: FastifyRequest, edgeKey: string): string {
  const { cookies, headers } = request;
  const mark = cookies[SESSION_COOKIE] || readOrderReference(headers.cookie ?? '').orderRef || headers.authorization;
  const address = clientAddress(request, edgeKey);
  return mark === undefined ? address : `${address} ${digestOf(mark)}`;
}

const withSlash = (route: string): string => (route in CLIENT_LIMITS || route.endsWith('/') ? route : `${route}/`);

/** Rate limits per client and per order: 429 with Retry-After. Each process counts for itself. */
export async function limitRates(
  app: FastifyInstance,
  { hasRateLimits, edgeKey }: Pick<Config, 'hasRateLimits' | 'edgeKey'>,
): Promise<void> {
  if (!hasRateLimits) return;
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, keyGenerator: Key) => app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
  const perClient = new Map(
    Object.entries(CLIENT_LIMITS).map(([route, max]) => [
      route,
      {
        perVisitor: limiter(max, (request) => `${route} ${visitorOf(request, edgeKey)}`),
        perAddress: limiter(max * ADDRESS_FACTOR, (request) => `${route} ${clientAddress(request, edgeKey)}`),
      },
    ]),
  );
  const perOrder = limiter(ORDER_LIMIT, orderRefOf);
  const perOrderNumber = limiter(ORDER_NUMBER_LIMIT, orderNumberOf);

  const check = async (
    count: ReturnType<typeof limiter>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new ProblemError({
      status: 429,
      detail: `At most ${state.max} calls a minute are answered; try again in ${state.ttlInSeconds} s`,
    });
  };

  app.addHook('preHandler', async (request, reply) => {
    const route = withSlash(request.routeOptions.url ?? '');
    const limits = perClient.get(route);
    if (limits) {
      await check(limits.perVisitor, request, reply);
      await check(limits.perAddress, request, reply);
    }
    if (route === '/api/cart/update/' && orderRefOf(request) !== '') await check(perOrder, request, reply);
    if (route === '/api/order-status/') await check(perOrderNumber, request, reply);
  });
}
