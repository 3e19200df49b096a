/** A paid order, for whoever knows its number and the address of its receipt. */
import { randomUUID } from 'node:crypto';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { DeliveryWay } from '../cart';
import type { Database } from '../database';
import { type OrderStep, stepsOf } from './steps';

/** How long an order can be looked at after its number and address were given. */
const VIEW_MS = 30 * 60_000;

export interface OrderStatus {
  readonly orderNumber: string;
  readonly realm: Realm;
  readonly paidAt: string;
  readonly delivery: DeliveryWay;
  readonly steps: readonly OrderStep[];
  /** What was bought, at the prices that were paid; without the order's reference, which would open the order. */
  readonly cart: CartAnswerWire;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: () => number;
}

const at = (timeMs: number): string => new Date(timeMs).toISOString();

/** @returns a code for `readStatus`; null: number and address are not those of one order. Which of them is wrong is not known here. */
export async function openStatus(
  { database, clock }: Dependencies,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
): Promise<string | null> {
  const [view] = await database.query<{ readonly code: string }>(
    `WITH ended AS (DELETE FROM order_view WHERE expires_at <= $4)
     INSERT INTO order_view (code, order_ref, expires_at)
       SELECT $3, order_ref, $5 FROM cart_order WHERE order_number = $1 AND buyer_email = $2 RETURNING code`,
    [orderNumber, email, randomUUID(), at(clock()), at(clock() + VIEW_MS)],
  );
  return view?.code ?? null;
}

/** @returns null: there is no such code, or it has ended */
export async function readStatus({ database, clock }: Dependencies, code: string): Promise<OrderStatus | null> {
  const [found] = await database.query<{
    readonly orderNumber: string;
    readonly realm: Realm;
    readonly paidAt: Date;
    readonly delivery: DeliveryWay;
    readonly cart: CartAnswerWire;
  }>(
    `SELECT o.order_number AS "orderNumber", o.realm, o.paid_at AS "paidAt", o.delivery_way AS delivery,
            o.paid_answer AS cart
       FROM order_view v JOIN cart_order o USING (order_ref) WHERE v.code = $1 AND v.expires_at > $2`,
    [code, at(clock())],
  );
  if (!found) return null;
  const { paidAt, delivery, cart } = found;
  return {
    ...found,
    paidAt: paidAt.toISOString(),
    steps: stepsOf(delivery, paidAt.getTime(), clock()),
    cart: { ...cart, orderRef: null },
  };
}
