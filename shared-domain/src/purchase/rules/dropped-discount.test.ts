import { aCart, aCartItem } from '../../cart/testing';
import { toOre } from '../../money';
import { isDiscountDropped } from './dropped-discount';

const sent = { code: 'MAX50', sku: 'PHONE', price: { upfront: toOre(0), monthly: toOre(491) } };
const cartWith = (change: Parameters<typeof aCartItem>[0]) =>
  aCart({ cart: { content: [aCartItem({ id: 'PHONE', type: 'HANDSET', ...change })] } });
const listed = { monthly: toOre(541), upfront: undefined };
const discount = { isUniqueDiscount: false, value: { monthly: toOre(50) } };

test.each([
  ['the row has no discount and costs more than shown', { price: listed }, true],
  ['the row costs more at once', { price: { upfront: toOre(10), monthly: toOre(491) } }, true],
  ['the row has the discount of another campaign', { price: listed, discount: { ...discount, code: 'OTHER' } }, true],
  ['the row has this discount', { price: listed, discount: { ...discount, code: 'MAX50' } }, false],
  ['the row has a discount without a code', { price: listed, discount }, false],
  ['the row costs what was shown', { price: { ...listed, monthly: toOre(491) } }, false],
  ['the product is not in the cart', { id: 'OTHER', price: listed }, false],
])('[P7-10, P7-17] %s', (_, change, expected) => {
  expect(isDiscountDropped(cartWith(change), sent)).toBe(expected);
});
