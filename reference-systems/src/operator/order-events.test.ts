import fastify, { type FastifyInstance } from 'fastify';
import { type OrderEvents, receiveEvents } from './order-events';
import { deliver, eventOf } from './testing';

const MINUTE_MS = 60_000;
const expired = eventOf('order.expired', 'order-1');

let app: FastifyInstance;
let events: OrderEvents;
beforeEach(() => {
  app = fastify();
  events = receiveEvents(app, { webhookSecret: 'secret-of-all-the-events' });
});
afterEach(() => app.close());

test('what the shop tells of an order is remembered, the last event counts', async () => {
  expect((await deliver(app, expired)).statusCode).toBe(204);
  expect([events.hasExpired('order-1'), events.hasExpired('order-2')]).toEqual([true, false]);
  await deliver(app, eventOf('order.placed', 'order-1'));
  expect(events.hasExpired('order-1')).toBe(false);
});

test.each([
  ['signed by another', { secret: 'a-secret-of-somebody-else' }],
  ['that was changed on its way', { sent: expired.replace('order-1', 'order-2') }],
  ['that was recorded and is played again later', { at: new Date(Date.now() - 6 * MINUTE_MS) }],
])('an event %s is refused', async (_what, options) => {
  expect((await deliver(app, expired, options)).statusCode).toBe(401);
  expect([events.hasExpired('order-1'), events.hasExpired('order-2')]).toEqual([false, false]);
});

test('an event without a signature is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/events', headers, payload: expired })).statusCode).toBe(401);
});

test('an event that is sent again is taken, and changes nothing', async () => {
  await deliver(app, expired, { id: 'evt_1' });
  await deliver(app, eventOf('order.placed', 'order-1'), { id: 'evt_2' });
  expect((await deliver(app, expired, { id: 'evt_1' })).statusCode).toBe(204);
  expect(events.hasExpired('order-1')).toBe(false);
});

test('only the last thousand orders are remembered', async () => {
  await deliver(app, expired);
  for (let index = 0; index < 1_000; index += 1) await deliver(app, eventOf('order.expired', `later-${index}`));
  expect([events.hasExpired('order-1'), events.hasExpired('later-0')]).toEqual([false, true]);
});
