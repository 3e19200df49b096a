import fc from 'fast-check';
import { hasClearButton, searchHref } from './search';

test.each([
  ['deksel', '/sok?q=deksel'],
  [' blå & stor ', '/sok?q=bl%C3%A5%20%26%20stor'],
  ['', null],
  ['   ', null],
])('[F2.4-3, F7.7-3] a search for %j leads to %s', (query, href) => {
  expect(searchHref(query)).toBe(href);
});

test('[F2.4-3, F7.7-3] the address of any search gives the same words back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const href = searchHref(query);
      const read = href === null ? '' : new URL(href, 'https://shop.example').searchParams.get('q');
      expect(read).toBe(query.trim());
    }),
  );
});

test.each([
  ['', false],
  ['d', true],
  [' ', true],
])('[F5.2-1, F2.4-2] with %j in the field the clear button shows: %s', (query, expected) => {
  expect(hasClearButton(query)).toBe(expected);
});
