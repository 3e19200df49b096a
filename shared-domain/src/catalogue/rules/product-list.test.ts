import { hasListIn, listPathOf, listTypeOf, resolveListType } from './product-list';

test('[F2.8-1] every list has a path in every realm and is found by it', () => {
  expect(resolveListType('/mobiltelefoner/', 'B2C')).toBe('HANDSET_LIST');
  expect(resolveListType('/bedrift/mobiltelefoner/', 'B2B')).toBe('HANDSET_LIST');
  expect(resolveListType('/mobiltelefoner/like-fin/', 'B2C')).toBe('HANDSET-PREOWNED_LIST');
  expect(resolveListType('/mobiltelefoner/', 'B2B')).toBeNull();
  expect(listPathOf(listTypeOf('ACCESSORY'), 'B2C')).toBe('/tilbehor/');
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
  expect(resolveListType(path, 'B2C')).toBe(listType);
});

test.each([
  ['B2C', 'TABLET_LIST', true],
  ['B2C', 'ACCESSORY_LIST', true],
  ['B2B', 'HANDSET_LIST', true],
  ['B2B', 'TABLET_LIST', false],
  ['UKKO', 'TABLET_LIST', true],
  ['UKKO', 'WEARABLE_LIST', false],
] as const)('[F2.8-1] %s has a list of its own of %s: %s', (realm, listType, expected) => {
  expect(hasListIn(realm, listType)).toBe(expected);
});
