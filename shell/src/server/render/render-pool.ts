/** The workers that render one set of builds. A worker that dies is replaced; a remote that killed one is quarantined for a while. */
import type { RenderAnswer, RenderInput, WorkerSetup } from './messages';
import { RenderWorker, type WorkerEvents, WorkerGone } from './render-worker';

/** How long a remote stays out after it hung or crashed a worker. */
const QUARANTINE_MS = 30_000;
const DRAIN_MS = 5_000;
const RESTART_DELAY_MS = 250;
const WARM_UP_MS = 10_000;

export interface PoolOptions {
  readonly workerFile: string;
  readonly size: number;
  readonly deadlineMs: number;
  readonly onReport: WorkerEvents['onReport'];
  readonly onQuarantine: (remote: string) => void;
}

export class RenderPool {
  readonly #options: PoolOptions;
  readonly #setup: WorkerSetup;
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
    await Promise.all(Array.from({ length: options.size }, () => pool.#add()));
    // The first render of a process compiles its code: no shopper waits for that.
    const warm = (worker: RenderWorker) =>
      worker.render({ url: '/', renderedAt: 0, quarantined: [], deadlineMs: WARM_UP_MS }).catch(() => undefined);
    await Promise.all(pool.#workers.map(warm));
    pool.#isWarm = true;
    return pool;
  }

  /** Remotes that could not be evaluated on the server, with the reason. */
  get failed() {
    return this.#workers[0]?.failed ?? [];
  }

  /** Remotes that are left out of renders at the moment. */
  get quarantined(): readonly string[] {
    const now = Date.now();
    return [...this.#quarantinedUntil].filter(([, until]) => until > now).map(([remote]) => remote);
  }

  /** @throws RenderTimeout, WorkerGone, or the error of the render */
  async render(request: RenderInput): Promise<RenderAnswer> {
    try {
      return await this.#renderOnce(request);
    } catch (error) {
      // Another request's remote may have taken the worker with it.
      if (error instanceof WorkerGone && !this.#closed) return this.#renderOnce(request);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#workers.map((worker) => worker.drain(DRAIN_MS)));
  }

  #renderOnce(request: RenderInput): Promise<RenderAnswer> {
    const worker = this.#workers.reduce<RenderWorker | undefined>(
      (least, next) => (!least || next.load < least.load ? next : least),
      undefined,
    );
    if (!worker) return Promise.reject(new WorkerGone('No render worker is up'));
    return worker.render({ ...request, quarantined: this.quarantined, deadlineMs: this.#options.deadlineMs });
  }

  async #add(): Promise<void> {
    const worker = new RenderWorker(this.#options.workerFile, {
      // No one sees the page of the warm-up, and the API may still be starting: a lasting fault shows in the next render.
      onReport: (report) => this.#isWarm && this.#options.onReport(report),
      onGone: (gone, culprit) => this.#replace(gone, culprit),
    });
    await worker.setUp(this.#setup);
    if (this.#closed) worker.kill();
    else this.#workers.push(worker);
  }

  #replace(gone: RenderWorker, culprit: string | undefined) {
    if (!this.#workers.includes(gone)) return;
    this.#workers = this.#workers.filter((worker) => worker !== gone);
    if (this.#closed) return;
    if (culprit) {
      this.#quarantinedUntil.set(culprit, Date.now() + QUARANTINE_MS);
      this.#options.onQuarantine(culprit);
    }
    const tryAgain = () => {
      if (!this.#closed) this.#add().catch(() => setTimeout(tryAgain, RESTART_DELAY_MS * 8));
    };
    setTimeout(tryAgain, RESTART_DELAY_MS);
  }
}
