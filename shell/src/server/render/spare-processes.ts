/**
 * Worker processes that are started ahead: a release or the replacement of a worker does not wait until Node has started and the shell's own code
 * is compiled. A spare process has run no remote's code.
 */
import type { ToWorker, WorkerSetup } from './messages';
import {
  startWorkerProcess,
  type WorkerProcess,
  type WorkerProcesses,
  type WorkerProcessOptions,
} from './worker-process';

/** Those that were just taken need the processor first. */
const REFILL_DELAY_MS = 1_500;

export class SpareProcesses implements WorkerProcesses {
  readonly #options: WorkerProcessOptions;
  readonly #warmUp: Omit<WorkerSetup, 'builds'>;
  readonly #size: number;
  #spares: readonly WorkerProcess[] = [];
  #refill: NodeJS.Timeout | undefined;

  /** @param size number of processes to keep ready */
  constructor(options: WorkerProcessOptions, warmUp: Omit<WorkerSetup, 'builds'>, size: number) {
    this.#options = options;
    this.#warmUp = warmUp;
    this.#size = size;
  }

  get count(): number {
    return this.#spares.length;
  }

  /** A spare process, else a new one. */
  take(): WorkerProcess {
    const [spare, ...rest] = this.#spares;
    this.#spares = rest;
    clearTimeout(this.#refill);
    this.#refill = setTimeout(() => this.#fill(), REFILL_DELAY_MS).unref();
    return spare ?? startWorkerProcess(this.#options);
  }

  stop(): void {
    clearTimeout(this.#refill);
    for (const { child } of this.#spares) child.kill('SIGKILL');
    this.#spares = [];
  }

  #fill(): void {
    while (this.#spares.length < this.#size) this.#add();
  }

  #add(): void {
    const spare = startWorkerProcess(this.#options);
    this.#spares = [...this.#spares, spare];
    const remove = () => (this.#spares = this.#spares.filter((each) => each !== spare));
    spare.child.once('exit', remove);
    spare.child.once('error', remove);
    const message: ToWorker = { type: 'warm-up', setup: this.#warmUp };
    spare.child.send(message, () => undefined);
  }
}
