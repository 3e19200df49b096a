/** Ends the current task, so that the browser can paint and handle input before the next step. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Longest wait for a moment without work. */
const PATIENCE_MS = 2_000;

/** Runs work that no one waits for when the main thread has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: PATIENCE_MS });
  else setTimeout(work, 200);
}
