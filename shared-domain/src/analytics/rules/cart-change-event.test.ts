import fc from 'fast-check';
import { aBundleCart, aBundleItem, aCart, aCartItem } from '../../cart/testing';
import { aCartProduct } from '../testing';
import { addToCartEvent, quantityChangeEvent, removeFromCartEvent } from './cart-change-event';

const charger = (value: number) => aCartItem({ quantity: { value } });

test('[F7.7-5] what was added, in NOK', () => {
  expect(addToCartEvent(charger(2), aCart())).toEqual({
    event: {
      event: 'addToCart',
      ecommerce: { currencyCode: 'NOK', add: { products: [aCartProduct({ quantity: 2 })] } },
    },
    unhandled: [],
  });
});

test('[F7.7-5] what was removed, in NOK', () => {
  expect(removeFromCartEvent(charger(2), aCart())).toEqual({
    event: {
      event: 'removeFromCart',
      ecommerce: { currencyCode: 'NOK', remove: { products: [aCartProduct({ quantity: 2 })] } },
    },
    unhandled: [],
  });
});

test('[F7.7-5] a bundle is removed with all that is in it', () => {
  expect(removeFromCartEvent(aBundleItem(), aBundleCart()).event?.ecommerce.remove.products).toHaveLength(2);
});

test.each([
  ['add', addToCartEvent],
  ['remove', removeFromCartEvent],
])('[F8-16] only an unknown type: no %s event, a message to log', (_, toEvent) => {
  expect(toEvent(aCartItem({ type: 'HOLOGRAM' }), aCart())).toEqual({
    event: null,
    unhandled: ['Unhandled product type: HOLOGRAM'],
  });
});

test('[F4.1-6] add if the quantity grew, else remove, by the difference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }), (before, after) => {
      const { event } = quantityChangeEvent(charger(before), after, aCart());
      const expected = [after - before]
        .filter((pieces) => pieces !== 0)
        .map((pieces) => (pieces > 0 ? ['addToCart', pieces] : ['removeFromCart', -pieces]));
      const ecommerce = event && ('add' in event.ecommerce ? event.ecommerce.add : event.ecommerce.remove);
      expect(event ? [[event.event, ecommerce?.products[0]?.quantity]] : []).toEqual(expected);
    }),
  );
});

test('[F8-16] a changed row of an unknown type is returned to the caller; the same quantity gives no event', () => {
  const row = aCartItem({ type: 'HOLOGRAM' });
  expect(quantityChangeEvent(row, 2, aCart())).toEqual({
    event: null,
    unhandled: ['Unhandled product type: HOLOGRAM'],
  });
  expect(quantityChangeEvent(row, 1, aCart())).toEqual({ event: null, unhandled: [] });
});
