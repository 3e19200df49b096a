import fc from 'fast-check';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { isSpeakerBundle, ITEM_WEIGHTS, resolveRowKind, sortCartItems } from './rows';

describe('item sort', () => {
  test.each([
    ['F9.1-2', 'WEBDEAL', 10],
    ['F9.1-3', 'HANDSET', 20],
    ['F9.1-4', 'TABLET', 30],
    ['F9.1-5', 'MODEM', 40],
    ['F9.1-6', 'WEARABLE', 50],
    ['F9.1-7', 'CONNECTED_DEVICE', 60],
    ['F9.1-8', 'SUBSCRIPTION', 70],
    ['F9.1-8', 'SUBSCRIPTION_DRAFT', 70],
    ['F9.1-9', 'SPECIALPRODUCT', 71],
    ['F9.1-10', 'SIM', 80],
    ['F9.1-11', 'NEW_NUMBER', 90],
    ['F9.1-12', 'SERVICE', 100],
    ['F9.1-13', 'ACCESSORY', 110],
    ['F9.1-14', 'VOUCHER', 130],
    ['F9.1-1', 'HANDSET-PREOWNED', 20],
    ['F9.1-1', 'MBB', 40],
    ['F9.1-1', 'ROUTER', 40],
  ])('[%s] %s weighs %d', (_, type, weight) => {
    expect(ITEM_WEIGHTS[type]).toBe(weight);
  });

  test('[F9.1-1] rows by weight, unlisted ones last but before a breakage fee, nested rows too', () => {
    const rows = ['BREAKAGE_FEE', 'TRANSFER', 'VOUCHER', 'ACCESSORY', 'HANDSET'].map((type) => ({
      type,
      items: [{ type: 'SERVICE' }, { type: 'SUBSCRIPTION' }],
    }));
    const sorted = sortCartItems(rows);
    expect(sorted.map(({ type }) => type)).toEqual(['HANDSET', 'ACCESSORY', 'VOUCHER', 'TRANSFER', 'BREAKAGE_FEE']);
    expect(sorted[0]?.items.map(({ type }) => type)).toEqual(['SUBSCRIPTION', 'SERVICE']);
  });

  test('[F3.1-15] the display sort list is the order of the rows', () => {
    const list = [
      'WEBDEAL',
      'HANDSET',
      'TABLET',
      'MODEM',
      'WEARABLE',
      'CONNECTED_DEVICE',
      'SUBSCRIPTION',
      'SUBSCRIPTION_DRAFT',
      'SPECIALPRODUCT',
      'SIM',
      'NEW_NUMBER',
      'SERVICE',
      'ACCESSORY',
      'VOUCHER',
      'BREAKAGE_FEE',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(list), (types) => {
        const places = sortCartItems(types.map((type) => ({ type }))).map(({ type }) =>
          list.indexOf(type.replace('_DRAFT', '')),
        );
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });

  test('[F9.1-1] ties keep their order', () => {
    const types = fc.array(fc.constantFrom('HANDSET', 'ACCESSORY', 'SIM', 'X'), { maxLength: 12 });
    fc.assert(
      fc.property(types, (each) => {
        const sorted = sortCartItems(each.map((type, index) => ({ type, index })));
        for (const type of new Set(each)) {
          const places = sorted.filter((row) => row.type === type).map(({ index }) => index);
          expect(places).toEqual(places.toSorted((one, other) => one - other));
        }
      }),
    );
  });
});

describe('row kind', () => {
  const image = { url: '/bilder/x.avif', title: 'x' };

  test.each([
    ['SUBSCRIPTION', 'plan'],
    ['SUBSCRIPTION_DRAFT', 'plan'],
    ['SERVICE', 'service'],
    ['SIM', 'sim'],
    ['NEW_NUMBER', 'sim'],
  ])('%s is drawn as %s, with a picture or without', (type, kind) => {
    expect(resolveRowKind({ type })).toBe(kind);
    expect(resolveRowKind({ type, image })).toBe(kind);
  });

  test('other rows by whether they have a picture', () => {
    expect(resolveRowKind({ type: 'ACCESSORY', image })).toBe('device');
    expect(resolveRowKind({ type: 'BREAKAGE_FEE' })).toBe('other');
  });
});

describe('speaker bundle', () => {
  const ID = 'FJELL_X_MAX_2025.COM12LOUDSPEAKER2';
  const [entry] = aBundleCart().cart.subscriptions;
  const [bundle] = aBundleCart().subscriptions;
  if (!entry || !bundle) throw new Error('The builder makes a bundle');

  test.each([
    ['a plan of its own', aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION', id: ID })] } }), true],
    [
      'a nested draft',
      aCart({ cart: { content: [aBundleItem({ items: [aNestedItem({ type: 'SUBSCRIPTION_DRAFT', id: ID })] })] } }),
      true,
    ],
    ['an entry of the cart', aCart({ cart: { subscriptions: [{ ...entry, id: ID }] } }), true],
    ['a bundle beside the cart', aCart({ subscriptions: [{ ...bundle, id: ID }] }), true],
    ['goods with that id', aCart({ cart: { content: [aCartItem({ id: ID })] } }), false],
    ['other plans', aBundleCart(), false],
  ])('[F5.1-7] %s', (_, cart, expected) => {
    expect(isSpeakerBundle(cart)).toBe(expected);
  });
});
