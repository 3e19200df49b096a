import fc from 'fast-check';
import { aShop } from '../testing';
import { DEFAULT_LOCATION } from './place';
import { listShops } from './shop-list';

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
