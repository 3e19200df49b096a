const LATEST_MS = 2_000;
/** For browsers that do not say when they are idle. */
const LATER_MS = 200;

/**
 * Runs a task when the main thread has nothing else to do.
 *
 * @returns takes the task back
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, LATER_MS);
  return () => clearTimeout(id);
}
