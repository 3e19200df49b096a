/** Views, failures and web vitals per build, counted since this process started. Feeds the metrics, the releases page and canary analysis. */
import type { Registry } from 'release-protocol/registry-schema';
import * as v from 'valibot';
import { SHELL_REMOTE, VIEW_TOKEN_MAX } from '../../page-state/browser-error';
import { PAGE_VIEW_MAX_BUILDS, type PageViewReport, type WebVitals } from '../../page-state/page-view';
import type { ToLabels } from '../observability/browser-errors';
import {
  type BuildLabels,
  type FailureKind,
  type LaneLabels,
  type ShellMetrics,
  UNKNOWN,
} from '../observability/metrics';
import type { CanaryAnalysis } from './canary-analysis';
import type { SeenPage } from './view-tokens';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** Names that the registry does not list are not counted: a dev server's build has none. */
const build = { remote: name, build: name };
/** Anything longer is a wrong measurement, which would distort the percentiles. */
const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

const schema = v.object({
  view: v.optional(v.pipe(v.string(), v.maxLength(VIEW_TOKEN_MAX))),
  views: v.optional(v.pipe(v.array(v.object(build)), v.maxLength(PAGE_VIEW_MAX_BUILDS))),
  vitals: v.optional(
    v.object({
      ...build,
      lcp: milliseconds,
      inp: milliseconds,
      cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    }),
  ),
});

/** @param body untrusted. @returns undefined when it is not a valid report */
export function parsePageView(body: string): PageViewReport | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return parsed.success ? (parsed.output as PageViewReport) : undefined;
}

const MAX_VALUES = 500;

/** The latest values of one measurement. Bounded, so that memory does not grow. */
class LatestValues {
  readonly #values: number[] = [];
  #next = 0;

  add(value: number): void {
    this.#values[this.#next] = value;
    this.#next = (this.#next + 1) % MAX_VALUES;
  }

  /** Undefined when there are no values. @param share 0 to 1 */
  percentile(share: number): number | undefined {
    const sorted = [...this.#values].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  }
}

const VITALS = ['lcp', 'inp', 'cls'] as const;
/** web.dev/vitals rates a page by its 75th percentile. */
const VITALS_PERCENTILE = 0.75;

export interface Figures extends WebVitals {
  readonly views: number;
  readonly errors: number;
  readonly loadFailures: number;
  readonly renderFailures: number;
}

export interface BuildFiguresOptions {
  readonly registry: () => Registry | undefined;
  readonly toLabels: ToLabels;
  readonly metrics: Pick<ShellMetrics, 'countView' | 'countFailure' | 'observeVitals'>;
  readonly canaryAnalysis: Pick<CanaryAnalysis, 'countView' | 'countFailure'>;
}

interface Counts {
  readonly views: number;
  readonly error: number;
  readonly load: number;
  readonly render: number;
  readonly vitals: Readonly<Record<(typeof VITALS)[number], LatestValues>>;
}

const createCounts = () => ({
  views: 0,
  error: 0,
  load: 0,
  render: 0,
  vitals: { lcp: new LatestValues(), inp: new LatestValues(), cls: new LatestValues() },
});

interface Named {
  readonly remote?: unknown;
  readonly build?: unknown;
}

export class BuildFigures {
  readonly #options: BuildFiguresOptions;
  readonly #counts = new Map<string, ReturnType<typeof createCounts>>();

  constructor(options: BuildFiguresOptions) {
    this.#options = options;
  }

  /** @param page only what is of a page that the edge has sent decides about a canary */
  countView(named: Named, page?: SeenPage): void {
    this.#countListed(named, (labels, counts) => {
      counts.views += 1;
      this.#options.metrics.countView(labels);
      if (!page?.claims('view', labels)) return;
      const { canaryAnalysis } = this.#options;
      if (page.isUnrendered(labels) && page.claims('failure', labels)) canaryAnalysis.countFailure(labels);
      canaryAnalysis.countView(labels);
    });
  }

  /** One page view in which a build failed. */
  countFailure(kind: FailureKind, named: Named, page?: SeenPage): void {
    this.#countListed(named, (labels, counts) => {
      counts[kind] += 1;
      this.#options.metrics.countFailure(kind, labels);
      if (page?.claims('failure', labels)) this.#options.canaryAnalysis.countFailure(labels);
    });
  }

  addVitals(vitals: WebVitals, named: Named): void {
    this.#countListed(named, (labels, counts) => {
      for (const vital of VITALS) {
        const value = vitals[vital];
        if (value !== undefined) counts.vitals[vital].add(value);
      }
      this.#options.metrics.observeVitals(vitals, labels);
    });
  }

  of({ remote, build }: BuildLabels): Figures {
    const { views, error, load, render, vitals }: Counts = this.#counts.get(`${remote}@${build}`) ?? createCounts();
    const percentiles = VITALS.flatMap((vital) => {
      const value = vitals[vital].percentile(VITALS_PERCENTILE);
      return value === undefined ? [] : [[vital, value] as const];
    });
    return { views, errors: error, loadFailures: load, renderFailures: render, ...Object.fromEntries(percentiles) };
  }

  /** Drops the counts of builds that the registry no longer lists. */
  forgetUnlisted(): void {
    for (const key of this.#counts.keys()) {
      const [remote = '', build = ''] = key.split('@');
      if (!this.#options.registry()?.remotes[remote]?.builds[build]) this.#counts.delete(key);
    }
  }

  /** Reports are untrusted: only builds that the registry lists are counted. */
  #countListed(named: Named, count: (labels: LaneLabels, counts: ReturnType<typeof createCounts>) => void): void {
    const { remote, build } = this.#options.toLabels(named);
    if (build === UNKNOWN || remote === SHELL_REMOTE) return;
    const key = `${remote}@${build}`;
    const counts = this.#counts.get(key) ?? createCounts();
    this.#counts.set(key, counts);
    count({ remote, build, lane: this.#laneOf(remote, build) }, counts);
  }

  #laneOf(remote: string, build: string): string {
    const entry = this.#options.registry()?.remotes[remote];
    if (entry?.stable === build) return 'stable';
    return entry?.canary?.build === build ? 'canary' : 'earlier';
  }
}
