/** Events for other systems: written with the change that they tell, in one statement, and delivered afterwards. */
import { randomUUID } from 'node:crypto';
import type { Realm } from 'shared-domain/contracts/realm';

export type OrderEventType = 'order.placed' | 'order.paid' | 'order.cancelled' | 'order.expired';

/** Nothing personal: the receiver reads the order by its reference. */
export interface OrderEvent {
  readonly type: OrderEventType;
  readonly orderRef: string;
  readonly realm: Realm;
}

/** An event on its way to one receiver. */
export interface OutboxRow {
  readonly eventId: string;
  readonly receiver: string;
  readonly body: string;
}

/** @param receivers addresses */
export const outboxRows =
  (receivers: readonly string[]) =>
  ({ type, orderRef, realm }: OrderEvent, at: Date): readonly OutboxRow[] => {
    const eventId = `evt_${randomUUID().replaceAll('-', '')}`;
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { orderRef, realm } });
    return receivers.map((receiver) => ({ eventId, receiver, body }));
  };

export type ToOutboxRows = ReturnType<typeof outboxRows>;

/**
 * Part of a statement that stores events when the relation `source` has a row.
 *
 * @param rows parameter with `OutboxRow`s as JSON; the time is $3
 */
export const insertEvents = (source: string, rows: string): string =>
  `INSERT INTO webhook_event (event_id, receiver, body, created_at, next_try_at)
    SELECT e."eventId", e.receiver, e.body, $3, $3
    FROM ${source}, jsonb_to_recordset(${rows}::jsonb) AS e("eventId" text, receiver text, body text)`;
