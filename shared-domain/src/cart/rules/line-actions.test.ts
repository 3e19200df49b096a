import { aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import {
  canRemove,
  isAllowedToDelete,
  isQuantityEditable,
  quantityPicker,
  quantityUpdate,
  resolveRemoval,
} from './line-actions';

const pieces = (value: number) => aCartItem({ quantity: { value, modifiable: true, removable: true } });
const fixed = { quantity: { value: 1, modifiable: false, removable: true } };
const open = { hasPaid: false, isEditable: true };

test.each([
  [1, false, true],
  [2, true, true],
  [9, true, true],
  [10, true, false],
])('[F5.1-1, F4.1-8] at %d: less %s, more %s', (value, canDecrease, canIncrease) => {
  expect(quantityPicker(pieces(value), open)).toEqual({ value, canDecrease, canIncrease });
});

test('[F4.1-6, F4.1-8, F5.1-2] no picker on other types, in a cart that is not editable, after payment', () => {
  expect(quantityPicker(aCartItem({ type: 'CONNECTED_DEVICE' }), open)).not.toBeNull();
  expect(quantityPicker(aCartItem({ type: 'HANDSET' }), open)).toBeNull();
  expect(quantityPicker(pieces(2), { ...open, isEditable: false })).toBeNull();
  expect(quantityPicker(pieces(2), { ...open, hasPaid: true })).toBeNull();
});

test('[F5.1-2] a fixed row of an editable cart has a picker that stays where it is', () => {
  expect(quantityPicker(aCartItem(fixed), open)).toEqual({ value: 1, canDecrease: false, canIncrease: false });
});

test.each([
  ['one of two items', [aCartItem(fixed), pieces(1)], true],
  ['a nested item', [aBundleItem({ ...fixed, items: [aNestedItem({ quantity: { modifiable: true } })] })], true],
  ['no item', [aCartItem(fixed), aBundleItem(fixed)], false],
  ['an empty cart', [], false],
])('[F5.1-2] a cart is editable where one may be modified: %s', (_, content, expected) => {
  expect(isQuantityEditable(aCart({ cart: { content } }))).toBe(expected);
});

test('[F4.1-6, F7.1-11] a change is an accessory update with the discount code, within 1 to 10', () => {
  expect(quantityUpdate(pieces(1), 2, 'KODE')).toEqual({
    update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 2, discountCode: 'KODE' },
  });
  expect(quantityUpdate(pieces(1), 2)).toStrictEqual({
    update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 2 },
  });
  expect([0, 11, 1.5].map((quantity) => quantityUpdate(pieces(1), quantity))).toEqual([null, null, null]);
  expect([1, 10].map((quantity) => quantityUpdate(pieces(2), quantity))).toMatchObject([
    { update: { quantity: 1 } },
    { update: { quantity: 10 } },
  ]);
  expect(quantityUpdate(aBundleItem(), 2)).toBeNull();
});

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
