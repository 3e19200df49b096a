/** Runs work of one key in order, one after the other; work of different keys runs side by side. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** A queue within this process. Work that fails rejects for its own caller only; the next in line still runs. */
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
