/** One render worker: a connection with a deadline for what is asked of it. */
import {
  type FromWorker,
  type LaneBuilds,
  NO_SITE_CHROME,
  type RenderAnswer,
  type RenderedSiteChrome,
  type RenderRequest,
  type WorkerSetup,
} from '../../renderer/messages';
import type { WorkerConnection } from './worker-connection';

/** Processor time. */
const SETUP_LIMIT_MS = 20_000;
/** A page may take so much beyond the time for its data: evaluation of components, and waiting for a busy processor. */
const RENDER_ALLOWANCE_MS = 1_000;
/** A render that takes so long may be one that blocks its worker: it is looked after. */
const SLOW_RENDER_MS = 400;
/** A worker that uses so much processor time and does not answer a ping is blocked: rendering a page takes a fraction of it. */
const PING_LIMIT_MS = 1_000;
/** Below the edge: cached pages are sent while workers use the whole machine. */
const WORKER_NICENESS = 5;
/** A blocked worker may still be needed: its replacement gets the processor first. */
const HANGING_NICENESS = 19;

export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}
export class WorkerGone extends Error {
  override name = 'WorkerGone';
}
/** The renderer itself has gone, with all of its workers. */
export class RendererLost extends WorkerGone {
  override name = 'RendererLost';
}

export interface WorkerEvents {
  /** The worker is blocked: it should get no more work. */
  readonly onHang: (worker: RenderWorker) => void;
  /** The worker died by itself, or with the renderer. */
  readonly onGone: (worker: RenderWorker) => void;
  /** A render has ended, or a blocked worker answers again: there is a free place. */
  readonly onFree: () => void;
  readonly onReport: (message: Extract<FromWorker, { type: 'report' }>) => void;
}

export interface WorkerOptions {
  /** Processor time, in milliseconds. */
  readonly setupLimitMs?: number;
  /** Its output is dropped. */
  readonly isMuted?: boolean;
}

