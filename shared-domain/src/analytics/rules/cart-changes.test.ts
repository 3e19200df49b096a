import fc from 'fast-check';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../../cart/testing';
import { toOre } from '../../money';
import { aCartProduct } from '../testing';
import {
  addToCartEvent,
  cartChangeEvents,
  quantityChangeEvent,
  removeFromCartEvent,
  toCartProducts,
} from './cart-changes';

describe('cart changes', () => {
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
});

describe('cart change event', () => {
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
});

describe('cart products', () => {
  test('[F7.7-5, F9.14-2] a bundle: device, plan and service, each with its yearly value in NOK', () => {
    const insurance = aNestedItem({
      type: 'SERVICE',
      id: 'FORSIKRING_M',
      cartItemId: 'line-4',
      name: 'Mobilforsikring M',
      price: { monthly: toOre(119.5) },
    });
    const { products, unhandled } = toCartProducts(
      aBundleItem({ items: [aNestedItem(), insurance] }),
      1,
      aBundleCart(),
    );
    expect(unhandled).toEqual([]);
    expect(products).toEqual([
      {
        id: 'AUR-5P-256-LYN',
        name: 'Aurora 5 Pro',
        brand: 'Aurora',
        category: 'handset',
        variant: 'Lyng, 256\u00A0GB',
        price: 12_984,
        quantity: 1,
      },
      { id: 'FJELL_X_BASIC_2025_2', name: 'Fjell X Basic', category: 'subscription', price: 5_988, quantity: 1 },
      { id: 'FORSIKRING_M', name: 'Mobilforsikring M', category: 'service', price: 1_434, quantity: 1 },
    ]);
  });

  test('[F9.14-2] a bundle counts the months of its lease', () => {
    const [bundle] = aBundleCart().subscriptions;
    if (!bundle) throw new Error('The builder makes a bundle');
    const answer = aBundleCart({ subscriptions: [{ ...bundle, financing: { type: 'lease', duration: 12 } }] });
    expect(toCartProducts(aBundleItem(), 1, answer).products[0]?.price).toBe(12 * 541);
  });

  test('[F7.7-5] the row has the pieces of the event, nested rows their own', () => {
    const row = aCartItem({
      quantity: { value: 5 },
      color: 'Hvit',
      items: [aNestedItem({ type: 'SERVICE', quantity: { value: 3 } })],
    });
    expect(toCartProducts(row, 2, aCart()).products).toMatchObject([
      { quantity: 2, price: 349, variant: 'Hvit' },
      { quantity: 3 },
    ]);
  });

  test('[F9.14-2] a price that is missing is left out', () => {
    expect(toCartProducts(aCartItem({ price: { upfront: undefined } }), 1, aCart()).products[0]).toEqual({
      id: 'KVI-LADER-45',
      name: 'Kvist lader 45 W, USB-C',
      brand: 'Kvist',
      category: 'accessory',
      quantity: 1,
    });
  });

  test.each(['NEW_NUMBER', 'TRANSFER', 'SIM', 'RESWITCH_EXISTING_HARDWARE', 'RESWITCH_PLACEHOLDER'])(
    '[F7.7-5] %s contains neither a phone number nor a name',
    (type) => {
      const row = aCartItem({
        type,
        id: '90000000',
        name: 'Kari Nordmann 900 00 000',
        brand: 'x',
        color: 'x',
        modelSize: 'x',
        subtitle: '900 00 000',
      });
      const { products } = toCartProducts(row, 1, aCart());
      expect(products).toHaveLength(1);
      expect(Object.keys(products[0] ?? {}).sort()).toEqual(['category', 'id', 'name', 'price', 'quantity']);
      expect(JSON.stringify(products)).not.toMatch(/900|Kari|"x"/);
    },
  );

  test('[F7.7-5] no field is about the order or the customer', () => {
    const answer = aBundleCart({
      orderRef: 'secret-order',
      reSwitch: { name: 'Kari', phoneNumber: '90000000' },
      customerTypeGet: 'existing',
    });
    expect(JSON.stringify(toCartProducts(aBundleItem(), 1, answer))).not.toMatch(
      /secret-order|Kari|90000000|existing|line-|bundle-1/,
    );
  });

  test('[F8-16] rows of an unknown type are left out and returned to the caller; the others stay', () => {
    const { products, unhandled } = toCartProducts(
      aBundleItem({ items: [aNestedItem({ type: 'HOLOGRAM' }), aNestedItem()] }),
      1,
      aBundleCart(),
    );
    expect(products.map(({ category }) => category)).toEqual(['handset', 'subscription']);
    expect(unhandled).toEqual(['Unhandled product type: HOLOGRAM']);
  });
});
