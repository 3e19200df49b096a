import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import type { OperatorConfig } from './config';

const eventSchema = v.object({
  type: v.string(),
  data: v.object({ orderRef: v.string() }),
});
const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** How many orders and events are remembered: those that a buyer may still have open. */
const REMEMBERED = 1_000;

function keepLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}

/** What the shop has told of orders. */
export interface OrderEvents {
  hasExpired(orderRef: string): boolean;
}

/**
 * Takes the shop's events at POST /events. One that is not signed by the shop, or is older than five minutes, is refused; one that is sent again
 * under the same id is taken, and changes nothing.
 */
export function receiveEvents(
  app: FastifyInstance,
  { webhookSecret }: Pick<OperatorConfig, 'webhookSecret'>,
): OrderEvents {
  const webhook = new Webhook(Buffer.from(webhookSecret).toString('base64'));
  const taken = new Map<string, true>();
  const last = new Map<string, string>();

  // The signature is over the bytes that were sent.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/events', async (request, reply) => {
      const signed = Object.fromEntries(HEADERS.map((name) => [name, String(request.headers[name] ?? '')]));
      try {
        webhook.verify(String(request.body), signed);
      } catch {
        return reply.code(401).send();
      }
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), request.body);
      const id = signed['webhook-id'] ?? '';
      if (event.success && !taken.has(id)) keepLast(last, event.output.data.orderRef, event.output.type);
      keepLast(taken, id, true);
      return reply.code(204).send();
    });
  });
  return { hasExpired: (orderRef) => last.get(orderRef) === 'order.expired' };
}
