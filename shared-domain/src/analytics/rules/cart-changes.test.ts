import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../../cart/testing';
import { cartChangeEvents } from './cart-changes';

const withRows = (...content: readonly ReturnType<typeof aCartItem>[]) => aCart({ cart: { content: [...content] } });
const charger = (pieces: number, cartItemId = 'line-1') => aCartItem({ cartItemId, quantity: { value: pieces } });

/** 'addToCart KVI-LADER-45×2' for each product of each event. */
const told = (...carts: Parameters<typeof cartChangeEvents>) =>
  cartChangeEvents(...carts).map(({ event }) => {
    if (!event) return null;
    const { products } = 'add' in event.ecommerce ? event.ecommerce.add : event.ecommerce.remove;
    return `${event.event} ${products.map(({ id, quantity }) => `${id}×${quantity}`).join(' ')}`;
  });

test('[F7.7-5] a new row is added, one that is gone is removed', () => {
  expect(told(withRows(), withRows(charger(2)))).toEqual(['addToCart KVI-LADER-45×2']);
  expect(told(withRows(charger(2)), withRows())).toEqual(['removeFromCart KVI-LADER-45×2']);
});

test.each([
  [1, 3, 'addToCart KVI-LADER-45×2'],
  [3, 1, 'removeFromCart KVI-LADER-45×2'],
])('[F4.1-6] %i pieces become %i', (before, after, event) => {
  expect(told(withRows(charger(before)), withRows(charger(after)))).toEqual([event]);
});

test('an answer that changes nothing gives no event', () => {
  expect(told(aBundleCart(), aBundleCart())).toEqual([]);
});

test('[F7.7-5] a bundle is added and removed as one, with all that is in it', () => {
  const [added] = cartChangeEvents(withRows(), withRows(aBundleItem()));
  expect(added?.event).toMatchObject({ event: 'addToCart' });
  expect(cartChangeEvents(withRows(), withRows(aBundleItem()))).toHaveLength(1);
  expect(cartChangeEvents(withRows(aBundleItem()), withRows())).toHaveLength(1);
});

test('[F7.7-5] what is added to a bundle is told without the bundle', () => {
  const service = aNestedItem({ cartItemId: 'insurance', id: 'INS-M', type: 'SERVICE' });
  const bundle = aBundleItem();
  const larger = { ...bundle, items: [...(bundle.items ?? []), service] };
  expect(told(withRows(bundle), withRows(larger))).toEqual(['addToCart INS-M×1']);
  expect(told(withRows(larger), withRows(bundle))).toEqual(['removeFromCart INS-M×1']);
});

test('[F8-16] a row of an unknown type is a message to log', () => {
  expect(cartChangeEvents(withRows(), withRows(aCartItem({ type: 'HOLOGRAM' })))).toEqual([
    { event: null, unhandled: ['Unhandled product type: HOLOGRAM'] },
  ]);
});
