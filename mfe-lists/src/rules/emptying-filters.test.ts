import { EMPTY_LIST_QUERY, parseListQuery, toFacets } from 'shared-domain/catalogue';
import { aProductListItem, askList } from 'shared-domain/catalogue/testing';
import { activeFilters } from './active-filters';
import { emptyingFilters } from './emptying-filters';

const items = [
  aProductListItem({ brand: 'Aurora', brandSlug: 'aurora', sizes: ['256 GB'] }),
  aProductListItem({ brand: 'Kvist', brandSlug: 'kvist', sizes: ['128 GB'] }),
  aProductListItem({ brand: 'Kvist', brandSlug: 'kvist', sizes: ['128 GB'], model: 'Ny' }),
];

function emptying(search: string) {
  const query = parseListQuery(new URLSearchParams(search));
  const { facets, withoutOne } = askList(items, query);
  const chips = activeFilters(query, toFacets(facets, query.filters));
  return emptyingFilters(chips, withoutOne, query).map(({ facet, count, without }) => [
    facet,
    count,
    askList(items, without).count,
  ]);
}

test('[F5.5-5] of filters that leave nothing, those that alone can be dropped, the one that gives most first', () => {
  expect(emptying('merke=aurora&storrelse=128-gb')).toEqual([
    ['brands', 2, 2],
    ['sizes', 1, 1],
  ]);
  expect(emptying('merke=kvist&sok=aurora')).toEqual([
    ['query', 2, 2],
    ['brands', 1, 1],
  ]);
  expect(emptying('pris=1-2')).toEqual([['price', 3, 3]]);
});

test('a list that has something names none, and neither does one whose filters fail together', () => {
  expect(emptying('merke=aurora')).toEqual([]);
  expect(emptying('merke=aurora&pris=1-2&sok=xyz')).toEqual([]);
  expect(emptyingFilters([], undefined, EMPTY_LIST_QUERY)).toEqual([]);
});
