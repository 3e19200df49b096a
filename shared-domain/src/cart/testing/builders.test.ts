import * as v from 'valibot';
import { toWire } from 'shared-domain/testing';
import { cartAnswerSchema } from '../io/cart-wire';
import { emptyCart } from '../rules/empty-cart';
import { aBundleCart, aCart } from '.';

test.each([
  ['charger', aCart()],
  ['bundle', aBundleCart()],
  ['empty', emptyCart('B2B')],
])('[F3.1-3] the cart builder (%s) is what the wire carries', (_, cart) => {
  expect(v.parse(cartAnswerSchema, toWire(cartAnswerSchema, cart))).toEqual(cart);
});
