import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { createTestApp, ORDER_CLIENT, type TestApp } from '../../../../shop-api/src/testing';
import { readOperatorConfig } from '../config';
import { createOperatorApp } from '../operator-app';

export const ORIGIN = 'http://localhost:3000';
const WEBHOOK_SECRET = 'secret-of-all-the-events';

/** The operator's program before an API, which it calls by HTTP. */
export async function operatorBefore(
  shopApiUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<FastifyInstance> {
  const { name: ORDER_API_CLIENT, secret: ORDER_API_SECRET } = ORDER_CLIENT;
  const own = { ORDER_API_CLIENT, ORDER_API_SECRET, WEBHOOK_SECRET };
  const settings = { STAND_INS: 'on', SHOP_API_URL: shopApiUrl, ...own, ...env };
  return createOperatorApp(readOperatorConfig(settings));
}

export interface OperatorShop {
  readonly shop: TestApp;
  readonly operator: FastifyInstance;
  /** Another API on the same database with other settings, and the operator's program before it. */
  startAnother(
    env: Record<string, string>,
  ): Promise<Pick<OperatorShop, 'operator' | 'close'> & { api: FastifyInstance }>;
  close(): Promise<void>;
}

const listen = (api: FastifyInstance): Promise<string> => api.listen({ port: 0, host: '127.0.0.1' });

/** The API over the fixture catalogue, and the operator's program before it. @param env of the API */
export async function startOperatorShop({
  env = {},
  ...options
}: Parameters<typeof createTestApp>[0] = {}): Promise<OperatorShop> {
  const shop = await createTestApp({ ...options, env: { RATE_LIMITS: 'off', ...env } });
  const operator = await operatorBefore(await listen(shop.app));
  return {
    shop,
    operator,
    startAnother: async (more) => {
      const api = await shop.startAnother(more);
      const another = await operatorBefore(await listen(api));
      return {
        api,
        operator: another,
        close: async () => {
          await another.close();
          await api.close();
        },
      };
    },
    close: async () => {
      await operator.close();
      await shop.close();
    },
  };
}

/** An event as the shop sends it. */
export const eventOf = (type: string, orderRef: string): string =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data: { orderRef, realm: 'B2C' } });

/** Sends an event to the operator's program, signed as the shop signs it. */
export function deliver(
  operator: FastifyInstance,
  payload: string,
  { id = `evt_${randomUUID()}`, at = new Date(), secret = WEBHOOK_SECRET, sent = payload } = {},
) {
  const webhook = new Webhook(Buffer.from(secret).toString('base64'));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': webhook.sign(id, at, payload),
  };
  return operator.inject({ method: 'POST', url: '/events', headers, payload: sent });
}
