/** The time that a page's data may take, shared by everything that is asked for it one after the other. */
export interface Budget {
  /** Milliseconds, at least 1. */
  readonly remainingMs: number;
  /** Aborts when a share of the time that remains is up. @param share from 0 to 1 */
  signal(share: number): AbortSignal;
}

/** @param clock monotonic milliseconds */
export function startBudget(totalMs: number, clock: () => number = () => performance.now()): Budget {
  const end = clock() + totalMs;
  const remaining = () => Math.max(1, Math.round(end - clock()));
  return {
    get remainingMs() {
      return remaining();
    },
    signal: (share) => AbortSignal.timeout(Math.ceil(remaining() * share)),
  };
}
