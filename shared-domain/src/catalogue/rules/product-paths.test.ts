import { hasListIn, listItemHref, listPathOf, listTypeOf, toPath } from './product-paths';

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

test('[F2.8-1] each realm has its own path of a list', () => {
  expect(listPathOf('HANDSET_LIST', 'B2B')).toBe('/bedrift/mobiltelefoner/');
  expect(listPathOf('TABLET_LIST', 'UKKO')).toBe('/bedrift/utstyrsavtale/nettbrett/');
});

test.each([
  ['HANDSET', '/mobiltelefoner/'],
  ['HANDSET-PREOWNED', '/mobiltelefoner/like-fin/'],
  ['TABLET', '/nettbrett/'],
  ['MODEM', '/rutere/'],
  ['WEARABLE', '/smartklokker/'],
  ['CONNECTED_DEVICE', '/smarthjem/'],
  ['ACCESSORY', '/tilbehor/'],
] as const)('[F2.8-1] the list of %s is at %s', (type, path) => {
  const listType = listTypeOf(type);
  expect(listPathOf(listType, 'B2C')).toBe(path);
  expect(listPathOf(listType, 'B2B')).toBe(`/bedrift${path}`);
  expect(listPathOf(listType, 'UKKO')).toBe(`/bedrift/utstyrsavtale${path}`);
});

test.each([
  ['B2C', 'TABLET_LIST', true],
  ['B2C', 'ACCESSORY_LIST', true],
  ['B2B', 'HANDSET_LIST', true],
  ['B2B', 'TABLET_LIST', true],
  ['B2B', 'ACCESSORY_LIST', true],
  ['B2B', 'HANDSET-PREOWNED_LIST', false],
  ['UKKO', 'TABLET_LIST', true],
  ['UKKO', 'WEARABLE_LIST', true],
  ['UKKO', 'MODEM_LIST', false],
] as const)('[F2.8-1] %s has a list of its own of %s: %s', (realm, listType, expected) => {
  expect(hasListIn(realm, listType)).toBe(expected);
});
