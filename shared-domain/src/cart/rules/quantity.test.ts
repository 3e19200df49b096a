import { aBundleItem, aCart, aCartItem } from '../testing';
import { quantityPicker, quantityUpdate } from './quantity';

const pieces = (value: number) => aCartItem({ quantity: { value, modifiable: true, removable: true } });
const open = aCart();

test.each([
  [1, false, true],
  [2, true, true],
  [9, true, true],
  [10, true, false],
])('[F5.1-1, F4.1-8] at %d: less %s, more %s', (value, canDecrease, canIncrease) => {
  expect(quantityPicker(pieces(value), open)).toEqual({ value, canDecrease, canIncrease });
});

test('[F4.1-6, F4.1-8] no picker on other types, on fixed rows, after payment', () => {
  expect(quantityPicker(aCartItem({ type: 'CONNECTED_DEVICE' }), open)).not.toBeNull();
  expect(quantityPicker(aCartItem({ type: 'HANDSET' }), open)).toBeNull();
  expect(quantityPicker(aCartItem({ quantity: { value: 1, modifiable: false, removable: true } }), open)).toBeNull();
  expect(quantityPicker(pieces(2), aCart({ hasPaid: true }))).toBeNull();
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
