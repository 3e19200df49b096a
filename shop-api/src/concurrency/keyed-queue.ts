/** Runs tasks with the same key one after the other, tasks with different keys in parallel. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** A queue within this process. A failed task rejects for its own caller only; the next one still runs. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const running = (last.get(key) ?? Promise.resolve()).then(work, work);
      last.set(key, running);
      const forget = (): void => {
        if (last.get(key) === running) last.delete(key);
      };
      running.then(forget, forget);
      return running;
    },
  };
}

const ATTEMPTS_MAX = 100;

/**
 * Repeats an optimistic update until no other process has changed the row in between.
 *
 * @param attempt resolves to null when the version that it read was no longer the current one
 * @throws Error after 100 conflicts in a row
 */
export async function retryOnVersionConflict<Done>(
  attempt: () => Promise<{ readonly done: Done } | null>,
): Promise<Done> {
  for (let attempts = 0; attempts < ATTEMPTS_MAX; attempts += 1) {
    const result = await attempt();
    if (result) return result.done;
  }
  throw new Error(`No attempt out of ${ATTEMPTS_MAX} was free of a version conflict`);
}
