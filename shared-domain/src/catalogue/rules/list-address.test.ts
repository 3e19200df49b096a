import fc from 'fast-check';
import { LIST_TYPES } from '../io/product-list-wire';
import { brandOfPath, listOfPath } from './list-address';
import { listPathOf } from './product-list';

test.each([
  ['/mobiltelefoner/', 'HANDSET_LIST'],
  ['/mobiltelefoner/like-fin/', 'HANDSET-PREOWNED_LIST'],
  ['/bedrift/mobiltelefoner/', 'HANDSET_LIST'],
  ['/bedrift/utstyrsavtale/nettbrett/', 'TABLET_LIST'],
  ['/mobiltelefoner', null],
  ['/', null],
])('[F2.8-1] the path %s shows the list %s', (path, listType) => {
  expect(listOfPath(path)).toBe(listType);
});

test.each([
  ['/nettbrett/aurora/', { listType: 'TABLET_LIST', listPath: '/nettbrett/', brandSlug: 'aurora' }],
  [
    '/mobiltelefoner/like-fin/aurora/',
    { listType: 'HANDSET-PREOWNED_LIST', listPath: '/mobiltelefoner/like-fin/', brandSlug: 'aurora' },
  ],
  ['/mobiltelefoner/like-fin/', null],
  ['/mobiltelefoner/aurora/5-pro/', null],
  ['/nettbrett/aurora', null],
  ['/aurora/', null],
  ['x/nettbrett/aurora/', null],
  ['/nettbrett/aurora/x', null],
  ['/', null],
])('[P2-14] the path %s is that of a brand below a list: %j', (path, expected) => {
  expect(brandOfPath(path)).toEqual(expected);
});

test('[F2.8-1, P2-14] every list is found by its path in every realm, and so is a brand below it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LIST_TYPES), fc.constantFrom('B2C', 'B2B', 'UKKO' as const), (listType, realm) => {
      const listPath = listPathOf(listType, realm);
      expect(listOfPath(listPath)).toBe(listType);
      expect(brandOfPath(`${listPath}kvist/`)).toEqual({ listType, listPath, brandSlug: 'kvist' });
    }),
  );
});
