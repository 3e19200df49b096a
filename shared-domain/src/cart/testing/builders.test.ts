import * as v from 'valibot';
import { cartAnswerSchema } from '../io/cart-wire';
import { aBundleCart, aCart, emptyCart } from '.';

test.each([
  ['charger', aCart()],
  ['bundle', aBundleCart()],
  ['empty', emptyCart('B2B')],
])('[F3.1-3] the cart builder (%s) is what the wire carries', (_, cart) => {
  expect(v.parse(cartAnswerSchema, cart)).toEqual(cart);
});
