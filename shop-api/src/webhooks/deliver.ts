import { Webhook } from 'standardwebhooks';
import type { Database } from '../database';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Until the next try, by how many have failed: for three days. */
const WAITS_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  8 * HOUR_MS,
  24 * HOUR_MS,
  36 * HOUR_MS,
];
/** A slower receiver has failed. */
const TIMEOUT_MS = 10_000;
/** While a process delivers an event, no other one does; when it ends in between, the event is due again. */
const LEASE_MS = 2 * TIMEOUT_MS;
const AT_ONCE = 20;

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
      const wait = WAITS_MS[tries - 1];
      const next = isDelivered || wait === undefined ? null : new Date(now().getTime() + wait).toISOString();
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
