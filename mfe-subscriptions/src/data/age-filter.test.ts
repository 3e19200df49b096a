import { readAgeFilter, withAgeFilter } from './age-filter';

test.each([
  [{ isUnder30: false, onlyUnder30: false }, ''],
  [{ isUnder30: true, onlyUnder30: false }, '?under30=true'],
  [{ isUnder30: true, onlyUnder30: true }, '?under30=bare'],
])('the filter %j is the query %j, and back', (filter, query) => {
  expect(withAgeFilter(new URLSearchParams(), filter)).toBe(query);
  expect(readAgeFilter(new URLSearchParams(query))).toEqual(filter);
});

test('both switches of the plain form mean only under 30', () => {
  expect(readAgeFilter(new URLSearchParams('under30=true&under30=bare'))).toEqual({
    isUnder30: true,
    onlyUnder30: true,
  });
});

test('a switch without a value is as good as none: the server drops it from its cache key', () => {
  expect(readAgeFilter(new URLSearchParams('under30='))).toEqual(readAgeFilter(new URLSearchParams()));
});

test('what else the address says stays', () => {
  const written = new URLSearchParams('ts=true&under30=bare');
  expect(withAgeFilter(written, { isUnder30: true, onlyUnder30: false })).toBe('?ts=true&under30=true');
});
