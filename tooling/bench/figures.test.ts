import {
  type Answer,
  type BenchFigures,
  type Budgets,
  compareWithBudgets,
  goodput,
  isExceeded,
  judge,
  mixedBuilds,
  percentile,
  recoveryMs,
} from './figures';

const answer = (fields: Partial<Answer> = {}): Answer => ({
  status: 200,
  isDegraded: false,
  ms: 100,
  endedAtMs: 100,
  ...fields,
});
const good: BenchFigures = {
  peak: 20,
  goodputAtTwicePeak: 16,
  refusalP95Ms: 50,
  recoveryMs: 2_000,
  cachedP95InBurstMs: 100,
  p95WithoutMs: 40,
  p95WithSlowClientsMs: 340,
  failedOthers: 0,
};
const missed = (fields: Partial<BenchFigures>) =>
  judge({ ...good, ...fields })
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

test.each([
  [[], 0],
  [[7], 7],
  [[3, 1, 2], 3],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95],
])('the 95th percentile of %j is %d', (values, expected) => {
  expect(percentile(values, 0.95)).toBe(expected);
});

test('goodput counts whole pages that came in time', () => {
  const answers = [
    answer(),
    answer({ endedAtMs: 2_000 }),
    answer({ endedAtMs: 2_001 }),
    answer({ status: 503 }),
    answer({ isDegraded: true }),
  ];
  expect(goodput(answers, 2)).toBe(1);
});

test('the shop has recovered with the first probe that is whole and quick', () => {
  const probes = [
    answer({ status: 503, endedAtMs: 100 }),
    answer({ ms: 2_000, endedAtMs: 2_100 }),
    answer({ ms: 10, isDegraded: true, endedAtMs: 2_150 }),
    answer({ ms: 1_999, endedAtMs: 4_200 }),
  ];
  expect(recoveryMs(probes, 2_000)).toBe(4_200);
  expect(recoveryMs(probes.slice(0, 3), 2_000)).toBe(Number.POSITIVE_INFINITY);
});

test('figures at their limits are met', () => {
  expect(missed({})).toEqual([]);
});

test.each<[Partial<BenchFigures>, string]>([
  [{ goodputAtTwicePeak: 15.9 }, 'goodput at twice the peak, share of the peak'],
  [{ peak: 0, goodputAtTwicePeak: 0 }, 'goodput at twice the peak, share of the peak'],
  [{ refusalP95Ms: 51 }, 'refusals, p95, ms'],
  [{ recoveryMs: Number.POSITIVE_INFINITY }, 'recovery after a burst, ms'],
  [{ cachedP95InBurstMs: 101 }, 'cached pages in the burst, p95, ms'],
  [{ p95WithSlowClientsMs: 341 }, 'other clients, p95 that slow clients add, ms'],
  [{ failedOthers: 1 }, 'other clients, failed requests'],
])('%j misses its limit', (fields, name) => {
  expect(missed(fields)).toEqual([name]);
});

const budgets: Budgets = {
  mainRaw: { limit: 300 },
  floor: { limit: 100, aim: 90 },
  pages: { 'mfe-lists/list': { limit: 25 } },
};
const within = { mainRaw: 300, floor: 100, pages: { 'mfe-lists/list': 125 } };
const exceeded = (sizes: typeof within) => compareWithBudgets(sizes, budgets).filter(isExceeded);

test('sizes at their budgets are within them', () => {
  expect(exceeded(within)).toEqual([]);
});

test.each([
  [
    { ...within, mainRaw: 301 },
    { name: 'shell main.js, not compressed', bytes: 301 },
  ],
  [
    { ...within, floor: 101 },
    { name: 'floor: shell and header', bytes: 101 },
  ],
  [
    { ...within, pages: { 'mfe-lists/list': 126 } },
    { name: 'mfe-lists/list, beyond the floor', bytes: 26 },
  ],
])('one byte more is too much: %j', (sizes, row) => {
  expect(exceeded(sizes)).toMatchObject([row]);
});

test('a budget whose page does not exist is exceeded', () => {
  expect(compareWithBudgets({ ...within, pages: {} }, budgets).filter(isExceeded)).toHaveLength(1);
});

const ONE = '000000000001';
const TWO = '000000000002';
const page = (region: string, script: string) =>
  `<div data-slot="page" data-remote="mfe-pdp" data-build="${region}"></div><script src="/remotes/mfe-pdp/${script}/remoteEntry.js"></script>`;

test('a page whose regions and files are of the builds that its answer names is whole', () => {
  expect(mixedBuilds(page(ONE, ONE), `mfe-pdp@${ONE},mfe-cart@${TWO}`)).toEqual([]);
});

test.each([
  ['a file', page(ONE, TWO)],
  ['a region', page(TWO, ONE)],
])('%s of another build is found', (_what, html) => {
  expect(mixedBuilds(html, `mfe-pdp@${ONE}`)).toEqual([`mfe-pdp@${TWO}`]);
});
