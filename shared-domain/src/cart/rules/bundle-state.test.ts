import { aBundleItem, aCartItem, aNestedItem } from '../testing';
import { hasBundleWithoutSubscription } from './bundle-state';

test.each([
  ['a bundle with its plan', aBundleItem(), false],
  ['a bundle with a draft of a plan', aBundleItem({ items: [aNestedItem({ type: 'SUBSCRIPTION_DRAFT' })] }), false],
  ['a bundle with nothing in it', aBundleItem({ items: [] }), true],
  ['a bundle with an insurance only', aBundleItem({ items: [aNestedItem({ type: 'SERVICE' })] }), true],
  ['a device bought at once', aCartItem({ type: 'HANDSET' }), false],
  ['a plan of its own', aCartItem({ type: 'SUBSCRIPTION', bundleId: 'bundle-2' }), false],
])('[F5.1-6] %s', (_, item, expected) => {
  expect(hasBundleWithoutSubscription([item])).toBe(expected);
  expect(hasBundleWithoutSubscription([aCartItem(), item])).toBe(expected);
});

test('[F5.1-6] items without a list of children', () => {
  expect(hasBundleWithoutSubscription([{ id: 'A', type: 'TABLET', cartItemId: '1', bundleId: 'b' }])).toBe(true);
});
