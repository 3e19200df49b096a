import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { FASTIFY_LIMITS } from 'shared-domain/servers/limits';
import { registerCheckout } from './checkout';
import type { OperatorConfig } from './config';
import { registerDealerArea } from './dealer-area';
import { registerFont } from './font';
import { answerErrors } from './http';
import { registerMyPages } from './my-pages';
import { createOrderApi } from './order-api';
import { receiveEvents } from './order-events';
import { createShopCalls } from './shop-calls';

/** A form is a few short fields. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** The operator's checkout, 'Min Side' and dealer area, not listening yet. They hold nothing but the events of the last orders. */
export async function createOperatorApp(
  config: OperatorConfig,
  logger: NonNullable<FastifyServerOptions['logger']> = false,
): Promise<FastifyInstance> {
  const app = fastify({ logger, ...FASTIFY_LIMITS, bodyLimit: BODY_LIMIT_BYTES });
  answerErrors(app, config);
  await app.register(cookie);
  await app.register(formbody);
  app.get('/health/ready', () => ({ status: 'ready' }));
  registerFont(app);
  const orders = createOrderApi(config);
  const shop = createShopCalls(config);
  registerCheckout(app, { config, orders, shop, events: receiveEvents(app, config) });
  registerMyPages(app, { config, orders, shop });
  registerDealerArea(app, { config, shop });
  return app;
}
