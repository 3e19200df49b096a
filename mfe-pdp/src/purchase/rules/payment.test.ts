import { aFinancingMethod, fewFinancingMethods } from 'shared-domain/catalogue/testing';
import { firstOptionOf, isUpfrontOnlyAccessory, methodKey, noMethodText, noOptionText } from './payment';

describe('financing method', () => {
  const commitment = aFinancingMethod({
    subId: 'commitment',
    financingOptions: [{ alternative_id: 'leasenow', heading: 'Med avtaletid' }],
  });

  test('[P3-9] lease and lease with commitment are two methods', () => {
    expect([aFinancingMethod(), commitment].map(methodKey)).toEqual(['lease', 'lease-commitment']);
  });

  test('[P4-44] a tab leads to the first option of its method', () => {
    const methods = [
      ...fewFinancingMethods(),
      commitment,
      aFinancingMethod({ alternative_id: 'ukko', financingOptions: [] }),
    ];
    expect(['lease', 'lease-commitment', 'switch', 'upfront'].map((key) => firstOptionOf(methods, key))).toEqual([
      'lease24',
      'leasenow',
      'new-switch',
      'upfront',
    ]);
    expect(firstOptionOf(methods, 'ukko')).toBeNull();
    expect(firstOptionOf(methods, 'other')).toBeNull();
  });
});

describe('upfront only accessory', () => {
  const upfront = { alternative_id: 'upfront' } as const;
  const lease = { alternative_id: 'lease' } as const;

  test.each([
    ['ACCESSORY', [upfront], true],
    ['ACCESSORY', [upfront, lease], false],
    ['ACCESSORY', [lease], false],
    ['HANDSET', [upfront], false],
  ])('[P4-7, P4-22] a %s sold by %j is an upfront-only accessory: %s', (type, methods, expected) => {
    expect(isUpfrontOnlyAccessory(type, methods)).toBe(expected);
  });
});

describe('no choice', () => {
  test('[P8-11] what is shown instead of the methods', () => {
    expect(noMethodText(fewFinancingMethods(), true)).toBeNull();
    expect(noMethodText([], true)).toEqual({ key: 'priceToCome' });
    expect(noMethodText([], false)).toEqual({ key: 'noMethods' });
  });

  test('[P8-12] what is shown instead of the options of a method', () => {
    expect(noOptionText(0)).toEqual({ key: 'noOptions' });
    expect(noOptionText(1)).toBeNull();
  });
});
