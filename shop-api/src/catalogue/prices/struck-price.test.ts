import { toOre } from 'shared-domain/money';
import { struckPrice } from './struck-price';

const change = (fromDate: string, kroner: number) => ({ fromMs: Date.parse(fromDate), priceOre: toOre(kroner) });

test.each([
  ['no history', [], null],
  ["only today's price", [change('2026-01-01', 100)], null],
  ['a reduction', [change('2026-01-01', 120), change('2026-11-10', 100)], 120],
  ['a rise', [change('2026-01-01', 90), change('2026-11-10', 100)], null],
  [
    'the lowest of the 30 days before, not the highest',
    [change('2026-01-01', 200), change('2026-10-20', 150), change('2026-10-30', 180), change('2026-11-10', 100)],
    150,
  ],
  [
    'a price that ended more than 30 days before does not count',
    [change('2026-01-01', 110), change('2026-10-01', 150), change('2026-11-10', 100)],
    150,
  ],
  [
    'a price that was still valid on the first of the 30 days counts',
    [change('2026-01-01', 110), change('2026-10-12', 150), change('2026-11-10', 100)],
    110,
  ],
  [
    'a cheaper offer in between makes it no reduction',
    [change('2026-01-01', 150), change('2026-10-20', 90), change('2026-10-25', 150), change('2026-11-10', 100)],
    null,
  ],
  [
    'the same price twice is one price',
    [change('2026-01-01', 120), change('2026-10-01', 100), change('2026-11-10', 100)],
    120,
  ],
  [
    'a price of a few hours counts',
    [
      change('2026-01-01', 200),
      change('2026-11-01T10:00Z', 150),
      change('2026-11-01T14:00Z', 200),
      change('2026-11-10', 100),
    ],
    150,
  ],
  [
    'lowered step by step: the price before the first step',
    [change('2026-01-01', 200), change('2026-10-20', 150), change('2026-11-05', 120), change('2026-11-10', 100)],
    200,
  ],
  [
    'lowered again after 30 days: the price in between',
    [change('2026-01-01', 200), change('2026-10-01', 150), change('2026-11-10', 100)],
    150,
  ],
  ['29 days of prices', [change('2026-10-12', 120), change('2026-11-10', 100)], null],
  ['30 days of prices', [change('2026-10-11', 120), change('2026-11-10', 100)], 120],
  [
    'a step of a new product: the days before the first step count',
    [change('2026-10-01', 120), change('2026-10-20', 110), change('2026-11-10', 100)],
    null,
  ],
])('%s', (_what, history, kroner) => {
  expect(struckPrice(history)).toBe(kroner === null ? null : kroner * 100);
});
