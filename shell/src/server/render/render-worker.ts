/** The parent's side of one render worker: a child process with a deadline. */
import { type ChildProcess, fork } from 'node:child_process';
import { ActivityFile } from './activity';
import type { FromWorker, RenderAnswer, RenderRequest, ToWorker, WorkerSetup } from './messages';

/** Beyond this a worker is replaced. */
const MAX_OLD_SPACE_MB = 384;
const SETUP_DEADLINE_MS = 20_000;

export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}
export class WorkerGone extends Error {
  override name = 'WorkerGone';
}

export interface WorkerEvents {
  /** The worker died, or hung and was killed. @param culprit remote whose code was running; undefined: the shell's own */
  readonly onGone: (worker: RenderWorker, culprit: string | undefined) => void;
  readonly onReport: (message: Extract<FromWorker, { type: 'report' }>) => void;
}

interface Pending {
  readonly resolve: (answer: RenderAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class RenderWorker {
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  readonly #events: WorkerEvents;
  #nextId = 1;
  readonly #activity = new ActivityFile();
  #remotes: readonly string[] = [];
  #stopping = false;
  #isGone = false;
  /** Remotes whose bundle could not be evaluated. */
  failed: readonly { readonly remote: string; readonly message: string }[] = [];

  constructor(file: string, events: WorkerEvents) {
    this.#events = events;
    this.#child = fork(file, {
      execArgv: [`--max-old-space-size=${MAX_OLD_SPACE_MB}`, '--enable-source-maps'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', this.#activity.fd],
    });
    this.#child.on('message', (message: FromWorker) => this.#receive(message));
    this.#child.on('exit', () => this.#gone());
    this.#child.on('error', () => this.#gone());
  }

  get load(): number {
    return this.#pending.size;
  }

  /** @throws RenderTimeout, WorkerGone */
  setUp(setup: WorkerSetup): Promise<void> {
    this.#remotes = setup.builds.map(({ remote }) => remote);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new RenderTimeout(`A render worker did not start; it was evaluating ${this.#culprit() ?? 'nothing'}`));
        this.kill();
      }, SETUP_DEADLINE_MS);
      const settle = (then: () => void) => {
        clearTimeout(timer);
        then();
      };
      this.#child.once('exit', () => settle(() => reject(new WorkerGone('A render worker died while it started'))));
      this.#onReady = (failed) => {
        this.failed = failed;
        settle(resolve);
      };
      this.#send({ type: 'setup', setup });
    });
  }
  #onReady: (failed: RenderWorker['failed']) => void = () => undefined;

  /** @throws RenderTimeout after the request's deadline, WorkerGone, Error of the render itself */
  render(request: RenderRequest): Promise<RenderAnswer> {
    const id = this.#nextId++;
    const { deadlineMs } = request;
    return new Promise<RenderAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new RenderTimeout(`Rendering ${request.url} took longer than ${deadlineMs} ms`));
        this.#killIfHanging();
      }, deadlineMs);
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

  /** Waits for its renders in progress, then ends it. */
  async drain(patienceMs: number): Promise<void> {
    this.#stopping = true;
    const end = Date.now() + patienceMs;
    while (this.#pending.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    this.kill();
  }

  kill() {
    this.#stopping = true;
    this.#child.kill('SIGKILL');
  }

  /**
   * A worker whose loaders wait answers messages: it is kept, and no remote is quarantined, since an API that is slow for one
   * loader is slow for the others. A worker that answers nothing is blocked by the code that runs now.
   */
  #killIfHanging() {
    if (this.#stopping) return;
    const timer = setTimeout(() => {
      if (this.#isGone) return;
      this.#events.onGone(this, this.#culprit());
      this.kill();
    }, 300);
    this.#onPong = () => clearTimeout(timer);
    this.#send({ type: 'ping' });
  }
  #onPong: () => void = () => undefined;

  #send(message: ToWorker) {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #receive(message: FromWorker) {
    switch (message.type) {
      case 'ready':
        return this.#onReady(message.failed);
      case 'pong':
        return this.#onPong();
      case 'report':
        return this.#events.onReport(message);
      case 'answer':
        this.#pending.get(message.id)?.resolve(message.answer);
        this.#pending.delete(message.id);
        return;
      case 'failed':
        this.#pending.get(message.id)?.reject(new Error(message.message));
        this.#pending.delete(message.id);
    }
  }

  #gone() {
    for (const { reject } of this.#pending.values()) reject(new WorkerGone('The render worker died'));
    this.#pending.clear();
    if (this.#isGone) return;
    this.#isGone = true;
    if (!this.#stopping) this.#events.onGone(this, this.#culprit());
    this.#stopping = true;
    this.#activity.close();
  }

  #culprit(): string | undefined {
    const index = this.#activity.read();
    return index === undefined ? undefined : this.#remotes[index];
  }
}
