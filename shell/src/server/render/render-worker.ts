/** The parent's side of one render worker: a sealed child process with a deadline. */
import type { ChildProcess } from 'node:child_process';
import type { ActivityFile } from './activity';
import { afterCpuTime } from './cpu-time';
import type { FromWorker, RenderAnswer, RenderRequest, ToWorker, WorkerSetup } from './messages';
import { lowerPriority, type WorkerProcess } from './worker-process';

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
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  readonly #events: WorkerEvents;
  readonly #activity: ActivityFile;
  readonly #setup: WorkerSetup;
  readonly #setupLimitMs: number;
  #nextId = 1;
  #isStopping = false;
  #isGone = false;
  #isHanging = false;
  #isChecking = false;
  /** Callers that come together share one ping. */
  #pinging: Promise<number | undefined> | undefined;
  /** Remotes whose bundle could not be evaluated. */
  failed: readonly { readonly remote: string; readonly message: string }[] = [];

  constructor(
    { child, activity }: WorkerProcess,
    setup: WorkerSetup,
    events: WorkerEvents,
    { setupLimitMs = SETUP_LIMIT_MS, isMuted = false }: WorkerOptions = {},
  ) {
    this.#events = events;
    this.#setup = setup;
    this.#setupLimitMs = setupLimitMs;
    this.#child = child;
    this.#activity = activity;
    child.stdout?.on('data', (bytes: Buffer) => isMuted || process.stdout.write(bytes));
    child.stderr?.on('data', (bytes: Buffer) => isMuted || process.stderr.write(bytes));
    this.#child.on('message', (message: FromWorker) => this.#receive(message));
    this.#child.on('exit', () => this.#gone());
    this.#child.on('error', () => this.#gone());
  }

  /** Renders in progress. */
  get load(): number {
    return this.#pending.size;
  }

  /** Whether it left a ping unanswered: its event loop is blocked. */
  get isHanging(): boolean {
    return this.#isHanging;
  }

  /** Evaluates the bundles of the setup. @throws RenderTimeout, WorkerGone */
  setUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = afterCpuTime(this.#child.pid, this.#setupLimitMs, () => {
        reject(new RenderTimeout(`A render worker did not start; it was evaluating ${this.#running() ?? 'nothing'}`));
        this.kill();
      });
      const settle = (then: () => void) => {
        stopWaiting();
        then();
      };
      this.#child.once('exit', () => settle(() => reject(new WorkerGone('A render worker died while it started'))));
      this.#onReady = (failed) => {
        this.failed = failed;
        settle(resolve);
      };
      this.#send({ type: 'setup', setup: this.#setup });
    });
  }
  #onReady: (failed: RenderWorker['failed']) => void = () => undefined;

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
      this.#send({ type: 'render', id, request });
    });
  }

  /** Lowers its priority. Before, it has that of the edge, so that a release or a replacement is ready sooner. */
  startServing(): void {
    lowerPriority(this.#child, WORKER_NICENESS);
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
    this.#child.kill('SIGKILL');
  }

  /**
   * Memory in use, in MB; undefined: its event loop is blocked, or it has ended.
   *
   * @param limitMs processor time that it may use before it answers
   */
  ping(limitMs = PING_LIMIT_MS): Promise<number | undefined> {
    this.#pinging ??= new Promise<number | undefined>((resolve) => {
      const stopWaiting = afterCpuTime(this.#child.pid, limitMs, () => resolve(undefined));
      this.#onPong = (heapMb) => {
        stopWaiting();
        resolve(heapMb);
      };
      this.#send({ type: 'ping' });
    }).finally(() => (this.#pinging = undefined));
    return this.#pinging;
  }
  #onPong: (heapMb: number) => void = () => undefined;

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
    lowerPriority(this.#child, HANGING_NICENESS);
    this.#onPong = () => {
      this.#isHanging = false;
      this.#events.onFree();
    };
    this.#events.onHang(this, this.#running());
  }

  #send(message: ToWorker) {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #receive(message: FromWorker) {
    switch (message.type) {
      case 'ready':
        return this.#onReady(message.failed);
      case 'pong':
        return this.#onPong(message.heapMb);
      case 'report':
        return this.#events.onReport(message);
      case 'answer':
        return this.#settle(message.id, ({ resolve }) => resolve(message.answer));
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

  #gone() {
    if (this.#isGone) return;
    this.#isGone = true;
    // Without a render in progress, what ran last ran to its end.
    const { endedBy, running: last } = this.#activity;
    const culprit = this.#remoteAt(endedBy ?? (this.#pending.size > 0 ? last : undefined));
    for (const { reject } of this.#pending.values()) reject(new WorkerGone('The render worker died'));
    this.#pending.clear();
    if (!this.#isStopping) this.#events.onGone(this, culprit);
    this.#isStopping = true;
  }

  #running(): string | undefined {
    return this.#remoteAt(this.#activity.running);
  }

  #remoteAt(index: number | undefined): string | undefined {
    return index === undefined ? undefined : this.#setup.builds[index]?.remote;
  }
}
