/** Attempts at one change while other processes change the same order. */
const ATTEMPTS_MAX = 100;

/**
 * Tries until nobody else was faster.
 *
 * @param attempt null: another process was faster
 * @throws Error when the order is changed by others all the time
 */
export async function untilNobodyWasFaster<Done>(
  attempt: () => Promise<{ readonly done: Done } | null>,
): Promise<Done> {
  for (let attempts = 0; attempts < ATTEMPTS_MAX; attempts += 1) {
    const result = await attempt();
    if (result) return result.done;
  }
  throw new Error('The order is changed by others all the time');
}
