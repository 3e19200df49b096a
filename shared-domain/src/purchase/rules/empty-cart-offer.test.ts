import { aCart } from '../../cart/testing';
import { offersEmptyCart } from './empty-cart-offer';

test.each([
  ['goods of another realm', aCart({ realm: 'B2B' }), true],
  ['goods of this realm', aCart(), false],
  ['an empty cart', aCart({ realm: 'B2B', cart: { content: [] } }), false],
  ['no cart yet', null, false],
])('[P8-1] emptying the cart is offered with %s: %s', (_, cart, expected) => {
  expect(offersEmptyCart(cart, 'B2C')).toBe(expected);
});
