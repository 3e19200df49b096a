/**
 * The workers that run the code of one build. Each renders a few pages at a time; what does not fit waits in a bounded queue or is
 * refused. A worker that hangs or dies is replaced, and the build is left out for a while.
 */
import { samplePathsOf } from 'release-protocol/federation-schema';
import {
  type LaneBuilds,
  OUTSIDE_A_RENDER,
  type PreparedBuild,
  type RenderAnswer,
  type RenderedSiteChrome,
  type RenderRequest,
  type WorkerSetup,
} from '../../renderer/messages';
import { Overloaded, RenderQueue } from './render-queue';
import { RenderWorker, type WorkerEvents, WorkerGone } from './render-worker';
import type { WorkerSource } from './worker-connection';

/** How long a build stays out after it hung or crashed a worker. */
const QUARANTINE_MS = 30_000;
const DRAIN_MS = 5_000;
const RESTART_DELAY_MS = 250;
const WARM_UP_MS = 10_000;
/** While one page's loaders wait for the API, another page is rendered. More would only share the processor. */
const RENDERS_PER_WORKER = 4;
/** About half a second of rendering. */
const WAITING_PER_WORKER = 4;
const MAX_WAIT_MS = 1_000;
/** Key of the lane that a worker is warmed up with. */
const WARM_UP = 'warm-up';

/** The pool adds the time. */
type TaskOf<Request> = Request extends unknown ? Omit<Request, 'deadlineMs'> : never;

export interface PoolOptions {
  readonly workers: WorkerSource;
  /** Most workers of one build: there is one, and more when pages wait for it. */
  readonly size: number;
  /** Time for the data of a page, in milliseconds. */
  readonly deadlineMs: number;
  readonly onReport: WorkerEvents['onReport'];
  /** A build hung or crashed a worker. */
  readonly onQuarantine: (build: PreparedBuild) => void;
  /** The renderer ended, and with it all workers. Called by each of them. */
  readonly onRendererLost: () => void;
}

export interface RenderOptions {
  /** For a page that is there already: it does not wait for a free place. */
  readonly isRevalidation?: boolean;
  /** The rest of the time for the page's data, in milliseconds; default all of it. */
  readonly deadlineMs?: number;
  /** For whom: places are shared out by client. Default: the shell itself. */
  readonly client?: string;
}

export class RenderPool {
  readonly #options: PoolOptions;
  readonly #setup: WorkerSetup;
  readonly #queue = new RenderQueue();
  /** By the monotonic clock. */
  #quarantinedUntil = Number.NEGATIVE_INFINITY;
  #workers: RenderWorker[] = [];
  /** Workers that are being added because pages wait. */
  #growing = 0;
  #isWarm = false;
  #closed = false;

  private constructor(options: PoolOptions, setup: WorkerSetup) {
    this.#options = options;
    this.#setup = setup;
  }

