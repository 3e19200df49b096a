import { isAnyInStock, isInStock } from './in-stock';

test.each([
  [true, 1, true],
  [true, 0, false],
  [false, 5, false],
])('[F5.5-3] sellable %s with %d pieces: %s', (sellable, quantityInStock, expected) => {
  expect(isInStock({ sellable, quantityInStock })).toBe(expected);
});

test('[F5.5-12] one variant in stock is enough for a product', () => {
  expect(
    isAnyInStock([
      { sellable: false, quantityInStock: 5 },
      { sellable: true, quantityInStock: 1 },
    ]),
  ).toBe(true);
  expect(isAnyInStock([])).toBe(false);
});
