/** Renders that wait for a free place in a worker: a bounded number, each for a bounded time. */

/** More renders are asked for than fit: the caller should answer without one. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface QueueLimits {
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly timer: NodeJS.Timeout;
}

export class RenderQueue {
  readonly #waiting: Waiting[] = [];

  /** Resolves when it is this one's turn. @throws Overloaded at once when the queue is full, or after the time limit */
  wait({ maxWaiting, maxWaitMs }: QueueLimits): Promise<void> {
    if (this.#waiting.length >= maxWaiting)
      return Promise.reject(new Overloaded(`${maxWaiting} renders are waiting already`));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new Overloaded(`No render worker was free within ${maxWaitMs} ms`));
      }, maxWaitMs);
      const waiting: Waiting = { begin: resolve, timer };
      this.#waiting.push(waiting);
    });
  }

  /** Lets the one begin that waits longest. */
  next() {
    const first = this.#waiting.shift();
    if (!first) return;
    clearTimeout(first.timer);
    first.begin();
  }
}