  /** Starts and warms a worker before it resolves. @throws RenderTimeout, WorkerGone */
  static async start(options: PoolOptions, setup: WorkerSetup): Promise<RenderPool> {
    const pool = new RenderPool(options, setup);
    try {
      await pool.#add();
    } catch (error) {
      await pool.close();
      throw error;
    }
    // The first render of a process compiles its code: no shopper waits for that.
    const { build } = setup;
    const lane: LaneBuilds = { key: WARM_UP, builds: build ? [build] : [] };
    const url = build?.routes.flatMap(samplePathsOf)[0] ?? '/';
    const request = { kind: 'page', url, renderedAt: 0, deadlineMs: WARM_UP_MS } as const;
    await Promise.all(pool.#workers.map((worker) => worker.render(lane, request).catch(() => undefined)));
    pool.forget(WARM_UP);
    pool.#isWarm = true;
    for (const worker of pool.#workers) worker.startServing();
    return pool;
  }

  /** Why the build could not be evaluated on the server. */
  get failure(): string | undefined {
    return this.#workers[0]?.failure;
  }

  /** It is left out of renders at the moment: it hung or crashed a worker a moment ago. */
  get isQuarantined(): boolean {
    return performance.now() < this.#quarantinedUntil;
  }

  /** @throws Overloaded, RenderTimeout, WorkerGone, or the error of the render */
  async render(
    lane: LaneBuilds,
    request: TaskOf<RenderRequest>,
    options: RenderOptions = {},
    siteChrome?: () => Promise<RenderedSiteChrome>,
  ): Promise<RenderAnswer> {
    const { isRevalidation = false, deadlineMs = this.#options.deadlineMs, client = '' } = options;
    const task = { ...request, deadlineMs };
    // Header and footer are a part of a page that has its place already.
    if (request.kind === 'site-chrome') {
      if (!this.#freeWorker()) this.#grow();
      return (this.#leastBusy() ?? this.#throwGone()).render(lane, task);
    }
    let worker = this.#freeWorker();
    if (!worker) {
      if (!this.#leastBusy()) this.#throwGone();
      if (isRevalidation) throw new Overloaded('No render worker is free');
      this.#grow();
      await this.#queue.wait(client, { maxWaiting: WAITING_PER_WORKER * this.#options.size, maxWaitMs: MAX_WAIT_MS });
      worker = this.#freeWorker();
    }
    const free = worker ?? this.#throwGone();
    return this.#queue.whileRendering(client, () => free.render(lane, task, siteChrome));
  }

  /** The lane is no longer served. @param lane its key */
  forget(lane: string): void {
    for (const worker of this.#workers) worker.forget(lane);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#workers.map((worker) => worker.drain(DRAIN_MS)));
  }

  /** @throws WorkerGone */
  #throwGone(): never {
    throw new WorkerGone('No render worker is up');
  }

  /** Undefined: all hang, or are being replaced. */
  #leastBusy(): RenderWorker | undefined {
    return this.#workers
      .filter(({ isHanging }) => !isHanging)
      .reduce<RenderWorker | undefined>((least, next) => (!least || next.load < least.load ? next : least), undefined);
  }

  /** Undefined: all are full, hang, or are being replaced. */
  #freeWorker(): RenderWorker | undefined {
    const worker = this.#leastBusy();
    return worker && worker.load < RENDERS_PER_WORKER ? worker : undefined;
  }

  #grow(): void {
    if (this.#workers.length + this.#growing >= this.#options.size) return;
    this.#growing += 1;
    // When it does not start, the others go on as before.
    void this.#add()
      .catch(() => undefined)
      .finally(() => (this.#growing -= 1));
  }

  async #add(): Promise<void> {
    const { workers, onReport } = this.#options;
    const worker = new RenderWorker(workers.take(), this.#setup, {
      // No one sees the page of the warm-up, and the API may still be starting: a lasting fault shows in the next render.
      onReport: (report) => (this.#isWarm || report.context['where'] === OUTSIDE_A_RENDER) && onReport(report),
      onFree: () => this.#queue.next(),
      onHang: (hanging) => this.#replaceHanging(hanging),
      onGone: (gone) => this.#replaceGone(gone),
    });
    await worker.setUp();
    if (this.#closed) return worker.kill();
    if (this.#isWarm) worker.startServing();
    this.#workers.push(worker);
    for (let place = 0; place < RENDERS_PER_WORKER; place += 1) this.#queue.next();
  }

  #replaceGone(gone: RenderWorker) {
    if (!this.#workers.includes(gone)) return;
    this.#workers = this.#workers.filter((worker) => worker !== gone);
    if (!gone.isRendererLost) this.#quarantine();
    else if (!this.#closed) this.#options.onRendererLost();
    this.#addUntilUp();
  }

  /** The last worker is kept until another one is up: it may be slow only because the machine is. */
  #replaceHanging(hanging: RenderWorker) {
    if (!this.#workers.includes(hanging) || this.#closed) return;
    const remove = () => {
      this.#workers = this.#workers.filter((worker) => worker !== hanging);
      if (hanging.isHanging) hanging.kill();
      else void hanging.drain(DRAIN_MS);
    };
    this.#quarantine();
    const isLast = this.#workers.every(({ isHanging }) => isHanging);
    if (!isLast) remove();
    this.#addUntilUp(isLast ? remove : undefined);
  }

  #quarantine() {
    const { build } = this.#setup;
    // Before it serves pages its smoke test decides.
    if (!build || this.#closed || !this.#isWarm) return;
    this.#quarantinedUntil = performance.now() + QUARANTINE_MS;
    this.#options.onQuarantine(build);
  }

  #addUntilUp(onUp: () => void = () => undefined) {
    const tryOnce = (nextDelayMs: number) => {
      if (this.#closed) return;
      this.#add().then(onUp, () => setTimeout(tryOnce, nextDelayMs, nextDelayMs));
    };
    setTimeout(tryOnce, RESTART_DELAY_MS, RESTART_DELAY_MS * 8);
  }
}
