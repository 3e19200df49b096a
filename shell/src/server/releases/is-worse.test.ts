import { pValueIfWorse, viewsAtLook } from './is-worse';

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
