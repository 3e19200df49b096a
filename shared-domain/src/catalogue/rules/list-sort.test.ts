import fc from 'fast-check';
import { LIST_SORTS, type ProductListItem } from '../model';
import { aProductListItem } from '../testing';
import { anyListItem } from '../testing/catalogue-arbitrary';
import { priceForFinancing } from './financing';
import { sortItems } from './list-sort';

test('[F5.5-16] by price, cheapest or dearest first, no price last', () => {
  fc.assert(
    fc.property(fc.array(anyListItem, { maxLength: 15 }), (items) => {
      const prices = (sort: 'pris-lav' | 'pris-hoy') =>
        sortItems(items, sort, null).map((item) => priceForFinancing(item, null));
      const known = items.flatMap((item) => priceForFinancing(item, null) ?? []);
      const missing = Array.from({ length: items.length - known.length }, () => null);
      expect(prices('pris-lav')).toEqual([...known.toSorted((one, other) => one - other), ...missing]);
      expect(prices('pris-hoy')).toEqual([...known.toSorted((one, other) => other - one), ...missing]);
    }),
  );
});

test('[F9.13-4] every order keeps all products, and does not depend on how they came', () => {
  const numbered = fc
    .array(anyListItem, { maxLength: 15 })
    .map((items) => items.map((item, place) => ({ ...item, name: String(place), position: place })));
  fc.assert(
    fc.property(
      numbered,
      fc.constantFrom(...LIST_SORTS),
      fc.constantFrom(null, 'lease24', 'new-switch', 'leasenow'),
      fc.gen(),
      (items, sort, financing, draw) => {
        const names = (list: readonly ProductListItem[]) => sortItems(list, sort, financing).map(({ name }) => name);
        const mixed = draw(fc.shuffledSubarray, items, { minLength: items.length });
        expect(names(items).toSorted()).toEqual(items.map(({ name }) => name).toSorted());
        expect(names(mixed)).toEqual(names(items));
      },
    ),
  );
});

test('[F9.13-4] ties are sorted by popularity in every order', () => {
  const positions = [3, 1, 2];
  const alike = positions.map((position) => aProductListItem({ position }));
  for (const sort of LIST_SORTS)
    expect(sortItems(alike, sort, null).map(({ position }) => position)).toEqual([1, 2, 3]);
});

test('[F9.13-4] accessories by weight of their kind, then by position', () => {
  const accessory = (subType: string, position: number) => aProductListItem({ type: 'ACCESSORY', subType, position });
  const sorted = sortItems(
    [accessory('OTHER', 1), accessory('STORAGE', 2), accessory('COVER', 4), accessory('CHARGER', 3)],
    'populaere',
    null,
  );
  expect(sorted.map(({ subType }) => subType)).toEqual(['CHARGER', 'COVER', 'STORAGE', 'OTHER']);
});

test('[F9.13-4] position decides within a weight, and alone among devices', () => {
  const device = (subType: string, position: number) => aProductListItem({ subType, position });
  expect(
    sortItems([device('OTHER', 2), device('CHARGER', 3), device('OUTLET', 1)], 'populaere', null).map(
      ({ position }) => position,
    ),
  ).toEqual([1, 2, 3]);
});

test('[F3.5-1] newest first, by the moment and not by its text; an unreadable date last', () => {
  const dates = ['snart', '2025-01-01', '2026-01-01T00:30:00+01:00', '2026-01-01', '2025-12-31T23:45:00Z'];
  const sorted = sortItems(
    dates.map((releaseDate) => aProductListItem({ releaseDate })),
    'nyeste',
    null,
  );
  expect(sorted.map(({ releaseDate }) => releaseDate)).toEqual([
    '2026-01-01',
    '2025-12-31T23:45:00Z',
    '2026-01-01T00:30:00+01:00',
    '2025-01-01',
    'snart',
  ]);
});
