import fc from 'fast-check';
import { workspaceTable } from '../../federation/testing/workspace-routes';
import { pageAddress } from './cache-key';

const table = workspaceTable();
const address = (path: string) => {
  const url = new URL(path, 'http://shop.invalid');
  return pageAddress(url, table.routeOf(url.pathname));
};
const urlOf = (path: string) => address(path).url;

test('unknown parameters are dropped, known ones are sorted', () => {
  expect(urlOf('/mobiltelefoner/?utm_source=x&storrelse=256-gb&merke=apple&merke=samsung')).toBe(
    '/mobiltelefoner/?merke=apple&merke=samsung&storrelse=256-gb',
  );
});

test('all unknown addresses of a realm are one', () => {
  const { url, isKnown } = address('/finnes-ikke/?merke=apple');
  expect([url, isKnown]).toEqual([urlOf('/heller/ikke/'), false]);
  expect(new Set(['/x/', '/bedrift/x/', '/bedrift/utstyrsavtale/x/'].map(urlOf)).size).toBe(3);
});

test('the product page keeps its parameters', () => {
  expect(urlOf('/mobiltelefoner/apple/iphone-17/sort-256gb/?sc=B&so=lease24&fbclid=1&dcv=1')).toBe(
    '/mobiltelefoner/apple/iphone-17/sort-256gb/?dcv=1&sc=B&so=lease24',
  );
});

test.each(['c', 'cartId', 'steg', 'ts'])(
  'a product page is one page, whatever %s is; what it leads on to keeps it',
  (name) => {
    const { url, browserQuery, isCacheable } = address(`/mobiltelefoner/apple/iphone-17/?${name}=1&sc=B`);
    expect([url, browserQuery, isCacheable]).toEqual(['/mobiltelefoner/apple/iphone-17/?sc=B', `${name}=1`, true]);
  },
);

test('a parameter without a value is dropped, an empty one among others is not', () => {
  expect(urlOf('/mobiltelefoner/?pris=x&merke=apple&farge=&pris=&pris=400')).toBe(
    '/mobiltelefoner/?merke=apple&pris=x&pris=&pris=400',
  );
  expect(address('/sok/?q=').isCacheable).toBe(true);
});

test('reducing an address a second time changes nothing', () => {
  const paths = fc.constantFrom('/', '/mobiltelefoner/', '/tilbehor/', '/mobilabonnement/', '/hjelp/');
  const names = fc.constantFrom('merke', 'farge', 'side', 'so', 'utm_source', 'under30');
  fc.assert(
    fc.property(paths, fc.array(fc.tuple(names, fc.string())), (path, entries) => {
      const once = urlOf(`${path}?${new URLSearchParams(entries)}`);
      expect(urlOf(once)).toBe(once);
    }),
  );
});

test.each([
  ['/sok/', true],
  ['/sok/?q=iphone', false],
  ['/tilbehor/?sok=deksel', false],
  ['/tilbehor/?merke=apple', true],
])('free text is not stored, where every word would be a page of its own: %s', (path, isCacheable) => {
  expect(address(path).isCacheable).toBe(isCacheable);
});
