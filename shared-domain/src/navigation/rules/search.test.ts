import fc from 'fast-check';
import { searchHref, searchPath, searchRealm } from './search';

test.each([
  [undefined, 'B2C', '/sok'],
  ['privat', 'B2C', '/sok'],
  ['borettslag', 'B2C', '/sok'],
  ['bedrift', 'B2B', '/bedrift/sok'],
] as const)('below the menus of %s a search is for %s, at %s', (domain, realm, path) => {
  expect(searchRealm(domain)).toBe(realm);
  expect(searchPath(realm)).toBe(path);
  expect(searchHref('deksel', realm)).toBe(`${path}?q=deksel`);
});

test.each([
  ['deksel', '/sok?q=deksel'],
  [' blå & stor ', '/sok?q=bl%C3%A5%20%26%20stor'],
  ['', null],
  ['   ', null],
])('[F2.4-3, F7.7-3] a search for %j leads to %s', (query, href) => {
  expect(searchHref(query, 'B2C')).toBe(href);
});

test('[F2.4-3, F7.7-3] the address of any search gives the same words back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const href = searchHref(query, 'B2C');
      const read = href === null ? '' : new URL(href, 'https://shop.example').searchParams.get('q');
      expect(read).toBe(query.trim());
    }),
  );
});
