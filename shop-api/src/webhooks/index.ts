import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/env';
import type { Database } from '../database';
import { deliverEvents } from './deliver';

export { insertEvents, type OutboxRow, outboxRows, type ToOutboxRows } from './outbox';

/** How long an event may wait, in milliseconds. */
const POLL_MS = 1_000;

/** Delivers events while the server runs. Several processes share the work. */
export function startDelivery(
  app: FastifyInstance,
  { database, clock, config }: { readonly database: Database; readonly clock: () => number; readonly config: Config },
): void {
  const { webhooks } = config;
  if (!webhooks) return;
  let running: Promise<unknown> | undefined;
  const deliver = async (): Promise<void> => {
    const options = {
      database,
      secret: webhooks.secret,
      now: () => new Date(clock()),
      onGivenUp: (event: object) => app.log.error(event, 'an event was not taken by its receiver, and is given up'),
    };
    while ((await deliverEvents(options)) > 0);
  };
  const polling = setInterval(() => {
    running ??= deliver()
      .catch((error: unknown) => app.log.error({ err: error }, 'events could not be delivered'))
      .finally(() => (running = undefined));
  }, POLL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(polling);
    await running;
  });
}
