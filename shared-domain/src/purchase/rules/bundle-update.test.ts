import { toBundlePlanUpdate, toConfirmingUpdate, toInsuranceUpdate } from './bundle-update';

test('[P7-12, F7.1-9] an insurance for a bundle', () => {
  expect(toInsuranceUpdate('bundle-1', 'INSURM')).toEqual({
    update: { serviceCode: 'INSURM', cartItemId: 'bundle-1' },
  });
});

test('[P7-13, F7.1-10] the second call after extras', () => {
  expect(toConfirmingUpdate({ bundleId: 'bundle-1', sku: 'A', planCode: 'FJELL_X' })).toEqual({
    update: { handsetSku: 'A', pricePlan: 'FJELL_X', cartItemId: 'bundle-1', serviceCode: 'dummy' },
  });
});

test('[P7-13, F7.1-13] another plan for a bundle, or the own one', () => {
  expect(toBundlePlanUpdate('bundle-1', { planCode: 'FJELL_X', isKept: false })).toEqual({
    update: { pricePlan: 'FJELL_X', isForBundle: true, isKeepExisting: false, cartItemId: 'bundle-1' },
  });
  expect(toBundlePlanUpdate('bundle-1', { planCode: 'FJELL_X', isKept: true })).toEqual({
    update: { pricePlan: '', isForBundle: true, isKeepExisting: true, cartItemId: 'bundle-1' },
  });
});
