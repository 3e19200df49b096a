import type { ACCESSORY_CATEGORIES } from './accessory-category';
import { accessoryCategoryOf, accessoryWeight } from './accessory-category';

const EXPECTED: Record<(typeof ACCESSORY_CATEGORIES)[number]['id'], readonly [string, string, string, number]> = {
  'F2.8-8': ['CHARGER', '/ladere-og-kabler', 'Ladere og kabler', 1],
  'F2.8-9': ['COVER', '/deksler', 'Deksler', 1],
  'F2.8-10': ['HEADSET', '/hodetelefoner', 'Hodetelefoner', 1],
  'F2.8-11': ['OTHER', '/annet', 'Annet', 20],
  'F2.8-12': ['OUTLET', '', 'Annet', 10],
  'F2.8-13': ['SCREENPROTECTOR', '/skjermbeskyttelse', 'Skjermbeskyttelse', 1],
  'F2.8-14': ['SPEAKER', '/hoyttalere', 'Høyttalere', 1],
  'F2.8-15': ['STORAGE', '/lagring', 'Lagring', 10],
};

test.each(Object.entries(EXPECTED))(
  '[F9.13-3, F9.13-4, P3-39, %s] address, name and weight of a kind of accessory',
  (_, [subType, slug, label, weight]) => {
    expect(accessoryCategoryOf(subType)).toMatchObject({ slug, label, weight });
    expect(accessoryWeight(subType)).toBe(weight);
  },
);

test('[F5.5-9] a sub-type is read without case, an unknown one has no category and comes last', () => {
  expect(accessoryCategoryOf('cover')?.label).toBe('Deksler');
  expect(accessoryCategoryOf('HAT')).toBeNull();
  expect(accessoryWeight('HAT')).toBeGreaterThan(20);
});
