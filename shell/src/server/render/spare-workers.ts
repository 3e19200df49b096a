/**
 * Workers that are started ahead: a release or the replacement of a worker does not wait until Node has started and the shell's own code
 * is compiled. A spare worker has run no remote's code.
 */
import type { WorkerSetup } from '../../renderer/messages';
import type { WorkerConnection, WorkerSource } from './worker-connection';

/** Those that were just taken need the processor first. */
const REFILL_DELAY_MS = 1_500;

export class SpareWorkers implements WorkerSource {
  readonly #start: () => WorkerConnection;
  readonly #warmUp: Omit<WorkerSetup, 'build'>;
  readonly #size: number;
  #spares: readonly WorkerConnection[] = [];
  #refill: NodeJS.Timeout | undefined;

  /** @param size number of workers to keep ready */
  constructor(start: () => WorkerConnection, warmUp: Omit<WorkerSetup, 'build'>, size: number) {
    this.#start = start;
    this.#warmUp = warmUp;
    this.#size = size;
  }

  get count(): number {
    return this.#spares.length;
  }

  /** A spare worker, else a new one. */
  take(): WorkerConnection {
    const [spare, ...rest] = this.#spares;
    this.#spares = rest;
    clearTimeout(this.#refill);
    this.#refill = setTimeout(() => this.#fill(), REFILL_DELAY_MS).unref();
    return spare ?? this.#start();
  }

  stop(): void {
    clearTimeout(this.#refill);
    for (const spare of this.#spares) spare.close();
    this.#spares = [];
  }

  #fill(): void {
    while (this.#spares.length < this.#size) this.#add();
  }

  #add(): void {
    const spare = this.#start();
    this.#spares = [...this.#spares, spare];
    const remove = () => (this.#spares = this.#spares.filter((each) => each !== spare));
    spare.listen({ onMessage: () => undefined, onGone: remove });
    spare.send({ type: 'warm-up', setup: this.#warmUp });
  }
}
