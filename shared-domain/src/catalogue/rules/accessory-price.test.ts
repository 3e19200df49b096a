import fc from 'fast-check';
import { accessoryPrice } from './accessory-price';

test.each([
  [{ price: 399 }, { priceOre: 39_900, beforeOre: null }],
  [
    { price: 399, discount: 100 },
    { priceOre: 29_900, beforeOre: 39_900 },
  ],
  [
    { price: 399, discount: 399 },
    { priceOre: 0, beforeOre: 39_900 },
  ],
  [
    { price: 399, discount: 400 },
    { priceOre: 39_900, beforeOre: null },
  ],
  [
    { price: 399, discount: 0 },
    { priceOre: 39_900, beforeOre: null },
  ],
  [
    { price: 399, discount: null },
    { priceOre: 39_900, beforeOre: null },
  ],
  [{ price: null, discount: 100 }, null],
  [{}, null],
])('[P3-38] %j costs %j', (variant, expected) => {
  expect(accessoryPrice(variant)).toEqual(expected);
});

test('[P3-38] price and discount make up the struck price, to the øre', () => {
  const anyOre = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(anyOre, anyOre, (pieceOre, discountOre) => {
      const price = accessoryPrice({ price: (pieceOre + discountOre) / 100, discount: discountOre / 100 });
      expect(price?.priceOre).toBe(pieceOre);
      expect((price?.beforeOre ?? pieceOre) - pieceOre).toBe(discountOre);
    }),
  );
});
