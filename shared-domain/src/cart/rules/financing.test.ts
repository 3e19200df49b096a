import { aBundleCart, aBundleItem, aCartItem } from '../testing';
import { bundleOf, financingKey, leaseMonths } from './financing';

describe('financing key', () => {
  const bundle = (type: string, duration?: number | string, code?: string) => ({ financing: { type, duration, code } });

  test.each([
    ['P4-38, F4.1-14', {}, null, 'upfront'],
    ['P4-39, F4.1-15', {}, bundle('lease', 24), 'lease24'],
    ['P4-39, F4.1-15', {}, bundle('lease', 'now'), 'leasenow'],
    ['P4-39, F4.1-15', {}, bundle('lease'), 'leasenow'],
    ['P4-39, F4.1-15', {}, bundle('lease', 0), 'leasenow'],
    ['P4-39, F4.1-15', { isReSwitch: true }, bundle('lease', '12'), 'lease12'],
    ['P4-39, P3-16', {}, bundle('lease', 24, '24commitment'), 'lease24commitment'],
    ['P4-39, P3-16', {}, bundle('lease', 24, 'commitment'), 'lease24'],
    ['P4-40, F4.1-16', {}, bundle('switch', 24), 'new-switch'],
    ['P4-41, F4.1-17', { isReSwitch: true }, bundle('switch', 24), 'upfront'],
    ['P4-41, F4.1-17', {}, bundle('ukko', 24), 'upfront'],
    ['P4-41, F4.1-17', {}, { financing: null }, 'upfront'],
  ])('[%s] an item with %j in %j: %s', (_, item, of, key) => {
    expect(financingKey(aCartItem(item), of)).toBe(key);
  });

  test('[F3.1-18] the bundle of an item, from either list', () => {
    const cart = aBundleCart();
    expect(bundleOf(cart, aBundleItem())?.id).toBe('bundle-1');
    expect(bundleOf({ ...cart, subscriptions: [] }, aBundleItem())?.financing?.duration).toBe(24);
    expect(bundleOf({ ...cart, cart: { ...cart.cart, subscriptions: [] } }, aBundleItem())?.id).toBe('bundle-1');
    expect(bundleOf(cart, aCartItem())).toBeNull();
    expect(bundleOf(cart, aBundleItem({ bundleId: 'bundle-9' }))).toBeNull();
  });
});

describe('lease months', () => {
  test.each([
    [{ duration: 24, code: 'TLF12PLEAS' }, 24],
    [{ duration: '12' }, 12],
    [{ duration: 'now', code: 'TLF12PLEAS' }, 0],
    [{ duration: 24, code: 'now' }, 0],
    [{ duration: 0 }, 0],
    [{}, 0],
  ])('[F4.1-15, F9.3-7, F9.3-11] %j is a lease of %d months', (financing, months) => {
    expect(leaseMonths(financing)).toBe(months);
  });
});
