import fc from 'fast-check';
import { PRODUCT_PAGE_PARAMETERS } from '../../contracts/query-parameters';
import { LIST_SORTS } from '../model';
import { anyFilters } from '../testing/catalogue-arbitrary';
import {
  EMPTY_LIST_QUERY,
  formatListQuery,
  isFiltered,
  LIST_PARAMETERS,
  type ListQuery,
  listQueryEntries,
  NO_FILTERS,
  parseListQuery,
  toggleFacetValue,
  withFilters,
  withSort,
} from './list-query';

const parse = (text: string): ListQuery => parseListQuery(new URLSearchParams(text));

test('[F5.5-5] the URL holds the whole state of a list', () => {
  expect(
    parse('merke=aurora&merke=kvist&pris=137-850&betaling=lease24&lager=1&sok=+pro+&sorter=nyeste&side=2'),
  ).toEqual({
    filters: {
      values: { ...NO_FILTERS.values, brands: ['aurora', 'kvist'] },
      price: { min: 13_700, max: 85_000 },
      financing: 'lease24',
      inStock: true,
      query: 'pro',
    },
    sort: 'nyeste',
    page: 2,
  });
});

test.each([
  '',
  'pris=-',
  'pris=abc',
  'pris=1-2-3',
  'pris=12345678-',
  'pris=a1-',
  'pris=1a-',
  'betaling=gratis',
  'lager=ja',
  'sorter=tilfeldig',
  'side=0',
  'side=x',
  'merke=',
  'annet=1',
])('[F5.5-5] unknown values are ignored: %j', (text) => {
  expect(parse(text)).toEqual(EMPTY_LIST_QUERY);
});

test('[F5.5-11] a range may be open at one end, and the wrong way round', () => {
  expect(parse('pris=900-100').filters.price).toStrictEqual({ min: 10_000, max: 90_000 });
  expect(parse('pris=100-').filters.price).toStrictEqual({ min: 10_000 });
  expect(parse('pris=-500').filters.price).toStrictEqual({ max: 50_000 });
  expect(parse('pris=500-500').filters.price).toStrictEqual({ min: 50_000, max: 50_000 });
  expect(parse('pris=1234567-').filters.price).toStrictEqual({ min: 123_456_700 });
});

test('[F5.5-5] a state survives its URL, and one state has one URL', () => {
  const anyQuery = fc.record({
    filters: anyFilters,
    sort: fc.constantFrom(...LIST_SORTS),
    page: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      const url = formatListQuery(query);
      const again = parse(url);
      expect(formatListQuery(again)).toBe(url);
      expect(again).toEqual({ ...query, filters: { ...query.filters, values: again.filters.values } });
      for (const [name] of listQueryEntries(query)) expect(LIST_PARAMETERS).toContain(name);
    }),
  );
});

test('[F5.5-5] a change of filters or order goes back to the first page', () => {
  const second = { ...EMPTY_LIST_QUERY, page: 2 };
  expect(formatListQuery(toggleFacetValue(second, 'brands', 'aurora'))).toBe('?merke=aurora');
  expect(formatListQuery(toggleFacetValue(parse('merke=aurora'), 'brands', 'aurora'))).toBe('');
  expect(formatListQuery(withSort(second, 'pris-lav'))).toBe('?sorter=pris-lav');
  expect(formatListQuery(withFilters(second, { query: 'blå åsen' }))).toBe('?sok=bl%C3%A5+%C3%A5sen');
});

test('[F5.5-14] the text search counts as a filter, financing and order do not', () => {
  expect(isFiltered(parse('sok=pro'))).toBe(true);
  expect(isFiltered(parse('betaling=lease24&sorter=nyeste&side=3'))).toBe(false);
});

test.each(['upfront', 'new-switch', 'leasenow', 'lease12', 'ukko36'])(
  '[F5.5-20] the financing %s is read',
  (option) => {
    expect(parse(`betaling=${option}`).filters.financing).toBe(option);
  },
);

test('[F5.5-19] an existing switch is read as a new one', () => {
  expect(parse('betaling=existing-switch').filters.financing).toBe('new-switch');
});

test.each(['xlease24', 'lease24x', 'lease240', 'lease'])('[F5.5-20] %s is not a financing option', (option) => {
  expect(parse(`betaling=${option}`)).toEqual(EMPTY_LIST_QUERY);
});

test('[F5.5-5] the address of a state does not depend on the order of the choices', () => {
  expect(formatListQuery(parse('merke=kvist&merke=aurora&betaling=lease24'))).toBe(
    '?merke=aurora&merke=kvist&betaling=lease24',
  );
});

test.each(['merke=aurora', 'tilstand=ny', 'pris=1-', 'lager=1', 'sok=pro'])(
  '[F5.5-14] %s alone is a filter',
  (text) => {
    expect(isFiltered(parse(text))).toBe(true);
  },
);

test('[F5.5-5] unticking one value leaves the others', () => {
  expect(formatListQuery(toggleFacetValue(parse('merke=aurora&merke=kvist'), 'brands', 'aurora'))).toBe('?merke=kvist');
});

test('no page reads one name in two meanings', () => {
  const names = [...PRODUCT_PAGE_PARAMETERS, ...LIST_PARAMETERS];
  expect(new Set(names).size).toBe(names.length);
});
