/** The workers that hold one set of builds. A worker that dies is replaced; a remote that killed one is left out for a while. */
import type { PreparedBuild, RenderAnswer, RenderRequest, WorkerSetup } from './messages';
import { RenderWorker, type WorkerEvents, WorkerGone } from './render-worker';

/** How long a remote stays out after it hung or crashed a worker. */
const BLAME_MS = 30_000;
const DRAIN_MS = 5_000;
const RESTART_DELAY_MS = 250;
const WARM_UP_MS = 10_000;

export interface PoolOptions {
  readonly workerFile: string;
  readonly size: number;
  readonly deadlineMs: number;
  readonly onReport: WorkerEvents['onReport'];
  readonly onBlame: (remote: string) => void;
}

export class RenderPool {
  readonly #options: PoolOptions;
  readonly #setup: WorkerSetup;
  readonly #blamedUntil = new Map<string, number>();
  #workers: RenderWorker[] = [];
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
      worker.render({ url: '/', renderedAt: 0, blamed: [] }, WARM_UP_MS).catch(() => undefined);
    await Promise.all(pool.#workers.map(warm));
    return pool;
  }

  get builds(): readonly PreparedBuild[] {
    return this.#setup.builds;
  }

  /** Remotes that could not be evaluated on the server, with the reason. */
  get failed() {
    return this.#workers[0]?.failed ?? [];
  }

  /** Remotes that are left out of renders at the moment. */
  get quarantined(): readonly string[] {
    const now = Date.now();
    return [...this.#blamedUntil].filter(([, until]) => until > now).map(([remote]) => remote);
  }

  /** @throws RenderTimeout, WorkerGone, or the error of the render */
  async render(request: Omit<RenderRequest, 'blamed'>): Promise<RenderAnswer> {
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

  #renderOnce(request: Omit<RenderRequest, 'blamed'>): Promise<RenderAnswer> {
    const worker = this.#workers.reduce<RenderWorker | undefined>(
      (least, next) => (!least || next.load < least.load ? next : least),
      undefined,
    );
    if (!worker) return Promise.reject(new WorkerGone('No render worker is up'));
    return worker.render({ ...request, blamed: this.quarantined }, this.#options.deadlineMs);
  }

  async #add(): Promise<void> {
    const worker = new RenderWorker(this.#options.workerFile, {
      onReport: this.#options.onReport,
      onGone: (gone, blamed) => this.#replace(gone, blamed),
    });
    await worker.setUp(this.#setup);
    if (this.#closed) worker.kill();
    else this.#workers.push(worker);
  }

  #replace(gone: RenderWorker, blamed: string | undefined) {
    if (!this.#workers.includes(gone)) return;
    this.#workers = this.#workers.filter((worker) => worker !== gone);
    if (this.#closed) return;
    if (blamed) {
      this.#blamedUntil.set(blamed, Date.now() + BLAME_MS);
      this.#options.onBlame(blamed);
    }
    const tryAgain = () => {
      if (!this.#closed) this.#add().catch(() => setTimeout(tryAgain, RESTART_DELAY_MS * 8));
    };
    setTimeout(tryAgain, RESTART_DELAY_MS);
  }
}
