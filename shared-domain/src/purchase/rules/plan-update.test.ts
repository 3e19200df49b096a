import { planChangeOf, toPlanUpdate, toPlanWithDeviceUpdate } from './plan-update';

test.each([
  [{ planCode: 'FJELL_X' }, { pricePlan: 'FJELL_X', quantity: 1 }],
  [
    { planCode: 'FJELL_X', quantity: 3, isExistingCustomer: true, accountId: '1' },
    { pricePlan: 'FJELL_X', quantity: 3, customerTypeGet: 'existing', accountId: '1' },
  ],
  [
    { planCode: 'FJELL_X', isExistingCustomer: false },
    { pricePlan: 'FJELL_X', quantity: 1, customerTypeGet: '' },
  ],
])('[P7-14, F7.1-12] a plan by itself: %j', (purchase, update) => {
  expect(toPlanUpdate(purchase)).toStrictEqual({ update });
});

test('[P7-14, F7.1-14] a plan with a device', () => {
  expect(toPlanWithDeviceUpdate({ planCode: 'FJELL_X' }, 'A')).toStrictEqual({
    update: { handsetSku: 'A', pricePlan: 'FJELL_X' },
  });
  expect(toPlanWithDeviceUpdate({ planCode: 'FJELL_X', isExistingCustomer: true, accountId: '1' }, 'A')).toStrictEqual({
    update: { handsetSku: 'A', pricePlan: 'FJELL_X', customerTypeGet: 'existing', accountId: '1' },
  });
});

test('[F3.4-3, P7-14] a plan for an own number, alone and with a device', () => {
  const change = {
    pricePlan: 'FJELL_X',
    phoneNumber: '91234567',
    hasChangedSubscription: true,
    customerTypeGet: 'existing',
    accountId: '1',
  };
  const plan = { planCode: 'FJELL_X', accountId: '1' };
  expect(planChangeOf('91234567')(plan, null)).toStrictEqual({ update: change });
  expect(planChangeOf('91234567')(plan, 'A')).toStrictEqual({ update: { handsetSku: 'A', ...change } });
});
