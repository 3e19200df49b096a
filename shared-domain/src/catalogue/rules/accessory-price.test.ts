import fc from 'fast-check';
import { toOre } from '../../money';
import { accessoryPrice } from './accessory-price';

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
