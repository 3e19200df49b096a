import { aBundleCart } from 'shared-domain/cart/testing';
import { aFinancingMethod, fewFinancingMethods } from 'shared-domain/catalogue/testing';
import {
  firstOptionOf,
  isUpfrontOnlyAccessory,
  methodKey,
  noMethodText,
  noOptionText,
  resolveBuyButton,
} from './payment';

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

describe('buy button', () => {
  const facts = { cart: aBundleCart(), sku: 'OTHER', option: 'upfront', sellable: true };

  test('[P4-46] what is in the cart with the chosen financing goes to the checkout', () => {
    const checkout = { action: 'checkout', text: { key: 'goToOrder' } };
    expect(resolveBuyButton({ ...facts, sku: 'KVI-LADER-45' })).toEqual(checkout);
    expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'lease24' })).toEqual(checkout);
    expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'upfront' }).action).toBe('add');
  });

  test('[P4-46] upfront b2b is upfront', () => {
    expect(resolveBuyButton({ ...facts, sku: 'KVI-LADER-45', option: 'upfront b2b' }).action).toBe('checkout');
  });

  test('[P4-10, P3-4] else it is added, unless it cannot be bought', () => {
    expect(resolveBuyButton(facts)).toEqual({ action: 'add', text: { key: 'addToCart' } });
    expect(resolveBuyButton({ ...facts, cart: null }).action).toBe('add');
    expect(resolveBuyButton({ ...facts, sellable: false })).toEqual({
      action: 'unavailable',
      text: { key: 'addToCart' },
    });
    expect(resolveBuyButton({ ...facts, hideBuyButton: true })).toEqual({ action: 'hidden' });
  });
});
