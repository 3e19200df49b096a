import fc from 'fast-check';
import { fisherExactPValue, pValueIfWorse, viewsAtLook } from './is-worse';

describe('fisher exact', () => {
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
});

describe('is worse', () => {
  const isWorse = (canary: readonly [number, number], stable: readonly [number, number], look = 1) =>
    pValueIfWorse({ failed: canary[0], views: canary[1] }, { failed: stable[0], views: stable[1] }, look) !== undefined;

  test('each look needs twice the views of the one before', () => {
    expect([1, 2, 3, 8].map(viewsAtLook)).toEqual([25, 50, 100, 3_200]);
  });

  test.each([
    ['every view fails', [25, 25], [2, 475], 1],
    ['a fifth fails', [5, 25], [2, 475], 1],
    ['two in a hundred fail, and none on the stable build', [8, 400], [0, 7_600], 5],
  ] as const)('worse: %s', (_what, canary, stable, look) => {
    expect(isWorse(canary, stable, look)).toBe(true);
  });

  test.each([
    ['both fail equally often', [25, 25], [475, 475], 1],
    ['four failures are too few', [4, 25], [0, 475], 1],
    ['a little worse, which may be chance', [6, 25], [50, 475], 1],
    ['certain, but hardly worse', [11_500, 100_000], [100_000, 1_000_000], 13],
    ['nothing to compare with', [25, 25], [0, 0], 1],
    ['better', [5, 100], [100, 475], 3],
  ] as const)('not worse: %s', (_what, canary, stable, look) => {
    expect(isWorse(canary, stable, look)).toBe(false);
  });

  test('a later look needs stronger evidence than an earlier one', () => {
    expect([isWorse([5, 25], [14, 475], 1), isWorse([5, 25], [14, 475], 4)]).toEqual([true, false]);
  });

  test('more failures than views count as one failure a view: some pages are left before their view is counted', () => {
    expect(isWorse([40, 25], [0, 475])).toBe(true);
  });

  /** Seeded, so that every run of the test gives the same result. */
  function createRandom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
  }

  test.each([0.01, 0.05, 0.3])(
    'builds that both fail in %d of their views: under 1 %% false alarms over all looks',
    (rate) => {
      const random = createRandom(42);
      const runs = 2_000;
      let alarms = 0;
      for (let run = 0; run < runs; run += 1) {
        const canary = { views: 0, failed: 0 };
        const stable = { views: 0, failed: 0 };
        for (let look = 1, isOver = false; look <= 6 && !isOver; look += 1) {
          while (canary.views < viewsAtLook(look)) {
            const lane = random() < 0.2 ? canary : stable;
            lane.views += 1;
            if (random() < rate) lane.failed += 1;
          }
          isOver = pValueIfWorse(canary, stable, look) !== undefined;
          if (isOver) alarms += 1;
        }
      }
      expect(alarms / runs).toBeLessThan(0.01);
    },
  );
});
