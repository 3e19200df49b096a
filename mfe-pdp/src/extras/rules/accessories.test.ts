import fc from 'fast-check';
import { toOre } from 'shared-domain/money';
import { accessoryPrice, accessorySteps, orderAccessories } from './accessories';

describe('accessory order', () => {
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
});

describe('accessory price', () => {
  test.each([
    [{ price: toOre(399) }, { priceOre: 39_900, beforeOre: null }],
    [
      { price: toOre(399), discount: toOre(100) },
      { priceOre: 29_900, beforeOre: 39_900 },
    ],
    [
      { price: toOre(399), discount: toOre(399) },
      { priceOre: 0, beforeOre: 39_900 },
    ],
    [
      { price: toOre(399), discount: toOre(400) },
      { priceOre: 39_900, beforeOre: null },
    ],
    [
      { price: toOre(399), discount: toOre(0) },
      { priceOre: 39_900, beforeOre: null },
    ],
    [
      { price: toOre(399), discount: null },
      { priceOre: 39_900, beforeOre: null },
    ],
    [{ price: null, discount: toOre(100) }, null],
    [{}, null],
  ])('[P3-38] %j costs %j', (variant, expected) => {
    expect(accessoryPrice(variant)).toEqual(expected);
  });

  test('[P3-38] price and discount make up the struck price, to the øre', () => {
    const anyOre = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(anyOre, anyOre, (pieceOre, discountOre) => {
        const price = accessoryPrice({
          price: toOre((pieceOre + discountOre) / 100),
          discount: toOre(discountOre / 100),
        });
        expect(price?.priceOre).toBe(pieceOre);
        expect((price?.beforeOre ?? pieceOre) - pieceOre).toBe(discountOre);
      }),
    );
  });
});

describe('accessory steps', () => {
  const more = (steps: number) => ({ text: { key: 'showMore' }, steps });
  const fewer = (steps: number) => ({ text: { key: 'showFewer' }, steps });

  test.each([
    [8, 1, { shown: 3, more: more(2), fewer: null }],
    [8, 2, { shown: 6, more: more(3), fewer: fewer(1) }],
    [8, 3, { shown: 8, more: null, fewer: fewer(2) }],
    [6, 2, { shown: 6, more: null, fewer: fewer(1) }],
    [3, 1, { shown: 3, more: null, fewer: null }],
    [0, 1, { shown: 0, more: null, fewer: null }],
    [4, 9, { shown: 4, more: null, fewer: fewer(1) }],
    [4, 0, { shown: 3, more: more(2), fewer: null }],
  ])('[P9-10, P4-68] of %d accessories at step %d: %j', (total, steps, expected) => {
    expect(accessorySteps(total, steps)).toEqual(expected);
  });

  test('[P9-10, P4-68] showing more to the end shows all, showing fewer leads back to three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (total) => {
        let view = accessorySteps(total, 1);
        while (view.more) {
          const next = accessorySteps(total, view.more.steps);
          expect(next.shown - view.shown).toBeLessThanOrEqual(3);
          expect(next.shown).toBeGreaterThan(view.shown);
          view = next;
        }
        expect(view.shown).toBe(total);
        while (view.fewer) view = accessorySteps(total, view.fewer.steps);
        expect(view.shown).toBe(Math.min(3, total));
      }),
    );
  });
});
