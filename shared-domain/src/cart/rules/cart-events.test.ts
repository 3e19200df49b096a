import { aBundleCart, aBundleItem, aCart, aNestedItem, emptyCart } from '../testing';
import { toCartState, toLineAdded, toLinesRemoved } from './cart-events';

test('[F5.1-5] the state counts items, not pieces', () => {
  expect(toCartState(aBundleCart())).toEqual({
    orderRef: 'order-1',
    realm: 'B2C',
    itemCount: 2,
    totals: { monthly: 1_040, upfront: 349 },
  });
});

test('[P4-48] something new was added: named by the caller, else by the cart', () => {
  expect(toLineAdded({ update: { accessorySku: 'KVI-LADER-45', quantity: 2 } }, aCart())).toStrictEqual({
    sku: 'KVI-LADER-45',
    name: 'Kvist lader 45 W, USB-C',
    quantity: 2,
  });
  expect(toLineAdded({ update: { handsetSku: 'A', pricePlan: 'P' } }, aCart(), 'Aurora')).toEqual({
    sku: 'A',
    offeringCode: 'P',
    name: 'Aurora',
    quantity: 1,
  });
  expect(toLineAdded({ update: { pricePlan: 'FJELL_X_BASIC_2025_2' } }, aBundleCart())).toStrictEqual({
    offeringCode: 'FJELL_X_BASIC_2025_2',
    name: 'Fjell X Basic',
    quantity: 1,
  });
  expect(toLineAdded({ update: { accessorySku: 'NOT-THERE' } }, aCart())).toMatchObject({ name: 'NOT-THERE' });
});

test('[P4-48] a change of what was there adds nothing', () => {
  expect(toLineAdded({ update: { accessorySku: 'X', cartItemId: 'line-1', quantity: 3 } }, aCart())).toBeNull();
  expect(toLineAdded({ empty: true }, aCart())).toBeNull();
  expect(toLineAdded({ update: { serviceCode: 'INS' } }, aCart())).toBeNull();
});

test('[P4-48] what left: a bundle by its own row, a service by itself', () => {
  expect(toLinesRemoved(aBundleCart(), aCart())).toEqual([{ cartItemId: 'line-2', name: 'Aurora 5 Pro' }]);
  const insured = aBundleCart({
    cart: {
      content: [aBundleItem({ items: [aNestedItem(), aNestedItem({ cartItemId: 'line-9', name: 'Forsikring' })] })],
    },
  });
  expect(toLinesRemoved(insured, aBundleCart())).toEqual([{ cartItemId: 'line-9', name: 'Forsikring' }]);
  expect(toLinesRemoved(emptyCart('B2C'), aCart())).toEqual([]);
});
