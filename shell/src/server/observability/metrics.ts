import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WebVitals } from '../../page-state/page-view';
import { Overloaded } from '../render/render-queue';
import type { CallOutcome, CallRefusal } from '../upstreams/call-gate';

/** Seconds; a page takes some ten milliseconds, the deadline is a little more than a second. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Seconds; up to the time-out of a change or a picture. */
const UPSTREAM_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label for names that are not in the registry: a label for each invented name would grow without bound. */
export const UNKNOWN = 'unknown';

export interface BuildLabels {
  readonly remote: string;
  readonly build: string;
}

export interface LaneLabels extends BuildLabels {
  /** 'stable', 'canary', or 'earlier' for what open tabs still run. */
  readonly lane: string;
}

/** In the browser: it reported an error, or did not come. On the server: the page was sent without what it renders. */
export type FailureKind = 'error' | 'load' | 'render';

/** Seconds; up to 2.5 (LCP) and 0.2 (INP) a page counts as fast. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.35, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
/** Up to 0.1 nothing seems to move. */
const SHIFT_BUCKETS = [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export type RenderKind = 'page' | 'private-page' | 'site-chrome';
export type CacheLookup = 'fresh' | 'stale' | 'miss';

/** State that is read when the metrics are. */
export interface MetricsSources {
  readonly composition: () => {
    readonly registry: { readonly revision: number } | undefined;
    readonly quarantined: readonly string[];
    /** 'mfe-pdp@1.0.0-…' → reason. */
    readonly refusals: ReadonlyMap<string, string>;
  };
  readonly responseCache: () => { readonly entries: number; readonly bytes: number };
}

/** The shell's Prometheus metrics. */
export class ShellMetrics {
  readonly #registry = new Registry();
  readonly #browserReports: Counter<'level' | 'remote' | 'build'>;
  readonly #refusedReports: Counter<'status'>;
  readonly #renderErrors: Counter<'remote' | 'build'>;
  readonly #failedRenders: Counter<'kind'>;
  readonly #refusedRenders: Counter;
  readonly #renderSeconds: Histogram<'kind'>;
  readonly #cacheLookups: Counter<'result'>;
  readonly #upstreamCalls: Counter<'capability' | 'outcome'>;
  readonly #upstreamSeconds: Histogram<'capability' | 'outcome'>;
  readonly #views: Counter<keyof LaneLabels>;
  readonly #failures: Counter<'kind' | keyof LaneLabels>;
  readonly #vitalSeconds: Histogram<'vital' | keyof LaneLabels>;
  readonly #layoutShift: Histogram<keyof LaneLabels>;

  constructor(sources: MetricsSources) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#browserReports = new Counter({
      name: 'shop_browser_reports_total',
      help: 'Errors and warnings that browsers reported, by the remote and the build that they happened in',
      labelNames: ['level', 'remote', 'build'],
      registers,
    });
    this.#refusedReports = new Counter({
      name: 'shop_browser_reports_refused_total',
      help: 'Reports of browsers that were refused, by status code',
      labelNames: ['status'],
      registers,
    });
    this.#renderErrors = new Counter({
      name: 'shop_render_errors_total',
      help: 'Errors of loaders and components on the server, by remote and build',
      labelNames: ['remote', 'build'],
      registers,
    });
    this.#failedRenders = new Counter({
      name: 'shop_failed_renders_total',
      help: 'Renders without any result: the browser renders the page then',
      labelNames: ['kind'],
      registers,
    });
    this.#refusedRenders = new Counter({
      name: 'shop_refused_renders_total',
      help: 'Pages answered by 503 because no render worker was free and none was in the cache',
      registers,
    });
    this.#renderSeconds = new Histogram({
      name: 'shop_render_duration_seconds',
      help: 'Time from the request of a render to its result or failure, waiting for a worker included',
      labelNames: ['kind'],
      buckets: RENDER_BUCKETS,
      registers,
    });
    this.#cacheLookups = new Counter({
      name: 'shop_response_cache_lookups_total',
      help: 'Lookups of pages in the response cache, by result',
      labelNames: ['result'],
      registers,
    });
    this.#upstreamCalls = new Counter({
      name: 'shop_upstream_calls_total',
      help: 'Calls of the systems behind the shop, by capability and outcome; full and circuit-open were not made',
      labelNames: ['capability', 'outcome'],
      registers,
    });
    this.#upstreamSeconds = new Histogram({
      name: 'shop_upstream_duration_seconds',
      help: 'Time from a call of a system behind the shop to the headers of its answer, or to its failure',
      labelNames: ['capability', 'outcome'],
      buckets: UPSTREAM_BUCKETS,
      registers,
    });
    const ofLane = ['remote', 'build', 'lane'] as const;
    this.#views = new Counter({
      name: 'shop_build_views_total',
      help: 'Documents that showed a build',
      labelNames: ofLane,
      registers,
    });
    this.#failures = new Counter({
      name: 'shop_build_failures_total',
      help: 'Documents in which a build failed: it reported an error in the browser, did not load, or was left out by the server',
      labelNames: ['kind', ...ofLane],
      registers,
    });
    this.#vitalSeconds = new Histogram({
      name: 'shop_web_vital_seconds',
      help: 'Largest Contentful Paint and Interaction to Next Paint, by the build that showed the page',
      labelNames: ['vital', ...ofLane],
      buckets: VITAL_BUCKETS,
      registers,
    });
    this.#layoutShift = new Histogram({
      name: 'shop_layout_shift',
      help: 'Cumulative Layout Shift, by the build that showed the page',
      labelNames: ofLane,
      buckets: SHIFT_BUCKETS,
      registers,
    });
    new Gauge({
      name: 'shop_response_cache_entries',
      help: 'Pages in the response cache',
      registers,
      collect() {
        this.set(sources.responseCache().entries);
      },
    });
    new Gauge({
      name: 'shop_response_cache_bytes',
      help: 'Size of the pages in the response cache',
      registers,
      collect() {
        this.set(sources.responseCache().bytes);
      },
    });
    new Gauge({
      name: 'shop_quarantined_remotes',
      help: 'Remotes that are left out of renders for a while because they took a worker down: 1 each',
      labelNames: ['remote'],
      registers,
      collect() {
        this.reset();
        for (const remote of sources.composition().quarantined) this.set({ remote }, 1);
      },
    });
    new Gauge({
      name: 'shop_registry_revision',
      help: 'Revision of the registry that is in force',
      registers,
      collect() {
        this.set(sources.composition().registry?.revision ?? 0);
      },
    });
    new Gauge({
      name: 'shop_refused_builds',
      help: 'Builds of the registry that are not served because they could not be fetched or failed their smoke test: 1 each',
      labelNames: ['remote', 'build'],
      registers,
      collect() {
        this.reset();
        for (const key of sources.composition().refusals.keys()) {
          const [remote = '', build = ''] = key.split('@');
          this.set({ remote, build }, 1);
        }
      },
    });
  }

  countBrowserReport(level: 'error' | 'warning', labels: BuildLabels): void {
    this.#browserReports.inc({ level, ...labels });
  }

  countRefusedReport(status: number): void {
    this.#refusedReports.inc({ status });
  }

  countRenderError(labels: BuildLabels): void {
    this.#renderErrors.inc({ ...labels });
  }

  countView(labels: LaneLabels): void {
    this.#views.inc({ ...labels });
  }

  countFailure(kind: FailureKind, labels: LaneLabels): void {
    this.#failures.inc({ kind, ...labels });
  }

  observeVitals({ lcp, inp, cls }: WebVitals, labels: LaneLabels): void {
    if (lcp !== undefined) this.#vitalSeconds.observe({ vital: 'lcp', ...labels }, lcp / 1_000);
    if (inp !== undefined) this.#vitalSeconds.observe({ vital: 'inp', ...labels }, inp / 1_000);
    if (cls !== undefined) this.#layoutShift.observe({ ...labels }, cls);
  }

  countRefusedRender(): void {
    this.#refusedRenders.inc();
  }

  countCacheLookup(result: CacheLookup): void {
    this.#cacheLookups.inc({ result });
  }

  /** @param seconds of a call that was made */
  countUpstreamCall(capability: string, outcome: CallOutcome | CallRefusal, seconds?: number): void {
    this.#upstreamCalls.inc({ capability, outcome });
    if (seconds !== undefined) this.#upstreamSeconds.observe({ capability, outcome }, seconds);
  }

  /** Measures a render and counts it when it fails. Passes on what it answers or throws. */
  async measureRender<Answer>(kind: RenderKind, render: () => Promise<Answer>): Promise<Answer> {
    const stop = this.#renderSeconds.startTimer({ kind });
    try {
      return await render();
    } catch (error) {
      if (!(error instanceof Overloaded)) this.#failedRenders.inc({ kind });
      throw error;
    } finally {
      stop();
    }
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
