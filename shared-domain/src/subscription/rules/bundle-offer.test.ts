import { isBundleOffered } from './bundle-offer';

test.each([
  [true, 12, true],
  [true, 0, false],
  [true, 24, false],
  [false, 12, false],
])('[F9.12-1] a new subscription (%p) with %d months of binding: %p', (isNewSubscription, bindingMonths, expected) => {
  expect(isBundleOffered({ isNewSubscription, bindingMonths })).toBe(expected);
});
