import * as v from 'valibot';
import { cartText, financingKey, monthlyCostLines } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { cartTotalPrice } from 'shared-domain/legal';
import { toDeviceUpdate } from 'shared-domain/purchase';
import { callCart, createTestCart, type TestCart } from './testing';

let cart: TestCart;
let answer: CartAnswerWire;
const leaseNow = toDeviceUpdate({
  type: 'HANDSET',
  sku: 'PHONE',
  option: 'leasenow',
  planCode: 'FJELL_X_BASIC_2025_2',
});
beforeAll(async () => {
  cart = await createTestCart();
  answer = await callCart(cart.service, leaseNow);
});
afterAll(() => cart.database.close());

test('[P7-10, F3.1-3] the device is paid at once and bundled with its plan', () => {
  const [device] = answer.cart.content;
  expect(device).toMatchObject({
    price: { upfront: 12990, total: 12990 },
    items: [{ type: 'SUBSCRIPTION', price: { monthly: 499 } }],
  });
  expect(device?.price).not.toHaveProperty('monthly');
  expect(device).not.toHaveProperty('leaseMonths');
  expect(answer.totals).toMatchObject({ upfront: 12990, monthly: 499 });
});

test('[P4-39, P4-45, F4.1-15, F9.3-2] pages read it as leasenow', () => {
  expect(answer.subscriptions[0]?.financing).toEqual({ type: 'lease', code: 'now', duration: 'now' });
  expect(answer.cart.content[0] && financingKey(answer.cart.content[0], answer.subscriptions[0] ?? null)).toBe(
    'leasenow',
  );
  const parsed = v.parse(cartAnswerSchema, answer);
  expect(monthlyCostLines(parsed).map(({ label, value }) => [cartText(label), value])).toEqual([
    ['Fjell X Basic', '499,-/md.'],
  ]);
  expect(cartTotalPrice(parsed)).toEqual({
    key: 'deviceAndPlan',
    values: { device: 'phone', months: 12, total: 1_897_800 },
  });
});

test('[F4.1-15] a lease without a duration is leasenow', async () => {
  const { update } = leaseNow;
  const { financingDuration: _none, ...withoutDuration } = update;
  const other = await callCart(cart.service, { update: withoutDuration });
  expect(other.subscriptions[0]?.financing?.duration).toBe('now');
});
