/** The conclusions that the benches draw from numbers, without a clock or a network. */
import { BUILD_ID } from 'release-protocol/build-id';

export interface Answer {
  readonly status: number;
  readonly isDegraded: boolean;
  readonly ms: number;
  readonly endedAtMs: number;
}
export interface BenchFigures {
  readonly peak: number;
  readonly goodputAtTwicePeak: number;
  readonly refusalP95Ms: number;
  readonly recoveryMs: number;
  readonly cachedP95InBurstMs: number;
  readonly p95WithoutMs: number;
  readonly p95WithSlowClientsMs: number;
  readonly failedOthers: number;
}

/** The value below which this share of all lies; 0 of none. @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle value of at least one. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A page that was rendered whole, not a refusal nor one that is left to the browser. */
export const isGood = ({ status, isDegraded }: Pick<Answer, 'status' | 'isDegraded'>): boolean =>
  status === 200 && !isDegraded;

/** Whole pages a second. Those that came after the time are not counted. */
export const goodput = (answers: readonly Answer[], seconds: number): number =>
  answers.filter((answer) => isGood(answer) && answer.endedAtMs <= seconds * 1000).length / seconds;

/** When the shop was itself again: the end of the first of the probes that was whole and quick. Infinity: never. */
export function recoveryMs(probes: readonly Answer[], quickMs: number): number {
  const probe = probes.find((answer) => isGood(answer) && answer.ms < quickMs);
  return probe ? probe.endedAtMs : Number.POSITIVE_INFINITY;
}

export const LIMITS = {
  /** Share of the peak that is left at twice the load. */
  goodputShareAtTwicePeak: 0.8,
  refusalP95Ms: 50,
  recoveryMs: 2_000,
  cachedP95InBurstMs: 100,
  slowClientsExtraP95Ms: 300,
};

interface Judged {
  readonly name: string;
  readonly value: number;
  readonly limit: string;
  readonly isMet: boolean;
}

/** Every limit with its figure. */
export function judge(figures: BenchFigures, limits = LIMITS): Judged[] {
  const atMost = (name: string, value: number, limit: number): Judged => ({
    name,
    value,
    limit: `at most ${limit}`,
    isMet: value <= limit,
  });
  const share = figures.peak > 0 ? figures.goodputAtTwicePeak / figures.peak : 0;
  return [
    {
      name: 'goodput at twice the peak, share of the peak',
      value: Number(share.toFixed(2)),
      limit: `at least ${limits.goodputShareAtTwicePeak}`,
      isMet: share >= limits.goodputShareAtTwicePeak,
    },
    atMost('refusals, p95, ms', Math.round(figures.refusalP95Ms), limits.refusalP95Ms),
    atMost('recovery after a burst, ms', Math.round(figures.recoveryMs), limits.recoveryMs),
    atMost('cached pages in the burst, p95, ms', Math.round(figures.cachedP95InBurstMs), limits.cachedP95InBurstMs),
    atMost(
      'other clients, p95 that slow clients add, ms',
      Math.round(figures.p95WithSlowClientsMs - figures.p95WithoutMs),
      limits.slowClientsExtraP95Ms,
    ),
    {
      name: 'other clients, failed requests',
      value: figures.failedOthers,
      limit: 'none',
      isMet: figures.failedOthers === 0,
    },
  ];
}

export interface FigureBudget {
  readonly limit: number;
  readonly aim?: number;
}
export interface Budgets {
  readonly mainRaw: FigureBudget;
  readonly floor: FigureBudget;
  readonly pages: Readonly<Record<string, FigureBudget>>;
}
export interface Sizes {
  readonly mainRaw: number;
  readonly floor: number;
  /** With the floor, by route: '<remote>/<id>'. */
  readonly pages: Readonly<Record<string, number>>;
}
export interface Budgeted {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly aim?: number;
}

/** One row for each budget. A page that was not measured is over it: a route that is renamed must not lose its budget. */
export function compareWithBudgets({ mainRaw, floor, pages }: Sizes, budgets: Budgets): Budgeted[] {
  return [
    { name: 'shell main.js, not compressed', bytes: mainRaw, ...budgets.mainRaw },
    { name: 'floor: shell and header', bytes: floor, ...budgets.floor },
    ...Object.entries(budgets.pages).map(([route, budget]) => ({
      name: `${route}, beyond the floor`,
      bytes: (pages[route] ?? Number.POSITIVE_INFINITY) - floor,
      ...budget,
    })),
  ];
}

export const isExceeded = ({ bytes, limit }: Pick<Budgeted, 'bytes' | 'limit'>): boolean => !(bytes <= limit);

/** As in Lighthouse's mobile defaults. */
const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/** An event of Chromium's trace, in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Total blocking time by the processor time of the page's tasks: what a machine that did nothing else would show. The clock's time, which Lighthouse
 * counts, also holds the time in which server and measurement had the processor.
 *
 * @returns ms after the first contentful paint, with the CPU slowed four times
 */
export function blockingTimeOf(traceEvents: readonly TraceEvent[]): number {
  const navigation = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  );
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === navigation?.pid && tid === navigation.tid;
  const paint = traceEvents.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  if (!paint) throw new Error('The trace holds no first contentful paint');
  return traceEvents
    .filter((event) => event.name === 'RunTask' && isOfPage(event) && event.ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS), 0);
}

const FILES = new RegExp(String.raw`/remotes/(mfe-[\w-]+)/(${BUILD_ID})/`, 'g');
const REGIONS = new RegExp(String.raw`data-remote="(mfe-[\w-]+)" data-build="(${BUILD_ID})"`, 'g');

/**
 * Finds builds in a page that its X-Shop-Builds header does not list.
 *
 * @param builds header X-Shop-Builds: 'mfe-pdp@0123456789ab,…'
 * @returns 'mfe-pdp@ba9876543210'
 */
export function mixedBuilds(html: string, builds: string): string[] {
  const named = new Set(builds.split(','));
  const found = [...html.matchAll(FILES), ...html.matchAll(REGIONS)].map(([, remote, build]) => `${remote}@${build}`);
  return [...new Set(found)].filter((each) => !named.has(each));
}
