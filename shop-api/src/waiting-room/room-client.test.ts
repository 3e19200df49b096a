import { cartOf, createTestApp, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { CHECKOUT_LIMIT: '1', RATE_LIMITS: 'off' } });
});
afterAll(() => shop.close());

const call = (name: 'enter' | 'spend', payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/waiting-room/${name}/`, payload });
const update = async (payload: object) =>
  cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload }));
const order = async () => (await update({ update: { accessorySku: 'NOVA-DEKSEL' } })).orderRef ?? '';
const tickets = () => shop.database.query('SELECT 1 FROM waiting_ticket');

test('[F4.4-1] a checkout of the operator’s own asks who may enter, and who may pay', async () => {
  const [FIRST, SECOND] = [await order(), await order()];
  const first = (await call('enter', { orderRef: FIRST })).json<{ isAdmitted: boolean; pass: string }>();
  expect(first.isAdmitted).toBe(true);
  expect((await call('enter', { orderRef: SECOND })).json()).toEqual({ isAdmitted: false, pass: null });
  expect((await call('spend', { orderRef: SECOND, pass: first.pass })).json()).toEqual({ mayPay: false });
  expect((await call('spend', { orderRef: FIRST })).json()).toEqual({ mayPay: false });
  expect((await call('spend', { orderRef: FIRST, pass: first.pass })).json()).toEqual({ mayPay: true });
  expect((await call('enter', { orderRef: SECOND })).json()).toMatchObject({ isAdmitted: true });
});

test('a call without a reference is refused', async () => {
  expect((await call('enter', {})).statusCode).toBe(400);
  expect((await call('spend', { orderRef: "'; DROP" })).statusCode).toBe(400);
});

test('an order that is not there, is empty or is paid takes no place', async () => {
  await shop.database.query('DELETE FROM waiting_ticket');
  const [emptied, paid] = [await order(), await order()];
  const { cart } = await update({ orderRef: emptied, empty: true });
  expect(cart.content).toEqual([]);
  await shop.database.query("UPDATE cart_order SET paid_at = now(), paid_answer = '{}' WHERE order_ref = $1", [paid]);
  for (const [orderRef, status, detail] of [
    ['x'.repeat(32), 404, 'Vi finner ikke denne bestillingen.'],
    [emptied, 409, 'Bestillingen er tom, eller den er betalt.'],
    [paid, 409, 'Bestillingen er tom, eller den er betalt.'],
  ] as const) {
    const answer = await call('enter', { orderRef });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { detail }]);
  }
  expect(await tickets()).toEqual([]);
});

test('many made-up orders take no place from a real one', async () => {
  const made = Array.from({ length: 50 }, (_, index) => `made-up-order-number-${index}`);
  const answers = await Promise.all(made.map((orderRef) => call('enter', { orderRef })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(await tickets()).toEqual([]);
  expect((await call('enter', { orderRef: await order() })).json()).toMatchObject({ isAdmitted: true });
});
