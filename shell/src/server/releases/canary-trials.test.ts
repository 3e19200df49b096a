import { CanaryTrials, type Verdict } from './canary-trials';

const CANARY = 'ca0a00000001';
const STABLE = '0123456789ab';
const canary = { remote: 'mfe-pdp', build: CANARY, percent: 5, since: '2026-01-01T00:00:00.000Z' };

let verdicts: Verdict[];
let trials: CanaryTrials;
beforeEach(() => {
  verdicts = [];
  trials = new CanaryTrials({ onVerdict: (verdict) => void verdicts.push(verdict), now: () => Date.UTC(2026, 0, 2) });
  trials.follow([canary], () => STABLE);
});

/** Failures are spread over the views. */
function count(build: string, views: number, failed: number) {
  for (let view = 0; view < views; view += 1) {
    if (failed > 0 && view % (views / failed) < 1) trials.countFailure({ remote: 'mfe-pdp', build });
    trials.countView({ remote: 'mfe-pdp', build });
  }
}

test('a canary that fails is judged at its first look, with the figures in the reason', () => {
  count(STABLE, 100, 1);
  count(CANARY, 24, 24);
  expect(verdicts).toEqual([]);
  count(CANARY, 1, 1);
  expect(verdicts).toEqual([
    {
      remote: 'mfe-pdp',
      build: CANARY,
      since: canary.since,
      at: '2026-01-02T00:00:00.000Z',
      reason:
        'It failed in 100.0 % of 25 views, the stable build in 1.0 % of 100; by chance in less than 1 of a million cases',
    },
  ]);
});

test('a canary that is as good as the stable build is not judged', () => {
  count(STABLE, 1_000, 100);
  count(CANARY, 200, 20);
  expect(verdicts).toEqual([]);
});

test('between two looks nothing is decided', () => {
  count(STABLE, 100, 0);
  count(CANARY, 25, 0);
  count(CANARY, 24, 24);
  expect(verdicts).toEqual([]);
  count(CANARY, 1, 0);
  expect(verdicts).toHaveLength(1);
});

test('figures of earlier builds and of other remotes do not count', () => {
  count('eeeeeeeeeeee', 100, 0);
  trials.countView({ remote: 'mfe-cart', build: CANARY });
  expect(trials.countsOf('mfe-pdp')).toEqual({ canary: { views: 0, failed: 0 }, stable: { views: 0, failed: 0 } });
  expect(trials.countsOf('mfe-cart')).toBeUndefined();
});

test('another share keeps the figures; another build, another beginning and another stable build begin again', () => {
  const views = () => trials.countsOf('mfe-pdp')?.canary.views;
  count(CANARY, 3, 0);
  trials.follow([{ ...canary, percent: 50 }], () => STABLE);
  expect(views()).toBe(3);
  trials.follow([{ ...canary, since: '2026-01-03T00:00:00.000Z' }], () => STABLE);
  expect(views()).toBe(0);
  count(CANARY, 3, 0);
  trials.follow([{ ...canary, since: '2026-01-03T00:00:00.000Z' }], () => 'eeeeeeeeeeee');
  expect(views()).toBe(0);
  trials.follow([], () => STABLE);
  count(CANARY, 100, 100);
  expect(verdicts).toEqual([]);
});

describe('with another shell', () => {
  const reportOf = (canaryViews: number, failed: number, changed = {}) => ({
    remote: 'mfe-pdp',
    build: CANARY,
    since: canary.since,
    stableBuild: STABLE,
    counts: { canary: { views: canaryViews, failed }, stable: { views: 50, failed: 0 } },
    ...changed,
  });

  test('its counts are added, so a canary that fails is judged when both together have seen enough', () => {
    count(STABLE, 50, 0);
    count(CANARY, 12, 12);
    trials.receive('http://shell-2:3040', [reportOf(12, 12)]);
    expect([verdicts, trials.countsOf('mfe-pdp')]).toEqual([
      [],
      { canary: { views: 24, failed: 24 }, stable: { views: 100, failed: 0 } },
    ]);
    trials.receive('http://shell-2:3040', [reportOf(13, 13)]);
    expect(verdicts).toEqual([expect.objectContaining({ reason: expect.stringContaining('of 25 views') as string })]);
  });

  test('what it says takes the place of what it said before, and another canary or stable build is another matter', () => {
    trials.receive('http://shell-2:3040', [reportOf(10, 0)]);
    trials.receive('http://shell-2:3040', [reportOf(11, 0)]);
    trials.receive('http://shell-3:3040', [
      reportOf(100, 100, { since: '2026-01-02T00:00:00.000Z' }),
      reportOf(100, 100, { stableBuild: 'ffffffffffff' }),
      reportOf(100, 100, { remote: 'mfe-cart' }),
    ]);
    expect(trials.countsOf('mfe-pdp')?.canary).toEqual({ views: 11, failed: 0 });
    expect(verdicts).toEqual([]);
  });

  test('its report is what this one counted alone', () => {
    count(CANARY, 3, 1);
    trials.receive('http://shell-2:3040', [reportOf(10, 0)]);
    expect(trials.reports).toEqual([
      { ...reportOf(3, 1), counts: { canary: { views: 3, failed: 1 }, stable: { views: 0, failed: 0 } } },
    ]);
  });
});

test('a canary that takes the server down is judged without a look; another build is left alone', () => {
  trials.judge({ remote: 'mfe-pdp', build: STABLE }, 'It took workers down');
  expect(verdicts).toEqual([]);
  trials.judge({ remote: 'mfe-pdp', build: CANARY }, 'It took workers down');
  expect(verdicts).toEqual([expect.objectContaining({ build: CANARY, reason: 'It took workers down' })]);
});
