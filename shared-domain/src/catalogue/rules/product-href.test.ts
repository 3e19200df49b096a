import { listItemHref, toPath } from './product-href';

const item = {
  type: 'HANDSET',
  subType: 'NEW',
  urlRoot: 'mobiltelefoner',
  brandSlug: 'aurora',
  modelSlug: 'aurora-5-pro',
};

test('[F2.8-4] an item leads to root, brand and model between slashes', () => {
  expect(listItemHref(item)).toBe('/mobiltelefoner/aurora/aurora-5-pro/');
  expect(listItemHref({ ...item, urlRoot: '/bedrift/mobiltelefoner/' })).toBe(
    '/bedrift/mobiltelefoner/aurora/aurora-5-pro/',
  );
});

test('[F2.8-3, F2.8-12] an accessory has its kind in the address, an outlet one has none', () => {
  const cover = { ...item, type: 'ACCESSORY', subType: 'COVER', urlRoot: 'tilbehor' };
  expect(listItemHref(cover)).toBe('/tilbehor/deksler/aurora/aurora-5-pro/');
  expect(listItemHref({ ...cover, subType: 'HATT' })).toBe('/tilbehor/aurora/aurora-5-pro/');
  expect(listItemHref({ ...item, subType: 'OTHER' })).toBe('/mobiltelefoner/aurora/aurora-5-pro/');
  expect(listItemHref({ ...cover, subType: 'OUTLET' })).toBe('/tilbehor/aurora/aurora-5-pro/');
});

test('without parts a path is the root', () => {
  expect(toPath('', null, undefined)).toBe('/');
});
