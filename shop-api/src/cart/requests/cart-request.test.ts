import type { InjectOptions } from 'fastify';
import { createApp } from '../../app';
import { readConfig } from '../../config/env';
import type { Database } from '../../database';
import { cartOf, createTestApp, problemOf, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** An answer, and the statements that the database ran for it. */
async function ask(request: InjectOptions): Promise<{ statusCode: number; statements: number; json: () => unknown }> {
  let statements = 0;
  const counting: Database = {
    ...shop.database,
    query: (sql, parameters) => ((statements += 1), shop.database.query(sql, parameters)),
    transaction: (work) => ((statements += 1), shop.database.transaction(work)),
  };
  const app = await createApp({
    config: readConfig({ STAND_INS: 'on', LOG_LEVEL: 'silent' }),
    database: counting,
    logger: false,
  });
  const answer = await app.inject(request);
  await app.close();
  return { statusCode: answer.statusCode, statements, json: () => answer.json() };
}

const cart = (path: string, payload: object, headers = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/cart/${path}/`,
  payload,
  headers,
});
const REF = 'A'.repeat(32);
const ID = 'A'.repeat(12);
const accessory = { accessorySku: 'NOVA-DEKSEL' };

test.each<[string, InjectOptions]>([
  ['an order to read', cart('get', { orderRef: 'x' })],
  ['an order that is too long', cart('get', { orderRef: `${REF}A` })],
  ['an order with other characters', cart('get', { orderRef: `${REF.slice(1)}'` })],
  ['an order to update', cart('update', { orderRef: '../etc/passwd', update: accessory })],
  ['a line to change', cart('update', { orderRef: REF, update: { ...accessory, cartItemId: 'x', quantity: 2 } })],
  ['a line to remove', cart('update', { orderRef: REF, remove: { cartItemId: `${ID}'` } })],
  ['a bundle to remove', cart('update', { orderRef: REF, remove: { bundleId: 'x' } })],
  ['an accessory', cart('update', { update: { accessorySku: 'a b' } })],
  ['a handset', cart('update', { update: { handsetSku: '<b>' } })],
  ['an idempotency key', cart('update', { update: accessory }, { 'idempotency-key': 'short' })],
  [
    'the state of an agreement',
    { method: 'PUT', url: '/api/ukko/cart/update/x', payload: { bundleId: 'b', mainVariantId: 'NOVA-9-SORT-128' } },
  ],
  [
    'the device of an agreement',
    { method: 'PUT', url: '/api/ukko/cart/update/new', payload: { bundleId: 'b', mainVariantId: 'a b' } },
  ],
  ['a sku of a small card', { url: '/api/view-models/product-info-mini/B2C?skus=NOVA-DEKSEL,a%20b' }],
])('%s that is not of its form is refused before the database is asked', async (_what, request) => {
  const answer = await ask(request);
  expect([answer.statusCode, answer.statements]).toEqual([400, 0]);
  problemOf(answer);
});

test.each(['guess', 'A'.repeat(42), `${'A'.repeat(42)}'`])(
  'the session cookie «%s» is nobody’s, and the database is not asked',
  async (token) => {
    const answer = await ask({
      url: '/shop/api/security/isauthenticated',
      headers: { cookie: `shop-session=${token}` },
    });
    expect([answer.statusCode, answer.json(), answer.statements]).toEqual([200, { isAuthenticated: false }, 0]);
  },
);

test('an unknown reference of the right form is an empty cart, and the ids that the API gives are of the form that it takes', async () => {
  expect(await ask(cart('get', { orderRef: REF }))).toMatchObject({ statusCode: 200 });
  const added = cartOf(await shop.app.inject(cart('update', { update: accessory })));
  const { cartItemId } = added.cart.content[0] ?? {};
  const removed = await shop.app.inject(cart('update', { orderRef: added.orderRef, remove: { cartItemId } }));
  expect(cartOf(removed).cart.content).toEqual([]);
});
