import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { aCart } from '../testing';
import { getCart, postCartUpdate } from './cart-client';
import { cartAnswerSchema } from './index';

const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;
const bodyOf = (index: number): unknown => JSON.parse(network.calls[index]?.body ?? 'null');

beforeEach(() => {
  useTestConfig();
  logged.length = 0;
});
afterEach(() => network.restore());

test('[P7-2, F7.1-1, F7.1-2, F7.1-3] the cart of an order; B2C unless something else is known', async () => {
  network = fakeFetch(() => fakeFetch.json(toWire(cartAnswerSchema, aCart())));
  await expect(getCart({ order: { orderRef: 'order-1', realm: 'B2B' } })).resolves.toEqual({
    ok: true,
    value: aCart(),
  });
  await getCart();
  await getCart({ realm: 'B2B' });
  expect(network.calls[0]).toMatchObject({ method: 'POST', url: 'http://shop.test/api/cart/get/' });
  expect([0, 1, 2].map(bodyOf)).toEqual([{ orderRef: 'order-1', realm: 'B2B' }, { realm: 'B2C' }, { realm: 'B2B' }]);
});

test('[P7-3, F7.1-4, F7.1-5, F7.1-19] an update carries its input and the order; the realm of the page wins', async () => {
  network = fakeFetch(() => fakeFetch.json(toWire(cartAnswerSchema, aCart())));
  await postCartUpdate(
    { remove: { cartItemId: 'line-1' } },
    { order: { orderRef: 'order-1', realm: 'B2C' }, realm: 'B2B', idempotencyKey: 'key' },
  );
  expect(network.calls[0]).toMatchObject({ method: 'POST', url: 'http://shop.test/api/cart/update/' });
  expect(bodyOf(0)).toEqual({ remove: { cartItemId: 'line-1' }, orderRef: 'order-1', realm: 'B2B' });
  expect(network.calls[0]?.headers.get('idempotency-key')).toBe('key');
});

test('[P8-16, F8-2, F8-3] failures are logged by their names', async () => {
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(getCart()).resolves.toMatchObject({ ok: false });
  await expect(postCartUpdate({ empty: true })).resolves.toMatchObject({ ok: false });
  expect(logged).toEqual(['Failed to fetch cart', 'Failed to update cart(1)']);
});
