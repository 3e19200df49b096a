import { outboxRows } from '../outbox';
import { orderStore } from './orders/order-store';
import { callCart, createTestCart, type TestCart } from './testing';

const DAY_MS = 86_400_000;
const BEGIN = new Date('2026-03-02T12:00:00Z');

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
beforeEach(() => {
  cart.clock.now = BEGIN;
});
afterAll(() => cart.database.close());

const after = (days: number): Date => new Date(BEGIN.getTime() + days * DAY_MS);
const charger = { update: { accessorySku: 'CHARGER' } };
const rows = async (table: string, orderRef: string | null): Promise<number> =>
  (await cart.database.query(`SELECT 1 FROM ${table} WHERE order_ref = $1`, [orderRef])).length;
const kept = async (orderRef: string | null): Promise<readonly number[]> => [
  await rows('cart_order', orderRef),
  await rows('cart_event', orderRef),
];

test('an unpaid order and its events are deleted 30 days after it has expired', async () => {
  const { orderRef } = await callCart(cart.service, charger);
  // It expires after one day.
  cart.clock.now = after(30.9);
  await cart.service.sweep();
  expect(await kept(orderRef)).toEqual([1, 1]);
  cart.clock.now = after(31.1);
  await cart.service.sweep();
  expect(await kept(orderRef)).toEqual([0, 0]);
});

test('a paid order and its events stay', async () => {
  const { orderRef } = await callCart(cart.service, charger);
  await cart.service.payment.pay(orderRef ?? '', { reference: 'pay-1' });
  cart.clock.now = after(400);
  await cart.service.sweep();
  expect(await kept(orderRef)).toEqual([1, 2]);
});

test('receivers of events are told once that an order with goods has expired', async () => {
  const [full, empty] = [await callCart(cart.service, charger), await callCart(cart.service, charger)];
  await callCart(cart.service, { empty: true }, { orderRef: empty.orderRef });
  const store = orderStore(cart.database, outboxRows(['https://crm.test/events']));
  const told = () =>
    cart.database.query<{ body: string }>('SELECT body FROM webhook_event WHERE body LIKE $1 OR body LIKE $2', [
      `%${full.orderRef}%`,
      `%${empty.orderRef}%`,
    ]);
  await store.sweep(after(0.9));
  expect(await told()).toEqual([]);
  await store.sweep(after(1.1));
  await store.sweep(after(1.2));
  expect((await told()).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { type: 'order.expired', timestamp: expect.any(String) as string, data: { orderRef: full.orderRef, realm: 'B2C' } },
  ]);
});

test('an order that was extended stays', async () => {
  const { orderRef } = await callCart(cart.service, charger);
  cart.clock.now = after(0.9);
  await callCart(cart.service, { extend: true }, { orderRef });
  cart.clock.now = after(31.5);
  await cart.service.sweep();
  expect(await kept(orderRef)).toEqual([1, 2]);
});

test('many expired orders are deleted in chunks', async () => {
  await cart.database.query(
    `INSERT INTO cart_order (order_ref, realm, created_at, expires_at)
     SELECT 'old-' || n, 'B2C', $1, $1 FROM generate_series(1, 2500) AS n`,
    [after(0)],
  );
  cart.clock.now = after(31);
  await cart.service.sweep();
  expect(await cart.database.query("SELECT 1 FROM cart_order WHERE order_ref LIKE 'old-%'")).toEqual([]);
});

test('sessions that have ended and the clients of ended places are deleted, forgotten tickets too', async () => {
  await cart.database.query(
    `INSERT INTO shop_session (token_hash, subject, created_at, expires_at) VALUES ('ended', 'kari', $1, $1), ('open', 'kari', $1, $2)`,
    [after(-1), after(1)],
  );
  await cart.database.query(
    `INSERT INTO waiting_ticket (ticket, room, subject, client, lot, state, joined_at, seen_at, active_until) VALUES
       ('ended', 'checkout', 'a', 'digest', 1, 'admitted', $1, $1, $1),
       ('waiting', 'checkout', 'b', 'digest', 1, 'waiting', $1, $1, NULL),
       ('forgotten', 'checkout', 'c', 'digest', 1, 'waiting', $2, $2, NULL)`,
    [after(-0.1), after(-2)],
  );
  await cart.service.sweep();
  expect(await cart.database.query('SELECT token_hash FROM shop_session')).toEqual([{ token_hash: 'open' }]);
  expect(await cart.database.query('SELECT ticket, client FROM waiting_ticket ORDER BY ticket')).toEqual([
    { ticket: 'ended', client: null },
    { ticket: 'waiting', client: 'digest' },
  ]);
});

test('events can be deleted by the sweep only', async () => {
  await callCart(cart.service, charger);
  await expect(cart.database.query('DELETE FROM cart_event')).rejects.toThrow('append-only');
  cart.clock.now = after(90);
  await cart.service.sweep();
  await expect(cart.database.query('UPDATE cart_event SET what = what')).rejects.toThrow('append-only');
  await callCart(cart.service, charger);
  await expect(cart.database.query('DELETE FROM cart_event')).rejects.toThrow('append-only');
});
