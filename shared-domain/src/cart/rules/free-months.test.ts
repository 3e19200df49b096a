import fc from 'fast-check';
import { ore, toOre, ZERO } from '../../money';
import { firstMonths, paidMonthly } from './free-months';

test.each([
  ['no free months', { monthly: toOre(169) }, { first: toOre(169), later: null }],
  [
    'two free months',
    { monthly: toOre(169), freeMonths: 2 },
    { first: ZERO, later: { freeMonths: 2, monthly: toOre(169) } },
  ],
  ['a price of 0 has nothing to free', { monthly: ZERO, freeMonths: 2 }, { first: ZERO, later: null }],
  ['a number below 0 frees nothing', { monthly: toOre(169), freeMonths: -1 }, { first: toOre(169), later: null }],
])('%s', (_what, part, paid) => {
  expect(paidMonthly(part)).toEqual(paid);
});

test('the sums of the first months: each part counts from the month after its free ones', () => {
  expect(
    firstMonths([
      { monthly: toOre(499) },
      { monthly: toOre(169), freeMonths: 2 },
      { monthly: toOre(50), freeMonths: 3 },
      { monthly: toOre(20), freeMonths: 2 },
    ]),
  ).toEqual([
    { months: 2, sum: toOre(499) },
    { months: 3, sum: toOre(688) },
  ]);
  expect(firstMonths([{ monthly: toOre(499) }])).toEqual([]);
});

test('in every month the sum is what the parts cost in it', () => {
  const part = fc.record({
    monthly: fc.integer({ min: 0, max: 100_000 }).map(ore),
    freeMonths: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.integer({ min: 1, max: 8 }), (parts, month) => {
      let kroner = 0;
      for (const { monthly, freeMonths = 0 } of parts) if (month > freeMonths) kroner += monthly;
      const all = parts.reduce((sum, { monthly }) => sum + monthly, 0);
      expect(firstMonths(parts).find(({ months }) => month <= months)?.sum ?? all).toBe(kroner);
    }),
  );
});
