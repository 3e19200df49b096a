/** How long after the page appeared the first events are pushed (F9.14-3). */
export const ANALYTICS_WAIT_MS = 2_000;

/**
 * How long events still have to wait, so that consent and tag manager are loaded first (F9.14-3).
 *
 * @param openedAtMs when the page appeared, in milliseconds of the clock of `nowMs`
 * @returns 0 to 2000 ms
 */
export const remainingWaitMs = (openedAtMs: number, nowMs: number): number =>
  Math.min(ANALYTICS_WAIT_MS, Math.max(0, openedAtMs + ANALYTICS_WAIT_MS - nowMs));
