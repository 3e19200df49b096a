/** F9.14-3. */
export const ANALYTICS_WAIT_MS = 2_000;

/**
 * How long events still wait before they are pushed, so that consent and tag manager are there first (F9.14-3).
 *
 * @param openedAtMs when the page appeared, milliseconds since the epoch
 * @returns 0 to 2000 ms, also when the clock was set back
 */
export const remainingWaitMs = (openedAtMs: number, nowMs: number): number =>
  Math.min(ANALYTICS_WAIT_MS, Math.max(0, openedAtMs + ANALYTICS_WAIT_MS - nowMs));
