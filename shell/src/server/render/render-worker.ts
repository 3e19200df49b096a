/** One render worker: a connection with a deadline for what is asked of it. */
import type { FromWorker, RenderAnswer, RenderRequest, WorkerSetup } from '../../renderer/messages';
import type { LastWords, WorkerConnection } from './worker-connection';

/** Of processor time. */
const SETUP_LIMIT_MS = 20_000;
/** What a page may take beyond the time for its data: evaluation of components, and waiting for a busy processor. */
const RENDER_ALLOWANCE_MS = 1_000;
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
  /** The worker is blocked: it should get no more work. @param culprit remote whose code runs; undefined: the shell's own */
  readonly onHang: (worker: RenderWorker, culprit: string | undefined) => void;
  /** The worker died by itself. @param culprit remote that ended it; undefined: the shell's own code, or unknown */
  readonly onGone: (worker: RenderWorker, culprit: string | undefined) => void;
  /** A render has ended, or a blocked worker answers again: there is a free place. */
  readonly onFree: () => void;
  readonly onReport: (message: Extract<FromWorker, { type: 'report' }>) => void;
}

export interface WorkerOptions {
  /** Processor time, in milliseconds. */
  readonly setupLimitMs?: number;
  /** What it prints is dropped. */
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
  /** Remotes whose bundle could not be evaluated. */
  failed: readonly { readonly remote: string; readonly message: string }[] = [];

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
      onGone: (last) => this.#gone(last),
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
      const stopWaiting = this.#connection.afterCpuTime(this.#setupLimitMs, (running) => {
        const culprit = this.#remoteAt(running) ?? 'nothing';
        reject(new RenderTimeout(`A render worker did not start; it was evaluating ${culprit}`));
        this.kill();
      });
      const settle = (then: () => void) => {
        stopWaiting();
        then();
      };
      this.#onDeathAtStart = () => settle(() => reject(this.#goneError('A render worker died while it started')));
      this.#onReady = (failed) => {
        this.failed = failed;
        settle(resolve);
      };
      this.#connection.send({ type: 'setup', setup: this.#setup });
    });
  }
  #onReady: (failed: RenderWorker['failed']) => void = () => undefined;
  #onDeathAtStart: () => void = () => undefined;

  /** @throws RenderTimeout after the request's deadline, WorkerGone, Error of the render itself */
  render(request: RenderRequest): Promise<RenderAnswer> {
    const id = this.#nextId++;
    const limitMs = request.deadlineMs + RENDER_ALLOWANCE_MS;
    return new Promise<RenderAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.#checkWhetherHanging();
        this.#pending.delete(id);
        reject(new RenderTimeout(`Rendering ${request.url} took longer than ${limitMs} ms`));
      }, limitMs);
      const settled =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          then(value);
        };
      this.#pending.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.#connection.send({ type: 'render', id, request });
    });
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
      const stopWaiting = this.#connection.afterCpuTime(limitMs, (running) => {
        this.#running = running;
        resolve(undefined);
      });
      this.#onPong = (heapMb) => {
        stopWaiting();
        resolve(heapMb);
      };
      this.#connection.send({ type: 'ping' });
    }).finally(() => (this.#pinging = undefined));
    return this.#pinging;
  }
  #onPong: (heapMb: number | undefined) => void = () => undefined;
  /** Whose code it ran when it did not answer. */
  #running: number | undefined;

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
    this.#events.onHang(this, this.#remoteAt(this.#running));
  }

  #receive(message: FromWorker, document: Uint8Array) {
    switch (message.type) {
      case 'ready':
        return this.#onReady(message.failed);
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

  #gone(last: LastWords | undefined) {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#isRendererLost = last === undefined;
    // Without a render in progress, what ran last ran to its end.
    const culprit = this.#remoteAt(last?.endedBy ?? (this.#pending.size > 0 ? last?.running : undefined));
    this.#onDeathAtStart();
    this.#onPong(undefined);
    for (const { reject } of this.#pending.values()) reject(this.#goneError('The render worker died'));
    this.#pending.clear();
    if (!this.#isStopping) this.#events.onGone(this, culprit);
    this.#isStopping = true;
  }

  #goneError(message: string): WorkerGone {
    return this.#isRendererLost ? new RendererLost('The renderer died') : new WorkerGone(message);
  }

  #remoteAt(index: number | undefined): string | undefined {
    return index === undefined ? undefined : this.#setup.builds[index]?.remote;
  }
}
