import fc from 'fast-check';
import { anyText } from '../../testing/any-text';
import { SEARCH_QUERY_MAX_LENGTH, toSearchQuery } from './search-query';

test.each([
  [null, ''],
  ['', ''],
  [' \t ', ''],
  ['  blått   deksel\n', 'blått deksel'],
  ['a\u0000b', 'a b'],
  ['\ud83d', ''],
  [` ${'x'.repeat(SEARCH_QUERY_MAX_LENGTH)}`, 'x'.repeat(SEARCH_QUERY_MAX_LENGTH)],
  [`${'x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1)} y`, 'x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1)],
  ['x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1) + '📱', 'x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1)],
])('[F2.4-3] %j is looked for as %j', (text, query) => {
  expect(toSearchQuery(text)).toBe(query);
});

test('[F2.4-3] [F7.7-3] any text becomes a query that an address can carry, and stays what it is the second time', () => {
  fc.assert(
    fc.property(anyText(600), (text) => {
      const query = toSearchQuery(text);
      expect(query.length).toBeLessThanOrEqual(SEARCH_QUERY_MAX_LENGTH);
      expect(decodeURIComponent(encodeURIComponent(query))).toBe(query);
      expect(query).not.toMatch(/\p{Cc}/u);
      expect(toSearchQuery(query)).toBe(query);
    }),
  );
});
