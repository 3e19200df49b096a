import { CanaryAnalysis, type Verdict } from './canary-analysis';

const CANARY = 'ca0a00000001';
const STABLE = '0123456789ab';
const canary = { remote: 'mfe-pdp', build: CANARY, percent: 5, since: '2026-01-01T00:00:00.000Z' };

let verdicts: Verdict[];
let analysis: CanaryAnalysis;
beforeEach(() => {
  verdicts = [];
  analysis = new CanaryAnalysis({
    onVerdict: (verdict) => void verdicts.push(verdict),
    now: () => Date.UTC(2026, 0, 2),
  });
  analysis.follow([canary], () => STABLE);
});

/** Spreads the failures over the views. */
function count(build: string, views: number, failed: number) {
  for (let view = 0; view < views; view += 1) {
    if (failed > 0 && view % (views / failed) < 1) analysis.countFailure({ remote: 'mfe-pdp', build });
    analysis.countView({ remote: 'mfe-pdp', build });
  }
}

test('a canary that fails is rejected at its first look, with the figures in the reason', () => {
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

test('a canary that is as good as the stable build is not rejected', () => {
  count(STABLE, 1_000, 100);
  count(CANARY, 200, 20);
  expect(verdicts).toEqual([]);
});

test('a canary is not rejected between two looks', () => {
  count(STABLE, 100, 0);
  count(CANARY, 25, 0);
  count(CANARY, 24, 24);
  expect(verdicts).toEqual([]);
  count(CANARY, 1, 0);
  expect(verdicts).toHaveLength(1);
});

test('views of earlier builds and of other remotes do not count', () => {
  count('eeeeeeeeeeee', 100, 0);
  analysis.countView({ remote: 'mfe-cart', build: CANARY });
  expect(analysis.countsOf('mfe-pdp')).toEqual({ canary: { views: 0, failed: 0 }, stable: { views: 0, failed: 0 } });
  expect(analysis.countsOf('mfe-cart')).toBeUndefined();
});

test('another share keeps the counts; another build, start time or stable build resets them', () => {
  const views = () => analysis.countsOf('mfe-pdp')?.canary.views;
  count(CANARY, 3, 0);
  analysis.follow([{ ...canary, percent: 50 }], () => STABLE);
  expect(views()).toBe(3);
  analysis.follow([{ ...canary, since: '2026-01-03T00:00:00.000Z' }], () => STABLE);
  expect(views()).toBe(0);
  count(CANARY, 3, 0);
  analysis.follow([{ ...canary, since: '2026-01-03T00:00:00.000Z' }], () => 'eeeeeeeeeeee');
  expect(views()).toBe(0);
  analysis.follow([], () => STABLE);
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

  test('its counts are added, so a failing canary is rejected when both shells together have enough views', () => {
    count(STABLE, 50, 0);
    count(CANARY, 12, 12);
    analysis.setPeerReports('http://shell-2:3040', [reportOf(12, 12)]);
    expect([verdicts, analysis.countsOf('mfe-pdp')]).toEqual([
      [],
      { canary: { views: 24, failed: 24 }, stable: { views: 100, failed: 0 } },
    ]);
    analysis.setPeerReports('http://shell-2:3040', [reportOf(13, 13)]);
    expect(verdicts).toEqual([expect.objectContaining({ reason: expect.stringContaining('of 25 views') as string })]);
  });

  test('a new report replaces the one before; reports about another canary or stable build are ignored', () => {
    analysis.setPeerReports('http://shell-2:3040', [reportOf(10, 0)]);
    analysis.setPeerReports('http://shell-2:3040', [reportOf(11, 0)]);
    analysis.setPeerReports('http://shell-3:3040', [
      reportOf(100, 100, { since: '2026-01-02T00:00:00.000Z' }),
      reportOf(100, 100, { stableBuild: 'ffffffffffff' }),
      reportOf(100, 100, { remote: 'mfe-cart' }),
    ]);
    expect(analysis.countsOf('mfe-pdp')?.canary).toEqual({ views: 11, failed: 0 });
    expect(verdicts).toEqual([]);
  });

  test('the own report has only what this shell counted', () => {
    count(CANARY, 3, 1);
    analysis.setPeerReports('http://shell-2:3040', [reportOf(10, 0)]);
    expect(analysis.ownReports).toEqual([
      { ...reportOf(3, 1), counts: { canary: { views: 3, failed: 1 }, stable: { views: 0, failed: 0 } } },
    ]);
  });
});

test('a canary that crashes workers is rejected without a look; a stable build is never rejected', () => {
  analysis.reject({ remote: 'mfe-pdp', build: STABLE }, 'It took workers down');
  expect(verdicts).toEqual([]);
  analysis.reject({ remote: 'mfe-pdp', build: CANARY }, 'It took workers down');
  expect(verdicts).toEqual([expect.objectContaining({ build: CANARY, reason: 'It took workers down' })]);
});
