/**
 * Places in the workers, and renders that wait for one: a bounded number, each for a bounded time. Both are shared out by client: who has the
 * fewest comes next, and where the queue is full, one who has more than others gives way.
 */

/** More renders are asked for than fit: the caller should answer without one. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface QueueLimits {
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
  readonly refuse: (reason: string) => void;
}

export class RenderQueue {
  #waiting: readonly Waiting[] = [];
  /** Renders in progress. */
  readonly #rendering = new Map<string, number>();

  /** Resolves when it is this one's turn. @throws Overloaded when the queue is full of others' renders, or after the time limit */
  wait(client: string, { maxWaiting, maxWaitMs }: QueueLimits): Promise<void> {
    if (this.#waiting.length >= maxWaiting && !this.#makeRoomFor(client))
      return Promise.reject(new Overloaded(`${maxWaiting} renders are waiting already`));
    return new Promise((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        then();
      };
      const refuse = (reason: string) => leave(() => reject(new Overloaded(reason)))();
      const timer = setTimeout(() => refuse(`No render worker was free within ${maxWaitMs} ms`), maxWaitMs);
      const waiting: Waiting = { client, begin: leave(resolve), refuse };
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  /** Lets the one begin whose client has the fewest renders in progress; of equals, the one that waits longest. */
  next(): void {
    const [first, ...others] = this.#waiting;
    if (!first) return;
    const least = others.reduce(
      (least, each) => (this.#renderingOf(each.client) < this.#renderingOf(least.client) ? each : least),
      first,
    );
    least.begin();
  }

  /** Counts a render of the client until it has ended. */
  async whileRendering<Answer>(client: string, render: () => Promise<Answer>): Promise<Answer> {
    this.#rendering.set(client, this.#renderingOf(client) + 1);
    try {
      return await render();
    } finally {
      const left = this.#renderingOf(client) - 1;
      if (left > 0) this.#rendering.set(client, left);
      else this.#rendering.delete(client);
    }
  }

  /** Refuses the last render of the client that has the most, if that is more than this one would have. */
  #makeRoomFor(client: string): boolean {
    const demandOf = (name: string) =>
      this.#renderingOf(name) + this.#waiting.filter((waiting) => waiting.client === name).length;
    const greediest = this.#waiting.reduce<Waiting | undefined>(
      (most, each) => (!most || demandOf(each.client) >= demandOf(most.client) ? each : most),
      undefined,
    );
    if (!greediest || demandOf(greediest.client) <= demandOf(client) + 1) return false;
    greediest.refuse('Others have waited for fewer renders');
    return true;
  }

  #renderingOf(client: string): number {
    return this.#rendering.get(client) ?? 0;
  }
}
