import { catalogueText, EMPTY_LIST_QUERY, formatListQuery, parseListQuery, withFilters } from 'shared-domain/catalogue';
import { aProductListItem, facetsOf } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { activeFilters } from './active-filters';

test('[F5.5-5] a chip each chosen value, with the list without it', () => {
  const query = parseListQuery(new URLSearchParams('storrelse=256-gb&pris=137-850&lager=1&sok=pro&merke=ukjent'));
  const chips = activeFilters(query, facetsOf([aProductListItem()], query.filters));
  expect(chips.map(({ text }) => text)).toEqual([
    { key: 'ownText', values: { text: '256\u00A0GB' } },
    { key: 'priceRange', values: { min: 137_00, max: 850_00 } },
    { key: 'inStock' },
    { key: 'searchedFor', values: { query: 'pro' } },
  ]);
  expect(formatListQuery(chips[0]?.without ?? query)).toBe('?merke=ukjent&pris=137-850&lager=1&sok=pro');
  expect(formatListQuery(chips[1]?.without ?? query)).toBe('?merke=ukjent&storrelse=256-gb&lager=1&sok=pro');
  expect(formatListQuery(chips[2]?.without ?? query)).toBe('?merke=ukjent&storrelse=256-gb&pris=137-850&sok=pro');
  expect(formatListQuery(chips[3]?.without ?? query)).toBe('?merke=ukjent&storrelse=256-gb&pris=137-850&lager=1');
  expect(chips.map(({ key }) => key)).toEqual(['sizes:256-gb', 'price', 'inStock', 'query']);
});

test('[F5.5-5] a plain list has no chips', () => {
  const query = parseListQuery(new URLSearchParams());
  expect(activeFilters(query, facetsOf([aProductListItem()], query.filters))).toEqual([]);
});

test('[P6-14] for businesses the chip of a price says that it is without mva.', () => {
  const query = withFilters(EMPTY_LIST_QUERY, { price: { min: toOre(1_000), max: toOre(2_000) } });
  const textIn = (realm: 'B2C' | 'B2B') => activeFilters(query, [], realm).map(({ text }) => catalogueText(text));
  expect(textIn('B2C')).toEqual(['Pris 1\u00A0000,- til 2\u00A0000,-']);
  expect(textIn('B2B')).toEqual(['Pris 1\u00A0000,- til 2\u00A0000,- (ekskl. mva.)']);
});
