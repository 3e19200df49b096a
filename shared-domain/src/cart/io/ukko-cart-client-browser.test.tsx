import { ok } from 'shared-domain/kernel';
import { apiPut } from 'shared-domain/runtime/http';
import { useTestConfig } from 'shared-domain/testing';
import { aCart } from '../testing';
import { updateUkkoCart } from './ukko-cart-client';

jest.mock('shared-domain/runtime/http');

beforeEach(() => useTestConfig());
afterEach(() => {
  for (const name of ['ukko-state-id', 'orderRef', 'orderRealm']) document.cookie = `${name}=; max-age=0`;
});

test('[P7-4, F7.1-20] in a browser the state is the cookie’s, and the order of the answer is kept', async () => {
  document.cookie = 'ukko-state-id=state-7';
  jest.mocked(apiPut).mockResolvedValue(ok(aCart({ realm: 'UKKO', orderRef: 'order-7' })));
  await updateUkkoCart({ bundleId: 'b', mainVariantId: 'v' });
  expect(jest.mocked(apiPut).mock.calls[0]?.[0]).toBe('/ukko/cart/update/state-7');
  expect(document.cookie).toContain('orderRef=order-7');
  expect(document.cookie).toContain('orderRealm=UKKO');
});

test.each([
  ['an agreement’s order begun by a plain form', ['orderRef=order-8', 'orderRealm=UKKO'], 'order-8'],
  [
    'the cookie of the agreement before that',
    ['orderRef=order-8', 'orderRealm=UKKO', 'ukko-state-id=state-8'],
    'state-8',
  ],
  [
    'an open order of another realm, so that the server refuses to mix them',
    ['orderRef=private-8', 'orderRealm=B2C', 'ukko-state-id=state-8'],
    'private-8',
  ],
  ['neither: a new one', [], 'new'],
])('[P7-4] the state is that of %s', async (_, cookies, state) => {
  for (const cookie of cookies) document.cookie = cookie;
  jest
    .mocked(apiPut)
    .mockReset()
    .mockResolvedValue(ok(aCart({ realm: 'UKKO' })));
  await updateUkkoCart({ bundleId: 'b', mainVariantId: 'v' });
  expect(jest.mocked(apiPut).mock.calls[0]?.[0]).toBe(`/ukko/cart/update/${state}`);
});
