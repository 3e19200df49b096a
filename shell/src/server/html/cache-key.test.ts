import fc from 'fast-check';
import { workspaceTable } from '../../federation/testing/workspace-routes';
import { pageAddress } from './cache-key';

const table = workspaceTable();
const address = (path: string) => {
  const url = new URL(path, 'http://shop.invalid');
  return pageAddress(url, table.routeOf(url.pathname));
};

test('unknown parameters are dropped, known ones are sorted', () => {
  expect(address('/mobiltelefoner/?utm_source=x&storrelse=256-gb&merke=apple&merke=samsung')).toBe(
    '/mobiltelefoner/?merke=apple&merke=samsung&storrelse=256-gb',
  );
});

test('a page of the CMS or an unknown one keeps no parameter', () => {
  expect(address('/finnes-ikke/?merke=apple')).toBe('/finnes-ikke/');
});

test('the product page keeps its parameters', () => {
  expect(address('/mobiltelefoner/apple/iphone-17/sort-256gb/?sc=B&so=lease24&fbclid=1&dcv=1')).toBe(
    '/mobiltelefoner/apple/iphone-17/sort-256gb/?dcv=1&sc=B&so=lease24',
  );
});

test('reducing an address a second time changes nothing', () => {
  const paths = fc.constantFrom('/', '/mobiltelefoner/', '/tilbehor/', '/mobilabonnement/', '/hjelp/');
  const names = fc.constantFrom('merke', 'farge', 'side', 'so', 'utm_source', 'under30');
  fc.assert(
    fc.property(paths, fc.array(fc.tuple(names, fc.string())), (path, entries) => {
      const once = address(`${path}?${new URLSearchParams(entries)}`);
      expect(address(once)).toBe(once);
    }),
  );
});

test('search pages are not cached: every query would be an entry of its own', () => {
  expect(table.routeOf('/sok/')?.isUnkept).toBe(true);
  expect(table.routeOf('/mobiltelefoner/')?.isUnkept).toBe(false);
});