interface Pending {
  readonly resolve: (answer: RenderAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class RenderWorker {
  readonly #connection: WorkerConnection;
  readonly #pending = new Map<number, Pending>();
  readonly #events: WorkerEvents;
  readonly #setup: WorkerSetup;
  readonly #setupLimitMs: number;
  #nextId = 1;
  #isStopping = false;
  #isGone = false;
  #isRendererLost = false;
  #isHanging = false;
  #isChecking = false;
  /** Callers that come together share one ping. */
  #pinging: Promise<number | undefined> | undefined;
  /** Lanes that the worker knows. */
  readonly #lanes = new Set<string>();
  /** Why its build could not be evaluated. */
  failure: string | undefined;

  constructor(
    connection: WorkerConnection,
    setup: WorkerSetup,
    events: WorkerEvents,
    { setupLimitMs = SETUP_LIMIT_MS, isMuted = false }: WorkerOptions = {},
  ) {
    this.#events = events;
    this.#setup = setup;
    this.#setupLimitMs = setupLimitMs;
    this.#connection = connection;
    if (isMuted) connection.mute();
    connection.listen({
      onMessage: (message, document) => this.#receive(message, document),
      onGone: (isRendererLost) => this.#gone(isRendererLost),
    });
  }

  /** Renders in progress. */
  get load(): number {
    return this.#pending.size;
  }

  /** Whether it left a ping unanswered: its event loop is blocked. */
  get isHanging(): boolean {
    return this.#isHanging;
  }

  /** Whether it went with the renderer, and not by itself. */
  get isRendererLost(): boolean {
    return this.#isRendererLost;
  }

  /** Evaluates the bundles of the setup. @throws RenderTimeout, WorkerGone */
  setUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = this.#connection.afterCpuTime(this.#setupLimitMs, () => {
        reject(new RenderTimeout('A render worker did not start'));
        this.kill();
      });
      const settle = (then: () => void) => {
        stopWaiting();
        then();
      };
      this.#onDeathAtStart = () => settle(() => reject(this.#goneError('A render worker died while it started')));
      this.#onReady = (failure) => {
        this.failure = failure;
        settle(resolve);
      };
      this.#connection.send({ type: 'setup', setup: this.#setup });
    });
  }
  #onReady: (failure: string | undefined) => void = () => undefined;
  #onDeathAtStart: () => void = () => undefined;

  /**
   * @param siteChrome header and footer of a page, from other workers
   * @throws RenderTimeout after the request's deadline, WorkerGone, Error of the render itself
   */
  render(
    lane: LaneBuilds,
    request: RenderRequest,
    siteChrome: () => Promise<RenderedSiteChrome> = () => Promise.resolve(NO_SITE_CHROME),
  ): Promise<RenderAnswer> {
    const id = this.#nextId++;
    if (!this.#lanes.has(lane.key)) this.#connection.send({ type: 'lane', lane });
    this.#lanes.add(lane.key);
    const limitMs = request.deadlineMs + RENDER_ALLOWANCE_MS;
    return new Promise<RenderAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.#checkWhetherHanging();
        this.#pending.delete(id);
        reject(new RenderTimeout(`Rendering ${request.url} took longer than ${limitMs} ms`));
      }, limitMs);
      const slow = setTimeout(() => void this.#checkWhetherHanging(), SLOW_RENDER_MS);
      const settled =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          clearTimeout(slow);
          then(value);
        };
      this.#pending.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.#connection.send({ type: 'render', id, lane: lane.key, request });
      if (request.kind === 'page')
        void siteChrome().then((rendered) => this.#connection.send({ type: 'site-chrome', id, siteChrome: rendered }));
    });
  }

  /** The lane is no longer served. @param lane its key */
  forget(lane: string): void {
    if (this.#lanes.delete(lane)) this.#connection.send({ type: 'forget-lane', key: lane });
  }

  /** Lowers its priority. Before, it has that of the edge, so that a release or a replacement is ready sooner. */
  startServing(): void {
    this.#connection.lowerPriority(WORKER_NICENESS);
  }

  /** Waits for its renders in progress, then ends it. */
  async drain(patienceMs: number): Promise<void> {
    this.#isStopping = true;
    const end = performance.now() + patienceMs;
    while (this.#pending.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    this.kill();
  }

  kill() {
    this.#isStopping = true;
    this.#connection.close();
  }

  /**
   * Memory in use, in MB; undefined: its event loop is blocked, or it has ended.
   *
   * @param limitMs processor time that it may use before it answers
   */
  ping(limitMs = PING_LIMIT_MS): Promise<number | undefined> {
    this.#pinging ??= new Promise<number | undefined>((resolve) => {
      if (this.#isGone) return resolve(undefined);
      const stopWaiting = this.#connection.afterCpuTime(limitMs, () => resolve(undefined));
      this.#onPong = (heapMb) => {
        stopWaiting();
        resolve(heapMb);
      };
      this.#connection.send({ type: 'ping' });
    }).finally(() => (this.#pinging = undefined));
    return this.#pinging;
  }
  #onPong: (heapMb: number | undefined) => void = () => undefined;

  /**
   * A worker whose loaders wait answers messages: it is kept, and no remote is quarantined, since an API that is slow for one
   * loader is slow for the others. A worker that answers nothing is blocked by the code that runs now.
   */
  async #checkWhetherHanging(): Promise<void> {
    if (this.#isStopping || this.#isChecking || this.#isHanging) return;
    this.#isChecking = true;
    const isResponsive = (await this.ping()) !== undefined;
    this.#isChecking = false;
    if (isResponsive || this.#isGone || this.#isStopping) return;
    this.#isHanging = true;
    this.#connection.lowerPriority(HANGING_NICENESS);
    this.#onPong = (heapMb) => {
      if (heapMb === undefined) return;
      this.#isHanging = false;
      this.#events.onFree();
    };
    this.#events.onHang(this);
  }

  #receive(message: FromWorker, document: Uint8Array) {
    switch (message.type) {
      case 'ready':
        return this.#onReady(message.failure);
      case 'pong':
        return this.#onPong(message.heapMb);
      case 'report':
        return this.#events.onReport(message);
      case 'answer':
        return this.#settle(message.id, ({ resolve }) =>
          resolve(message.answer.kind === 'page' ? { ...message.answer, document } : message.answer),
        );
      case 'failed':
        return this.#settle(message.id, ({ reject }) => reject(new Error(message.message)));
    }
  }

  #settle(id: number, settle: (pending: Pending) => void) {
    const pending = this.#pending.get(id);
    // The render was given up before.
    if (!pending) return;
    this.#pending.delete(id);
    settle(pending);
    this.#events.onFree();
  }

  #gone(isRendererLost: boolean) {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#isRendererLost = isRendererLost;
    this.#onDeathAtStart();
    this.#onPong(undefined);
    for (const { reject } of this.#pending.values()) reject(this.#goneError('The render worker died'));
    this.#pending.clear();
    if (!this.#isStopping) this.#events.onGone(this);
    this.#isStopping = true;
  }

  #goneError(message: string): WorkerGone {
    return this.#isRendererLost ? new RendererLost('The renderer died') : new WorkerGone(message);
  }
}
