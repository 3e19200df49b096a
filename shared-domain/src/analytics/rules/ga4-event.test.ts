import type { AnalyticsEvent, AnalyticsProduct } from '../model';
import { toGa4Event } from './ga4-event';

const cover: AnalyticsProduct = { id: 'C-1', name: 'Deksel', category: 'accessory', brand: 'Lom', price: 299.9 };
const ecommerce = { currencyCode: 'NOK' } as const;

test('a change of the cart has its value: the sum of prices by pieces, exact to the øre', () => {
  const event: AnalyticsEvent = {
    event: 'addToCart',
    ecommerce: {
      ...ecommerce,
      add: {
        products: [
          { ...cover, quantity: 3 },
          { ...cover, id: 'C-2', price: 0.1 },
        ],
      },
    },
  };
  expect(toGa4Event(event)).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'NOK',
      value: 899.8,
      items: [
        {
          item_id: 'C-1',
          item_name: 'Deksel',
          item_category: 'accessory',
          item_brand: 'Lom',
          price: 299.9,
          quantity: 3,
        },
        { item_id: 'C-2', item_name: 'Deksel', item_category: 'accessory', item_brand: 'Lom', price: 0.1 },
      ],
    },
  });
});

test('a price that is hidden leaves no value, and a variant is named', () => {
  const { price: _hidden, ...hidden } = cover;
  const detail = { products: [{ ...hidden, variant: 'Svart' }] };
  const answer = toGa4Event({ event: 'firstLoad', ecommerce: { ...ecommerce, detail } });
  expect(answer).toMatchObject({ event: 'view_item', ecommerce: { items: [{ item_variant: 'Svart' }] } });
  expect(answer?.ecommerce).not.toHaveProperty('value');
});

test('a list is named, and its places begin at 0', () => {
  const impressions = [{ ...cover, list: 'ACCESSORY_LIST', position: 25 }];
  const item = { item_list_name: 'ACCESSORY_LIST', index: 24, item_id: 'C-1' };
  expect(toGa4Event({ event: 'productListing', ecommerce: { ...ecommerce, impressions } })).toMatchObject({
    event: 'view_item_list',
    ecommerce: { item_list_name: 'ACCESSORY_LIST', items: [item] },
  });
  const click = { actionField: { list: 'ACCESSORY_LIST' }, products: impressions };
  expect(toGa4Event({ event: 'productClick', ecommerce: { ...ecommerce, click } })).toMatchObject({
    event: 'select_item',
    ecommerce: { items: [item] },
  });
});

test.each([
  ['changeVariant', 'view_item', { detail: { products: [cover] } }],
  ['removeFromCart', 'remove_from_cart', { remove: { products: [cover] } }],
] as const)('%s is %s', (event, name, action) => {
  expect(toGa4Event({ event, ecommerce: { ...ecommerce, ...action } } as AnalyticsEvent)?.event).toBe(name);
});

test('an error is none of its events', () => {
  expect(toGa4Event({ event: 'shopError', error: { code: 'pageFailed' } })).toBeNull();
});
