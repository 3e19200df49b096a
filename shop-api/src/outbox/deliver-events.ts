import { Webhook } from 'standardwebhooks';
import type { Database } from '../database';
import { AT_ONCE, LEASE_MS, nextTry, TIMEOUT_MS } from './tries';

interface DueEvent {
  readonly id: string;
  readonly eventId: string;
  readonly receiver: string;
  readonly body: string;
  readonly tries: number;
}

interface DeliveryOptions {
  readonly database: Database;
  /** Signs as Standard Webhooks says; shared with the receivers. */
  readonly secret: string;
  readonly now: () => Date;
  /** An event was given up. It names the event, never the answer. */
  readonly onGivenUp: (event: { readonly eventId: string; readonly receiver: string; readonly tries: number }) => void;
}

/**
 * Sends the events that are due, at least once each; their order is not kept.
 *
 * @returns how many there were
 */
export async function deliverEvents({ database, secret, now, onGivenUp }: DeliveryOptions): Promise<number> {
  const webhook = new Webhook(Buffer.from(secret).toString('base64'));
  const due = await database.query<DueEvent>(
    `UPDATE webhook_event SET tries = tries + 1, next_try_at = $2 WHERE id IN (
       SELECT id FROM webhook_event WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, event_id AS "eventId", receiver, body, tries`,
    [now().toISOString(), new Date(now().getTime() + LEASE_MS).toISOString(), AT_ONCE],
  );
  await Promise.all(
    due.map(async ({ id, eventId, receiver, body, tries }) => {
      const isDelivered = await send({ eventId, receiver, body });
      const next = isDelivered ? null : (nextTry(tries, now())?.toISOString() ?? null);
      await database.query('UPDATE webhook_event SET next_try_at = $2, delivered_at = $3 WHERE id = $1', [
        id,
        next,
        isDelivered ? now().toISOString() : null,
      ]);
      if (!isDelivered && next === null) onGivenUp({ eventId, receiver: new URL(receiver).origin, tries });
    }),
  );
  return due.length;

  async function send({ eventId, receiver, body }: Pick<DueEvent, 'eventId' | 'receiver' | 'body'>): Promise<boolean> {
    const at = now();
    try {
      const response = await fetch(receiver, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': eventId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': webhook.sign(eventId, at, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
