import { aCart, emptyCart } from '../testing';
import { canEmptyCart } from './can-empty';

test.each([
  ['a filled cart', aCart(), true],
  ['an empty cart', emptyCart('B2C'), false],
  ['a paid order', aCart({ hasPaid: true }), false],
])('[F4.1-5, F6-7] %s can be emptied: %s', (_, cart, expected) => {
  expect(canEmptyCart(cart)).toBe(expected);
});
