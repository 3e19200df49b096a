import { ageFilterHref, readAgeFilter } from './age-filter';

test.each([
  [{ isUnder30: false, onlyUnder30: false }, '/mobilabonnement/'],
  [{ isUnder30: true, onlyUnder30: false }, '/mobilabonnement/?under30=true'],
  [{ isUnder30: true, onlyUnder30: true }, '/mobilabonnement/?under30=bare'],
])('the filter %j is the address %s, and back', (filter, address) => {
  expect(ageFilterHref(filter)).toBe(address);
  expect(readAgeFilter(new URL(address, 'http://shop.test').searchParams)).toEqual(filter);
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
