import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { aCart } from '../testing';
import { cartAnswerSchema } from './index';
import { readUkkoStateId } from './order-cookies';
import { updateUkkoCart } from './ukko-cart-client';

const update = { bundleId: 'nova-9-ukko24', mainVariantId: 'NOVA-9' };

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => useTestConfig());
afterEach(() => network.restore());

test('[P7-4, P6-15] the device is put at the state of the cookie; without one the server begins it', async () => {
  network = fakeFetch(() => fakeFetch.json(toWire(cartAnswerSchema, aCart({ realm: 'UKKO' }))));
  await expect(updateUkkoCart(update, { stateId: 'state-1' })).resolves.toEqual(aCart({ realm: 'UKKO' }));
  await updateUkkoCart(update, { stateId: null });
  expect(network.calls.map(({ method, url }) => [method, url])).toEqual([
    ['PUT', 'http://shop.test/api/ukko/cart/update/state-1'],
    ['PUT', 'http://shop.test/api/ukko/cart/update/new'],
  ]);
  expect(JSON.parse(network.calls[0]?.body ?? '')).toEqual(update);
});

test('[P8-13, P7-4] a failure is logged once by its name and swallowed', async () => {
  const logged = recordErrors();
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(updateUkkoCart(update, { stateId: 'state-1' })).resolves.toBeNull();
  expect(logged).toEqual(['Failed to update ukko cart']);
});

test('[P7-4] the state of a Cookie header', () => {
  expect(readUkkoStateId('orderRef=a; ukko-state-id=b%20c')).toBe('b c');
  expect(readUkkoStateId('orderRef=a')).toBeNull();
});
