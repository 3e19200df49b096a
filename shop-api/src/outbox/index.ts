import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../http/dependencies';
import { deliverEvents } from './deliver-events';
import { deliverMails } from './mails';
import { sendWhileRunning } from './tries';

export { insertEvents, type OutboxRow, outboxRows, type ToOutboxRows } from './events';
export { insertMails } from './mails';

/** Sends events to other systems and mails to shoppers, as far as the operator has set them up. */
export function startDelivery(app: FastifyInstance, { database, clock, config }: Dependencies): void {
  const { webhooks, mail } = config;
  const now = (): Date => new Date(clock());
  if (webhooks)
    sendWhileRunning(app, 'events', () =>
      deliverEvents({
        database,
        secret: webhooks.secret,
        now,
        onGivenUp: (event) => app.log.error(event, 'an event was not taken by its receiver, and is given up'),
      }),
    );
  if (mail)
    sendWhileRunning(app, 'mails', () =>
      deliverMails({
        database,
        mail,
        now,
        onGivenUp: (tries) => app.log.error({ tries }, 'a mail was not taken by its server, and is given up'),
      }),
    );
}
