import type { ACCESSORY_CATEGORIES } from './accessory-category';
import { accessoryCategoryOf, accessoryWeight } from './accessory-category';

const EXPECTED: Record<(typeof ACCESSORY_CATEGORIES)[number]['id'], readonly [string, string, string, number]> = {
  'F2.8-8': ['CHARGER', '/ladere-og-kabler', 'ladere-og-kabler', 1],
  'F2.8-9': ['COVER', '/deksler', 'deksler', 1],
  'F2.8-10': ['HEADSET', '/hodetelefoner', 'hodetelefoner', 1],
  'F2.8-11': ['OTHER', '/annet', 'annet', 20],
  'F2.8-12': ['OUTLET', '', 'annet', 10],
  'F2.8-13': ['SCREENPROTECTOR', '/skjermbeskyttelse', 'skjermbeskyttelse', 1],
  'F2.8-14': ['SPEAKER', '/hoyttalere', 'hoeyttalere', 1],
  'F2.8-15': ['STORAGE', '/lagring', 'lagring', 10],
};

test.each(Object.entries(EXPECTED))(
  '[F9.13-3, F9.13-4, P3-39, %s] address, value in the URL and weight of a kind of accessory',
  (_, [subType, slug, value, weight]) => {
    expect(accessoryCategoryOf(subType)).toMatchObject({ slug, value, weight });
    expect(accessoryWeight(subType)).toBe(weight);
  },
);

test('[F5.5-9] a sub-type is read without case, an unknown one has no category and comes last', () => {
  expect(accessoryCategoryOf('cover')?.subType).toBe('COVER');
  expect(accessoryCategoryOf('HAT')).toBeNull();
  expect(accessoryWeight('HAT')).toBeGreaterThan(20);
});
