import { LIST_PARAMETERS } from 'shared-domain/catalogue';
import { toOre } from 'shared-domain/money';
import { priceSeed, readListQuery } from './list-query-reader';

const priceOf = (search: string) => readListQuery(new URLSearchParams(search)).filters.price;
const seed = (financing: string) =>
  `pris=${encodeURIComponent(priceSeed(financing, { min: toOre(137), max: toOre(850) }))}`;

test.each([
  ['the shop writes min-max', 'pris=137-850', { min: 13_700, max: 85_000 }],
  ['one end may be open', 'pris=137-', { min: 13_700 }],
  [
    'the plain form sends two numbers behind its seed',
    `betaling=lease24&${seed('lease24')}&pris=200&pris=850`,
    { min: 20_000, max: 85_000 },
  ],
  [
    'an empty field of the plain form is an open end',
    `betaling=lease24&${seed('lease24')}&pris=&pris=400`,
    { max: 40_000 },
  ],
  ['numbers that were left alone are no filter', `betaling=lease24&${seed('lease24')}&pris=137&pris=850`, null],
  ['numbers of another way of paying are no filter', `betaling=upfront&${seed('lease24')}&pris=200&pris=850`, null],
  [
    'without a way of paying the price is the full one',
    `${seed('upfront')}&pris=200&pris=850`,
    { min: 20_000, max: 85_000 },
  ],
  ['nonsense is no filter', 'pris=billig', null],
])('[F5.5-11] %s', (_, search, expected) => {
  expect(priceOf(search)).toEqual(expected);
});

test('values of one facet are repeated parameters', () => {
  expect(readListQuery(new URLSearchParams('merke=aurora&merke=kvist')).filters.values.brands).toEqual([
    'aurora',
    'kvist',
  ]);
});

test.each(LIST_PARAMETERS)('%s without a value is as good as none: the server drops it from its cache key', (name) => {
  expect(readListQuery(new URLSearchParams(`${name}=`))).toEqual(readListQuery(new URLSearchParams()));
});
