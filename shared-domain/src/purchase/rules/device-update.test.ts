import fc from 'fast-check';
import { type DevicePurchase, discountOfferingCode, toDeviceUpdate } from './device-update';

describe('device update', () => {
  const device = { type: 'HANDSET', sku: 'A', option: 'lease24', planCode: 'FJELL_X' };
  const plain = { handsetSku: 'A', financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X' };
  const returnUrl = '/bedrift/kasse/personlige-opplysninger/';
  const phoneNumber = '90000000';

  test.each<[string, DevicePurchase, object]>([
    ['[P7-10, F7.1-15]', device, plain],
    ['[P7-10]', { ...device, option: 'upfront' }, { handsetSku: 'A', financingType: 'upfront' }],
    ['[P7-10]', { ...device, option: 'ukko24' }, { handsetSku: 'A', financingType: 'ukko', financingDuration: 24 }],
    ['[P7-10]', { ...device, planCode: null }, { handsetSku: 'A', financingType: 'lease', financingDuration: 24 }],
    ['[P7-10]', { ...device, option: 'new-switch' }, { ...plain, financingType: 'switch' }],
    ['[P4-45, P7-10]', { ...device, option: 'leasenow' }, { ...plain, financingDuration: 'now' }],
    ['[P2-27, P7-10]', { ...device, returnUrl }, { ...plain, returnUrl }],
    ['[P7-10, F7.1-15]', { ...device, isExistingCustomer: true }, { ...plain, customerTypeGet: 'existing' }],
    ['[P7-10]', { ...device, isExistingCustomer: false }, { ...plain, customerTypeGet: '' }],
    ['[P7-10]', { ...device, isLoggedIn: true }, { ...plain, isLoggedIn: true }],
    ['[P7-10]', { ...device, isLoggedIn: false }, { ...plain, isLoggedIn: false }],
    ['[P7-10, F7.1-15]', { ...device, accountId: '123' }, { ...plain, accountId: '123' }],
    [
      '[P7-10, F7.1-15]',
      { ...device, existing: { phoneNumber, isKept: true } },
      { ...plain, pricePlan: '', phoneNumber, isKeepExisting: true, hasChangedSubscription: false },
    ],
    [
      '[P7-10]',
      { ...device, existing: { phoneNumber, isKept: false } },
      { ...plain, phoneNumber, isKeepExisting: false, hasChangedSubscription: true },
    ],
    [
      '[P7-10, F7.1-15]',
      { ...device, discount: { code: 'HOST', offerings: ['FJELL_X_MAX', 'FJELL_X_BASIC_2025'] } },
      { ...plain, discountCode: 'HOST', discountOfferingCode: 'FJELL_X_BASIC_2025' },
    ],
    [
      '[P7-10]',
      { ...device, option: 'upfront', planCode: null, discount: { code: 'HOST', offerings: [] } },
      { handsetSku: 'A', financingType: 'upfront', discountCode: 'HOST' },
    ],
    ['[P7-11, F7.1-11]', { ...device, type: 'ACCESSORY', option: 'upfront' }, { accessorySku: 'A', quantity: 1 }],
    ['[P7-11]', { ...device, type: 'ACCESSORY', option: 'upfront', quantity: 3 }, { accessorySku: 'A', quantity: 3 }],
    [
      '[P7-11, F7.1-11]',
      { ...device, type: 'ACCESSORY', option: 'upfront', discount: { code: 'HOST', offerings: ['FJELL_X'] } },
      { accessorySku: 'A', quantity: 1, discountCode: 'HOST' },
    ],
    ['[P7-11]', { ...device, type: 'ACCESSORY' }, plain],
  ])('%s what is sent for %j', (_, purchase, update) => {
    expect(toDeviceUpdate(purchase)).toStrictEqual({ update });
  });

  test('[P7-10] an upfront device attached to a customer’s subscription has no plan at all', () => {
    expect(
      toDeviceUpdate({ ...device, option: 'upfront', existing: { phoneNumber, isKept: true } }).update,
    ).not.toHaveProperty('pricePlan');
  });

  test('[P7-10, P7-11] any purchase: exactly one sku, and no field without a value', () => {
    const purchase = fc.record(
      {
        type: fc.constantFrom('HANDSET', 'ACCESSORY', 'TABLET'),
        sku: fc.constant('A'),
        option: fc.constantFrom('upfront', 'lease24', 'leasenow', 'new-switch', 'ukko12'),
        planCode: fc.option(fc.constant('FJELL_X')),
        returnUrl: fc.constant(returnUrl),
        accountId: fc.constant('1'),
        isExistingCustomer: fc.boolean(),
        discount: fc.record({ code: fc.constant('HOST'), offerings: fc.subarray(['P', 'Q']) }),
        existing: fc.record({ phoneNumber: fc.constant(phoneNumber), isKept: fc.boolean() }),
      },
      { requiredKeys: ['type', 'sku', 'option', 'planCode'] },
    );
    fc.assert(
      fc.property(purchase, (bought) => {
        const { update } = toDeviceUpdate(bought);
        expect([update.handsetSku, update.accessorySku].filter(Boolean)).toEqual(['A']);
        expect(Object.values(update).every((value) => value !== undefined && value !== null)).toBe(true);
      }),
    );
  });
});

describe('discount offering', () => {
  test.each([
    [['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2', 'FJELL_X_BASIC_2025'], 'FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2'],
    [['FJELL_X_MAX_2025', 'FJELL_X_START_2025'], 'FJELL_X_START_2025', 'FJELL_X_MAX_2025'],
    [[], 'FJELL_X_MAX_2025', 'FJELL_X_MAX_2025'],
    [[], null, undefined],
    [['FJELL_X_MAX_2025'], null, 'FJELL_X_MAX_2025'],
  ])('[P7-10] a deal for %j with the plan %j is registered on %j', (offerings, planCode, expected) => {
    expect(discountOfferingCode(offerings, planCode)).toBe(expected);
  });
});
