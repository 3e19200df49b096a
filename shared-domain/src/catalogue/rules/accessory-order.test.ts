import fc from 'fast-check';
import { orderAccessories } from './accessory-order';

interface Kind {
  readonly subHwType?: string;
}

const cover: Kind = { subHwType: 'COVER' };
const glass: Kind = { subHwType: 'SCREENPROTECTOR' };
const film: Kind = { subHwType: 'screenprotector' };
const charger: Kind = {};
const given = [glass, cover, film, charger];

test.each(['FJELL_X_MAX', 'FJELL_X_MAX_PLUS_2025.REGULAR', 'FJELL_MOBIL_X_MAX'])(
  '[P9-10] with %s in the cart screen protectors come last',
  (code) => {
    expect(orderAccessories(given, ['FJELL_X_BASIC', code])).toEqual([cover, charger, glass, film]);
  },
);

test('[P9-10] otherwise the order is kept', () => {
  expect(orderAccessories(given, ['FJELL_X_BASIC_2025'])).toEqual(given);
  expect(orderAccessories(given, [])).toEqual(given);
});

test('[P9-10] whatever is in the cart, all others keep their order and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(cover, glass, film, charger), { maxLength: 12 }),
      fc.subarray(['FJELL_X_MAX', 'FJELL_X_START']),
      (accessories, codes) => {
        const numbered = accessories.map((accessory, place) => ({ ...accessory, place }));
        const ordered = orderAccessories(numbered, codes);
        const places = (isProtector: boolean) =>
          ordered
            .filter(({ subHwType }) => (subHwType?.toUpperCase() === 'SCREENPROTECTOR') === isProtector)
            .map(({ place }) => place);
        for (const kept of [places(true), places(false)])
          expect(kept).toEqual(kept.toSorted((one, other) => one - other));
        expect(ordered.map(({ place }) => place).toSorted((one, other) => one - other)).toEqual(
          numbered.map(({ place }) => place),
        );
      },
    ),
  );
});
