/**
 * The workers that render one set of builds. Each renders a few pages at a time; what does not fit waits in a bounded queue or is
 * refused. A worker that hangs or dies is replaced, and a remote that did it is quarantined for a while.
 */
import type { RenderAnswer, RenderInput, WorkerSetup } from '../../renderer/messages';
import { Overloaded, RenderQueue } from './render-queue';
import { RenderWorker, type WorkerEvents, WorkerGone } from './render-worker';
import type { WorkerSource } from './worker-connection';

/** How long a remote stays out after it hung or crashed a worker. */
const QUARANTINE_MS = 30_000;
const DRAIN_MS = 5_000;
const RESTART_DELAY_MS = 250;
const WARM_UP_MS = 10_000;
/** While one page's loaders wait for the API, another page is rendered. More would only share the processor. */
const RENDERS_PER_WORKER = 4;
/** About half a second of rendering. */
const WAITING_PER_WORKER = 4;
const MAX_WAIT_MS = 1_000;

export interface PoolOptions {
  readonly workers: WorkerSource;
  readonly size: number;
  /** Time for the data of a page, in milliseconds. */
  readonly deadlineMs: number;
  readonly onReport: WorkerEvents['onReport'];
  /** A remote hung or crashed a worker. */
  readonly onQuarantine: (remote: string) => void;
  /** The renderer ended, and with it all workers. Called by each of them. */
  readonly onRendererLost: () => void;
}

export interface RenderOptions {
  /** For a page that is there already: it does not wait for a free place. */
  readonly isRevalidation?: boolean;
  /** What is left of the time for the page's data, in milliseconds; default all of it. */
  readonly deadlineMs?: number;
  /** For whom: places are shared out by client. Default: the shell itself. */
  readonly client?: string;
}

export class RenderPool {
  readonly #options: PoolOptions;
  readonly #setup: WorkerSetup;
  readonly #queue = new RenderQueue();
  /** By the monotonic clock. */
  readonly #quarantinedUntil = new Map<string, number>();
  #workers: RenderWorker[] = [];
  #isWarm = false;
  #closed = false;

  private constructor(options: PoolOptions, setup: WorkerSetup) {
    this.#options = options;
    this.#setup = setup;
  }

  /** Starts and warms every worker before it resolves. @throws RenderTimeout, WorkerGone */
  static async start(options: PoolOptions, setup: WorkerSetup): Promise<RenderPool> {
    const pool = new RenderPool(options, setup);
    try {
      await Promise.all(Array.from({ length: options.size }, () => pool.#add()));
    } catch (error) {
      await pool.close();
      throw error;
    }
    // The first render of a process compiles its code: no shopper waits for that.
    const warm = (worker: RenderWorker) =>
      worker.render({ url: '/', renderedAt: 0, quarantined: [], deadlineMs: WARM_UP_MS }).catch(() => undefined);
    await Promise.all(pool.#workers.map(warm));
    pool.#isWarm = true;
    for (const worker of pool.#workers) worker.startServing();
    return pool;
  }

  /** Remotes that could not be evaluated on the server, with the reason. */
  get failed() {
    return this.#workers[0]?.failed ?? [];
  }

  /** Remotes that are left out of renders at the moment. */
  get quarantined(): readonly string[] {
    const now = performance.now();
    return [...this.#quarantinedUntil].filter(([, until]) => until > now).map(([remote]) => remote);
  }

  /** @throws Overloaded, RenderTimeout, WorkerGone, or the error of the render */
  async render(request: RenderInput, options: RenderOptions = {}): Promise<RenderAnswer> {
    try {
      return await this.#renderInTurn(request, options);
    } catch (error) {
      // Another request's remote may have taken the worker with it.
      if (error instanceof WorkerGone && !this.#closed) return this.#renderInTurn(request, options);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#workers.map((worker) => worker.drain(DRAIN_MS)));
  }

  async #renderInTurn(
    request: RenderInput,
    { isRevalidation = false, deadlineMs = this.#options.deadlineMs, client = '' }: RenderOptions,
  ): Promise<RenderAnswer> {
    let worker = this.#freeWorker();
    if (!worker) {
      if (this.#workers.every(({ isHanging }) => isHanging)) throw new WorkerGone('No render worker is up');
      if (isRevalidation) throw new Overloaded('No render worker is free');
      await this.#queue.wait(client, { maxWaiting: WAITING_PER_WORKER * this.#options.size, maxWaitMs: MAX_WAIT_MS });
      worker = this.#freeWorker();
    }
    if (!worker) throw new WorkerGone('No render worker is up');
    const free = worker;
    return this.#queue.whileRendering(client, () =>
      free.render({ ...request, quarantined: this.quarantined, deadlineMs }),
    );
  }

  /** The one with the fewest renders in progress; undefined: all are full, hang, or are being replaced. */
  #freeWorker(): RenderWorker | undefined {
    return this.#workers
      .filter(({ load, isHanging }) => !isHanging && load < RENDERS_PER_WORKER)
      .reduce<RenderWorker | undefined>((least, next) => (!least || next.load < least.load ? next : least), undefined);
  }

  async #add(): Promise<void> {
    const { workers, onReport } = this.#options;
    const worker = new RenderWorker(workers.take(), this.#setup, {
      // No one sees the page of the warm-up, and the API may still be starting: a lasting fault shows in the next render.
      onReport: (report) => this.#isWarm && onReport(report),
      onFree: () => this.#queue.next(),
      onHang: (hanging, culprit) => this.#replaceHanging(hanging, culprit),
      onGone: (gone, culprit) => this.#replaceGone(gone, culprit),
    });
    await worker.setUp();
    if (this.#closed) return worker.kill();
    if (this.#isWarm) worker.startServing();
    this.#workers.push(worker);
    for (let place = 0; place < RENDERS_PER_WORKER; place += 1) this.#queue.next();
  }

  #replaceGone(gone: RenderWorker, culprit: string | undefined) {
    if (!this.#workers.includes(gone)) return;
    this.#workers = this.#workers.filter((worker) => worker !== gone);
    if (gone.isRendererLost && !this.#closed) this.#options.onRendererLost();
    this.#quarantine(culprit);
    this.#addUntilUp();
  }

  /** The last worker is kept until another one is up: it may be slow only because the machine is. */
  #replaceHanging(hanging: RenderWorker, culprit: string | undefined) {
    if (!this.#workers.includes(hanging) || this.#closed) return;
    const remove = () => {
      this.#workers = this.#workers.filter((worker) => worker !== hanging);
      if (hanging.isHanging) hanging.kill();
      else void hanging.drain(DRAIN_MS);
    };
    this.#quarantine(culprit);
    const isLast = this.#workers.every(({ isHanging }) => isHanging);
    if (!isLast) remove();
    this.#addUntilUp(isLast ? remove : undefined);
  }

  #quarantine(culprit: string | undefined) {
    if (culprit === undefined || this.#closed) return;
    this.#quarantinedUntil.set(culprit, performance.now() + QUARANTINE_MS);
    this.#options.onQuarantine(culprit);
  }

  #addUntilUp(onUp: () => void = () => undefined) {
    const tryOnce = (nextDelayMs: number) => {
      if (this.#closed) return;
      this.#add().then(onUp, () => setTimeout(tryOnce, nextDelayMs, nextDelayMs));
    };
    setTimeout(tryOnce, RESTART_DELAY_MS, RESTART_DELAY_MS * 8);
  }
}
