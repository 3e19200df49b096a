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
