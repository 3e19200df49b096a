import { toUkkoCartUpdate } from './ukko-cart';

test('[P6-15, P7-4] adding names the bundle and the variant of the agreement', () => {
  expect(toUkkoCartUpdate({ ukkoBundleId: 'b', ukkoVariantId: 'v' })).toEqual({ bundleId: 'b', mainVariantId: 'v' });
});

test.each([[{}], [{ ukkoBundleId: 'b' }], [{ ukkoVariantId: 'v' }], [{ ukkoBundleId: 'b', ukkoVariantId: '' }]])(
  '[P6-15] %j is not part of an agreement',
  (product) => {
    expect(toUkkoCartUpdate(product)).toBeNull();
  },
);
