import fc from 'fast-check';
import { DEFAULT_LOCATION } from 'shared-domain/delivery';
import { aShop } from 'shared-domain/delivery/testing';
import { getHereHref, getHereText, listShops, readShopStock, shopLabel, showShops } from './shops';

describe('shop stock', () => {
  const few = (pieces: number) => ({ key: 'fewInShop', values: { pieces } });
  const exactly = (pieces: number) => ({ key: 'piecesInShop', values: { pieces } });

  test.each([
    [0, null],
    [1, { text: few(1), tone: 'yellow', quantity: exactly(1) }],
    [4, { text: few(4), tone: 'yellow', quantity: exactly(4) }],
    [5, { text: { key: 'inStock' }, tone: 'green', quantity: exactly(5) }],
    [6, { text: { key: 'inStock' }, tone: 'green', quantity: { key: 'morePiecesInShop', values: { pieces: 5 } } }],
  ])('[P4-60] a shop with %d pieces', (pieces, expected) => {
    expect(readShopStock(pieces)).toEqual(expected);
  });
});

describe('shop list', () => {
  const bergen = aShop({ code: 'bergen', lat: 60.3922, lng: 5.3236 });
  const storo = aShop({ code: 'storo', lat: 59.9456, lng: 10.7791 });
  const karlJohan = aShop();

  const codes = (shops: readonly { readonly code: string }[]) => shops.map(({ code }) => code);

  test('[P9-5] the nearest shop comes first, wherever the shopper is', () => {
    const all = [bergen, storo, karlJohan];
    expect(codes(listShops(all, DEFAULT_LOCATION).shops)).toEqual(['oslo-karl-johan', 'storo', 'bergen']);
    expect(codes(listShops(all, { lat: 60.39, lng: 5.32 }).shops)).toEqual(['bergen', 'oslo-karl-johan', 'storo']);
    expect(listShops(all, DEFAULT_LOCATION).shops[0]?.distanceKm).toBeCloseTo(0.51, 1);
    expect(codes(all)).toEqual(['bergen', 'storo', 'oslo-karl-johan']);
  });

  test('[P4-60] a shop without stock is not listed', () => {
    expect(codes(listShops([aShop({ quantity: 0 }), storo], DEFAULT_LOCATION).shops)).toEqual(['storo']);
  });

  test.each([
    ['[P8-4]', 'no shop is known', [], 'noNearbyShop'],
    ['[P8-6]', 'no shop has stock', [aShop({ quantity: 0 }), { ...bergen, quantity: 0 }], 'noShopHasStock'],
    ['[P8-6]', 'one shop has stock', [aShop({ quantity: 0 }), bergen], null],
  ])('%s %s', (_id, _case, shops, error) => {
    expect(listShops(shops, DEFAULT_LOCATION).error).toBe(error);
  });

  test('[P9-5, P4-60] every shop with stock is listed once, by ascending distance', () => {
    const shop = fc
      .record({
        lat: fc.double({ min: 57, max: 72, noNaN: true }),
        lng: fc.double({ min: 4, max: 32, noNaN: true }),
        quantity: fc.nat(3),
      })
      .map((change) => aShop(change));
    fc.assert(
      fc.property(fc.array(shop, { maxLength: 12 }), (shops) => {
        const { shops: listed } = listShops(shops, DEFAULT_LOCATION);
        const distances = listed.map((each) => each.distanceKm);
        expect(distances).toEqual([...distances].sort((one, other) => one - other));
        expect(listed).toHaveLength(shops.filter(({ quantity }) => quantity > 0).length);
      }),
    );
  });
});

describe('shop label', () => {
  test.each([
    [0, true, 'clickAndCollectShop'],
    [1, true, 'shop'],
    [0, false, 'shop'],
  ])('[P9-6] shop %d of the list, delivery shown: %s → %s', (index, isDeliveryShown, key) => {
    expect(shopLabel('Fjell Storo', index, isDeliveryShown)).toEqual({ key, values: { name: 'Fjell Storo' } });
  });
});

describe('shops shown', () => {
  const shops = (count: number) => Array.from({ length: count }, (_unused, index) => index);

  test.each([
    [0, 0, 0, null],
    [5, 0, 5, null],
    [6, 0, 5, 1],
    [8, 0, 5, 3],
    [12, 0, 5, 5],
    [12, 1, 10, 2],
    [12, 2, 12, null],
  ])('[P4-67, P9-2] of %d shops after %d steps %d are shown, then %j more', (count, steps, shown, more) => {
    const moreText = more && { key: 'moreShops', values: { count: more } };
    expect(showShops(shops(count), steps)).toEqual({ shown: shops(shown), moreText });
  });

  test('[P9-2] a configured number counts instead', () => {
    expect(showShops(shops(8), 1, 3)).toEqual({
      shown: shops(6),
      moreText: { key: 'moreShops', values: { count: 2 } },
    });
  });

  test('[P4-67] the text says exactly how many the next step adds', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(6), fc.integer({ min: 1, max: 9 }), (count, steps, perStep) => {
        const now = showShops(shops(count), steps, perStep);
        const added = showShops(shops(count), steps + 1, perStep).shown.length - now.shown.length;
        expect(now.moreText?.key === 'moreShops' ? now.moreText.values.count : 0).toBe(added);
        expect(shops(count).slice(0, now.shown.length)).toEqual(now.shown);
      }),
    );
  });
});

describe('get here', () => {
  test('[P2-36] the way to a shop leads to its coordinates and names it', () => {
    expect(getHereHref(aShop())).toBe('https://www.google.com/maps/dir/?api=1&destination=59.9122,10.7436');
    expect(getHereText(aShop())).toEqual({ key: 'wayToShop', values: { name: 'Fjell Karl Johan' } });
  });
});
