import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import { PATHS } from 'shared-domain/contracts/paths';
import federation from '../../federation.json';
import { AGE_FIELD, ageFilterHref, readAgeFilter } from '../state/age-filter';
import * as page from './page';

test('[F2.7-1] federation.json names this module, its path, parameter and event', () => {
  expect(federation.exposes).toEqual({ './page': './src/exposes/page.tsx' });
  expect(federation.routes).toEqual([
    {
      id: 'subscriptions',
      expose: './page',
      paths: [PATHS.subscriptions],
      searchParams: [AGE_FIELD.name],
      reloadOn: [],
    },
  ]);
  expect(federation.emits.every((name) => name in SHOP_EVENTS)).toBe(true);
  expect(federation.emits).toEqual(['shop:cart:drawer-requested@1']);
  expect(Object.keys(page).sort()).toEqual(['Page', 'head', 'loader']);
});

test.each([
  [{ isUnder30: false, onlyUnder30: false }, '/mobilabonnement/'],
  [{ isUnder30: true, onlyUnder30: false }, '/mobilabonnement/?under30=true'],
  [{ isUnder30: true, onlyUnder30: true }, '/mobilabonnement/?under30=bare'],
])('[F5.3-1] [F5.3-3] the filter %j is the address %s, and back', (filter, address) => {
  expect(ageFilterHref(filter)).toBe(address);
  expect(readAgeFilter(new URL(address, 'http://shop.test').searchParams)).toEqual(filter);
});

test('[F5.3-3] both switches of the plain form mean only under 30', () => {
  expect(readAgeFilter(new URLSearchParams('under30=true&under30=bare'))).toEqual({
    isUnder30: true,
    onlyUnder30: true,
  });
});
