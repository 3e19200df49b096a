import { aBundleCart, aBundleItem, aCart, aCartItem } from '../../cart/testing';
import { toOre } from '../../money';
import { cartIdAfterAdding, cartItemOf, isCartIdStale, isDiscountDropped, offersEmptyCart } from './product-in-cart';

const SKUS = ['AUR-5P-512-LYN', 'AUR-5P-256-LYN'];
const first = aBundleItem({ bundleId: 'bundle-0', cartItemId: 'line-0' });
const last = aBundleItem({ id: 'AUR-5P-512-LYN', bundleId: 'bundle-2', cartItemId: 'line-9' });
const several = aCart({ cart: { content: [first, aBundleItem(), last, aCartItem()] } });

test('[P2-7, P4-31] the item of the product: any variant, the one of the address before the newest', () => {
  expect(cartItemOf(several, SKUS, 'bundle-1')).toEqual(aBundleItem());
  expect(cartItemOf(several, SKUS, null)).toEqual(last);
  expect(cartItemOf(several, SKUS, 'bundle-9')).toEqual(last);
  expect(cartItemOf(several, ['OTHER'], 'bundle-1')).toBeNull();
  expect(cartItemOf(null, SKUS, 'bundle-1')).toBeNull();
});

test('[P2-7] an item without a bundle is not the one of an address without cartId', () => {
  const plain = aCartItem({ id: 'A', cartItemId: 'plain' });
  const newest = aBundleItem({ id: 'A' });
  expect(cartItemOf(aCart({ cart: { content: [plain, newest] } }), ['A'], null)).toEqual(newest);
});

test('[P2-7] cartId is set after adding: to the newest bundle of the sku', () => {
  expect(cartIdAfterAdding(several, 'AUR-5P-256-LYN')).toBe('bundle-1');
  expect(cartIdAfterAdding(several, 'KVI-LADER-45')).toBeNull();
  expect(cartIdAfterAdding(several, 'OTHER')).toBeNull();
});

test.each([
  ['bundle-1', false],
  ['bundle-9', true],
  [null, false],
])('[P2-7] cartId %j is to be removed: %j', (cartId, expected) => {
  expect(isCartIdStale(aBundleCart(), SKUS, cartId)).toBe(expected);
});

test('[P2-7] cartId is removed when the cart has no item of the product, but not before the cart is known', () => {
  expect(isCartIdStale(aBundleCart(), ['OTHER'], 'bundle-1')).toBe(true);
  expect(isCartIdStale(null, SKUS, 'bundle-1')).toBe(false);
});

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

test.each([
  ['goods of another realm', aCart({ realm: 'B2B' }), true],
  ['goods of this realm', aCart(), false],
  ['an empty cart', aCart({ realm: 'B2B', cart: { content: [] } }), false],
  ['no cart yet', null, false],
])('[P8-1] emptying the cart is offered with %s: %s', (_, cart, expected) => {
  expect(offersEmptyCart(cart, 'B2C')).toBe(expected);
});
