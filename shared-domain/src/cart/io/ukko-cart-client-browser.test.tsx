import { ok } from 'shared-domain/kernel';
import { apiPut } from 'shared-domain/runtime/http';
import { useTestConfig } from 'shared-domain/testing';
import { aCart } from '../testing';
import { updateUkkoCart } from './ukko-cart-client';

jest.mock('shared-domain/runtime/http');

beforeEach(() => useTestConfig());

test('[P7-4, F7.1-20] in a browser the state is the cookie’s, and the order of the answer is kept', async () => {
  document.cookie = 'ukko-state-id=state-7';
  jest.mocked(apiPut).mockResolvedValue(ok(aCart({ realm: 'UKKO', orderRef: 'order-7' })));
  await updateUkkoCart({ bundleId: 'b', mainVariantId: 'v' });
  expect(jest.mocked(apiPut).mock.calls[0]?.[0]).toBe('/ukko/cart/update/state-7');
  expect(document.cookie).toContain('orderRef=order-7');
  expect(document.cookie).toContain('orderRealm=UKKO');
});
