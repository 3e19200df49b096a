import fc from 'fast-check';
import { chanceOfAsManyFailures } from './fisher-exact';

const chance = (failed: number, views: number, otherFailed: number, otherViews: number) =>
  chanceOfAsManyFailures({ views, failed }, { views: otherViews, failed: otherFailed });

test.each([
  // Fisher's tea: three and four of four cups.
  ['tea, three of four', chance(3, 4, 1, 4), 17 / 70],
  ['tea, four of four', chance(4, 4, 0, 4), 1 / 70],
  // scipy.stats.fisher_exact([[8, 2], [1, 5]], alternative='greater')
  ['the example of scipy', chance(8, 10, 1, 6), 0.0244755244755],
  ['no failure at all', chance(0, 25, 0, 475), 1],
  ['all fail on both sides', chance(25, 25, 475, 475), 1],
  ['every view of one and none of the other', chance(25, 25, 0, 475), 0],
])('%s', (_name, actual, expected) => {
  expect(actual).toBeCloseTo(expected, 10);
});

test('large counts keep their digits: equal shares are no surprise, and the chances of all outcomes make one', () => {
  expect(chance(500, 50_000, 9_500, 950_000)).toBeCloseTo(0.51, 1);
  expect(chance(0, 50_000, 10_000, 950_000)).toBeCloseTo(1, 6);
});

test('one failure more makes a smaller chance', () => {
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
      expect(chance(failed + 1, views, otherFailed, otherViews)).toBeLessThanOrEqual(
        chance(failed, views, otherFailed, otherViews) + 1e-9,
      );
    }),
  );
});
