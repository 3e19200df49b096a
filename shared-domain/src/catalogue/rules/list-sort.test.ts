import fc from 'fast-check';
import { anyListItem } from '../testing/catalogue-arbitrary';
import { aProductListItem } from '../testing';
import { LIST_SORTS } from '../model';
import { priceForFinancing } from './financing-price';
import { sortItems } from './list-sort';

test('[F5.5-16] by price, cheapest or dearest first, no price last', () => {
  fc.assert(
    fc.property(fc.array(anyListItem, { maxLength: 15 }), (items) => {
      const prices = (sort: 'pris-lav' | 'pris-hoy') => sortItems(items, sort, null).map((item) => priceForFinancing(item, null));
      const known = items.flatMap((item) => priceForFinancing(item, null) ?? []);
      const missing = Array.from({ length: items.length - known.length }, () => null);
      expect(prices('pris-lav')).toEqual([...known.toSorted((one, other) => one - other), ...missing]);
      expect(prices('pris-hoy')).toEqual([...known.toSorted((one, other) => other - one), ...missing]);
    }),
  );
});

test('[F9.13-4] every order keeps all products, equal ones by popularity', () => {
  fc.assert(
    fc.property(fc.array(anyListItem, { maxLength: 15 }), fc.constantFrom(...LIST_SORTS), (items, sort) => {
      const sorted = sortItems(items, sort, 'lease24');
      expect(new Set(sorted)).toEqual(new Set(items));
      if (sort === 'pris-lav') expect(sorted.map(({ position }) => position)).toEqual(items.map(({ position }) => position).sort((one, other) => one - other));
    }),
  );
});

test('[F9.13-4] accessories by weight of their kind, then by position', () => {
  const accessory = (subType: string, position: number) => aProductListItem({ type: 'ACCESSORY', subType, position });
  const sorted = sortItems([accessory('OTHER', 1), accessory('STORAGE', 2), accessory('COVER', 4), accessory('CHARGER', 3)], 'populaere', null);
  expect(sorted.map(({ subType }) => subType)).toEqual(['CHARGER', 'COVER', 'STORAGE', 'OTHER']);
});

test('[F3.5-1] newest first', () => {
  const released = (releaseDate: string) => aProductListItem({ releaseDate });
  expect(sortItems([released('2025-01-01'), released('2026-01-01')], 'nyeste', null)[0]?.releaseDate).toBe('2026-01-01');
});
