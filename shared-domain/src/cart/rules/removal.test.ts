import { aBundleItem, aCartItem, aNestedItem } from '../testing';
import { canRemove, isAllowedToDelete, resolveRemoval } from './removal';

test.each(['HANDSET', 'HANDSET-PREOWNED', 'MODEM', 'ACCESSORY', 'WEARABLE', 'CONNECTED_DEVICE', 'TABLET'])(
  '[F4.1-7, F7.1-17] %s goes by cartItemId',
  (type) => {
    expect(resolveRemoval(aCartItem({ type }), { isNested: false })).toEqual({ remove: { cartItemId: 'line-1' } });
  },
);

test('[F4.1-7, F7.1-16, F7.1-18] a bundle goes by its own row, its children by themselves', () => {
  expect(resolveRemoval(aBundleItem(), { isNested: false })).toEqual({ remove: { bundleId: 'bundle-1' } });
  const insurance = aNestedItem({ type: 'SERVICE', id: 'SWITCH_4', cartItemId: 'line-9' });
  expect(resolveRemoval(insurance, { isNested: true })).toEqual({ remove: { cartItemId: 'line-9' } });
  expect(resolveRemoval({ ...insurance, cartItemId: '' }, { isNested: true })).toEqual({
    remove: { serviceCode: 'SWITCH_4' },
  });
  expect(resolveRemoval(aNestedItem(), { isNested: true })).toBeNull();
});

test.each(['WEBDEAL', 'VOUCHER', 'SIM'])('[F4.1-7] %s outside a bundle cannot be removed', (type) => {
  expect(resolveRemoval(aCartItem({ type }), { isNested: false })).toBeNull();
});

test('[F4.1-9, F6-7] a delete button needs a removable row, a way, and an order that is not paid', () => {
  const facts = { isNested: false, hasPaid: false };
  expect(canRemove(aCartItem(), facts)).toBe(true);
  expect(canRemove(aCartItem({ quantity: { value: 1, modifiable: true, removable: false } }), facts)).toBe(false);
  expect(canRemove(aCartItem({ type: 'VOUCHER' }), facts)).toBe(false);
  expect(canRemove(aCartItem(), { ...facts, hasPaid: true })).toBe(false);
});

test.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])('[F6-7] paid %s, under way %s: allowed %s', (hasPaid, pending, expected) => {
  expect(isAllowedToDelete({ hasPaid, pending })).toBe(expected);
});
