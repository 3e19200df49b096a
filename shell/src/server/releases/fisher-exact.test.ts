import fc from 'fast-check';
import { fisherExactPValue } from './fisher-exact';

const pValue = (failed: number, views: number, otherFailed: number, otherViews: number) =>
  fisherExactPValue({ views, failed }, { views: otherViews, failed: otherFailed });

test.each([
  // Fisher's tea: three and four of four cups.
  ['tea, three of four', pValue(3, 4, 1, 4), 17 / 70],
  ['tea, four of four', pValue(4, 4, 0, 4), 1 / 70],
  // scipy.stats.fisher_exact([[8, 2], [1, 5]], alternative='greater')
  ['the example in scipy’s documentation', pValue(8, 10, 1, 6), 0.0244755244755],
  ['no failures', pValue(0, 25, 0, 475), 1],
  ['all fail on both sides', pValue(25, 25, 475, 475), 1],
  ['every view fails on one side, none on the other', pValue(25, 25, 0, 475), 0],
])('%s', (_name, actual, expected) => {
  expect(actual).toBeCloseTo(expected, 10);
});

test('large counts stay accurate: equal failure rates give about 0.5, and no failures give 1', () => {
  expect(pValue(500, 50_000, 9_500, 950_000)).toBeCloseTo(0.51, 1);
  expect(pValue(0, 50_000, 10_000, 950_000)).toBeCloseTo(1, 6);
});

test('one more failure never raises the p-value', () => {
  const counts = fc.record({
    views: fc.integer({ min: 2, max: 300 }),
    otherViews: fc.integer({ min: 1, max: 3_000 }),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    otherShare: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(counts, ({ views, otherViews, share, otherShare }) => {
      const failed = Math.min(views - 1, Math.floor(share * views));
      const otherFailed = Math.floor(otherShare * otherViews);
      expect(pValue(failed + 1, views, otherFailed, otherViews)).toBeLessThanOrEqual(
        pValue(failed, views, otherFailed, otherViews) + 1e-9,
      );
    }),
  );
});
