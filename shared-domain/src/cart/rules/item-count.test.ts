import { aBundleCart, aBundleItem, aCartItem, aNestedItem } from '../testing';
import { countItems } from './item-count';

test.each([
  ['items, not pieces', [aCartItem({ quantity: { value: 3, modifiable: true, removable: true } })], 1],
  ['a bundle through its subscription', aBundleCart().cart.content, 2],
  ['a bundled device without child items', [aBundleItem({ items: [] })], 1],
  ['a connected device of a bundle too', [aBundleItem({ type: 'CONNECTED_DEVICE' })], 2],
  ['SIM and draft', [aCartItem({ type: 'SIM' }), aCartItem({ type: 'SUBSCRIPTION_DRAFT' })], 2],
  ['no fee, no service, no delivery', [aCartItem({ type: 'BREAKAGE_FEE' }), aCartItem({ type: 'SERVICE' }), aCartItem({ type: 'DELIVERY' })], 0],
  ['a nested SIM', [aBundleItem({ items: [aNestedItem(), aNestedItem({ type: 'SIM' })] })], 2],
  ['a pre-owned handset bought at once', [aCartItem({ type: 'HANDSET-PREOWNED' })], 1],
])('[F5.1-5] %s', (_, items, count) => {
  expect(countItems(items)).toBe(count);
});
