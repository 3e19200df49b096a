import type { FastifyInstance } from 'fastify';
import { cartOf, createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await createTestApp();
  app = await shop.startAnother({ EDGE_KEY: 'the-edge', RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const accessory = { update: { accessorySku: 'NOVA-DEKSEL' } };
const update = (payload: object, key: string, client = '203.0.113.7', cookie?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/cart/update/',
    headers: {
      'idempotency-key': key,
      'x-edge-key': 'the-edge',
      'x-forwarded-for': client,
      ...(cookie !== undefined && { cookie }),
    },
    payload,
  });

test('a first update that is repeated by its client gets the same order', async () => {
  const first = cartOf(await update(accessory, 'key-of-one'));
  expect(cartOf(await update(accessory, 'key-of-one'))).toEqual(first);
});

test.each([
  ['from another address', '203.0.113.8', undefined],
  ['with another session', '203.0.113.7', `shop-session=${'A'.repeat(43)}`],
])('a guessed key with the same body %s never gives another’s order', async (_how, client, cookie) => {
  const key = `guessed-${client}`;
  const own = cartOf(await update(accessory, key));
  const other = await update(accessory, key, client, cookie);
  expect(other.body).not.toContain(own.orderRef);
  expect(cartOf(other).orderRef).not.toBe(own.orderRef);
});

test('a key with another order is that order’s own key', async () => {
  const mine = cartOf(await update(accessory, 'first-order'));
  const theirs = cartOf(await update(accessory, 'second-order', '203.0.113.9'));
  await update({ ...accessory, orderRef: mine.orderRef }, 'shared-key');
  const answer = await update({ ...accessory, orderRef: theirs.orderRef }, 'shared-key', '203.0.113.9');
  expect([answer.statusCode, cartOf(answer).orderRef]).toEqual([200, theirs.orderRef]);
  expect(answer.body).not.toContain(mine.orderRef);
});

test('a key with another body is refused, and the refusal does not name the order', async () => {
  const own = cartOf(await update(accessory, 'another-body'));
  const refused = await update({ update: { accessorySku: 'NOVA-KLUT' } }, 'another-body');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).not.toContain(own.orderRef);
});

test('keys are stored as digests', async () => {
  await update(accessory, 'a-key-to-look-for');
  const rows = await shop.database.query<{ key: string }>('SELECT key FROM cart_idempotency');
  expect(rows.map(({ key }) => key).join()).not.toContain('a-key');
});
