import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/env';
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
  '/graphql': 600,
  '/api/accountdata/subscriptions/:phoneNumber': 30,
  '/shop/api/security/session': 120,
};

/** Updates per minute of one order, from any client. */
export const ORDER_LIMIT = 120;

type Key = (request: FastifyRequest) => string;

const orderRefOf: Key = ({ body }) => {
  const { orderRef } = (body ?? {}) as { readonly orderRef?: unknown };
  return typeof orderRef === 'string' ? orderRef : '';
};
const withSlash = (route: string): string => (route in CLIENT_LIMITS || route.endsWith('/') ? route : `${route}/`);

/** The client's address. X-Forwarded-For counts only with the edge's key: anyone else can forge it. */
export function clientAddress({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, edgeKey: string): string {
  const { 'x-edge-key': key, 'x-forwarded-for': forwardedFor } = headers;
  if (edgeKey === '' || key !== edgeKey || typeof forwardedFor !== 'string') return ip;
  return forwardedFor.split(',').at(-1)?.trim() || ip;
}

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
      limiter(max, (request) => `${route} ${clientAddress(request, edgeKey)}`),
    ]),
  );
  const perOrder = limiter(ORDER_LIMIT, orderRefOf);

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
    const count = perClient.get(route);
    if (count) await check(count, request, reply);
    if (route === '/api/cart/update/' && orderRefOf(request) !== '') await check(perOrder, request, reply);
  });
}
