import { aBundleCart, aCart } from '../../cart/testing';
import type { GO_TO_CART } from './go-to-cart';
import { goToCart, type GoToCartFacts } from './go-to-cart';

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof GO_TO_CART)[number]['id'], readonly [GoToCartFacts, object]> = {
  'P4-47 business': [{ realm: 'B2B', cart: aBundleCart() }, { kind: 'go-to-checkout' }],
  'P4-47 device': [
    { realm: 'B2C', cart: aBundleCart() },
    { kind: 'expand-cart', stepIndex: 1 },
  ],
  'P4-47': [{ realm: 'B2C', cart: aCart() }, { kind: 'go-to-checkout' }],
};

test.each(Object.entries(CASES))('[%s] going to the cart', (_, [facts, action]) => {
  expect(goToCart(facts)).toEqual(action);
});
