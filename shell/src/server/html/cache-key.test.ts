import fc from 'fast-check';
import { LIST_PARAMETERS, parseListQuery } from 'shared-domain/catalogue';
import { PRODUCT_PAGE_PARAMETERS } from 'shared-domain/contracts/query-parameters';
import { readPageQuery } from 'shared-domain/purchase';
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
  expect(urlOf('/mobiltelefoner/?pris=lease24:1-2&merke=apple&farge=&pris=&pris=400')).toBe(
    '/mobiltelefoner/?merke=apple&pris=lease24%3A1-2&pris=&pris=400',
  );
  expect(address('/sok/?q=').isCacheable).toBe(true);
});

test.each([
  [
    'the order and the number of a facet’s values',
    '?merke=samsung&merke=apple&merke=samsung',
    '?merke=apple&merke=samsung',
  ],
  ['a price range the wrong way round', '?pris=0900-400', '?pris=400-900'],
  ['a price range that is none', '?pris=cheap&merke=apple', '?merke=apple'],
  ['a page that is none', '?side=x', ''],
  ['a page with zeros', '?side=002', '?side=2'],
  ['an unknown order', '?sorter=x', ''],
  ['a second order', '?sorter=nyeste&sorter=pris-lav', '?sorter=nyeste'],
  ['a way of paying that is no code', '?betaling=%3Cb%3E', ''],
  ['an unknown stock filter', '?lager=2', ''],
])('addresses of a list are one page, whatever is %s', (_what, written, read) => {
  expect(urlOf(`/mobiltelefoner/${written}`)).toBe(`/mobiltelefoner/${read}`);
});

test.each([
  ['/mobiltelefoner/apple/iphone-17/?so=lease24&so=upfront&sc=%27', '/mobiltelefoner/apple/iphone-17/?so=lease24'],
  [
    '/mobilabonnement/?under30=x1&under30=bare&under30=true&under30=bare',
    '/mobilabonnement/?under30=bare&under30=true',
  ],
  ['/mobilabonnement/?under30=1', '/mobilabonnement/'],
])('%s is the page of what it reads', (written, read) => {
  expect(urlOf(written)).toBe(read);
});

const values = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'apple',
    'b b',
    '900-100',
    '-',
    '5-',
    '002',
    '1',
    'nyeste',
    'pris-lav',
    'lease24',
    'upfront',
    'FJELL_8',
  ),
);
const queryOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 8 })
    .map((entries) => new URLSearchParams(entries));

test('the server reads of its address what the browser reads of the whole one', () => {
  const reduced = (path: string, query: URLSearchParams) =>
    new URL(urlOf(`${path}?${query}`), 'http://shop.invalid').searchParams;
  fc.assert(
    fc.property(queryOf(LIST_PARAMETERS), (query) => {
      expect(parseListQuery(reduced('/mobiltelefoner/', query))).toEqual(parseListQuery(query));
    }),
  );
  fc.assert(
    fc.property(queryOf(PRODUCT_PAGE_PARAMETERS), (query) => {
      const browserOnly = { steg: null, cartId: null };
      expect({ ...readPageQuery(reduced('/mobiltelefoner/apple/iphone-17/', query)), ...browserOnly }).toEqual({
        ...readPageQuery(query),
        ...browserOnly,
      });
    }),
  );
});

test('reducing an address a second time changes nothing', () => {
  const paths = fc.constantFrom('/', '/mobiltelefoner/', '/tilbehor/', '/mobilabonnement/', '/hjelp/');
  const names = fc.constantFrom('merke', 'farge', 'pris', 'sorter', 'side', 'so', 'utm_source', 'under30');
  fc.assert(
    fc.property(
      paths,
      fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom('9-1', '-', 'true', '02')))),
      (path, entries) => {
        const once = urlOf(`${path}?${new URLSearchParams(entries)}`);
        expect(urlOf(once)).toBe(once);
      },
    ),
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
