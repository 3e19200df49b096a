import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../../cart/testing';
import { toOre } from '../../money';
import { toCartProducts } from './cart-products';

test('[F7.7-5, F9.14-2] a bundle: device, plan and service, each with its yearly value in NOK', () => {
  const insurance = aNestedItem({
    type: 'SERVICE',
    id: 'FORSIKRING_M',
    cartItemId: 'line-4',
    name: 'Mobilforsikring M',
    price: { monthly: toOre(119.5) },
  });
  const { products, unhandled } = toCartProducts(aBundleItem({ items: [aNestedItem(), insurance] }), 1, aBundleCart());
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
