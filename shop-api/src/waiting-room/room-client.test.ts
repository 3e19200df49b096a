import { createTestApp, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { CHECKOUT_LIMIT: '1', RATE_LIMITS: 'off' } });
});
afterAll(() => shop.close());

const call = (name: 'enter' | 'spend', payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/waiting-room/${name}/`, payload });
const [FIRST, SECOND] = ['a'.repeat(32), 'b'.repeat(32)];

test('[F4.4-1] a checkout of the operator’s own asks who may enter, and who may pay', async () => {
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
