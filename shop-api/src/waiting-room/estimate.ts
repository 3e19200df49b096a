/** Minutes, rounded away from each other; `to` is at least 1. */
export interface WaitEstimate {
  readonly from: number;
  readonly to: number;
}

/** How the line moved: admissions of those who had waited, and the minutes in which they happened. */
export interface Pace {
  readonly admitted: number;
  readonly minutes: number;
}

/** Fewer admissions say nothing. */
const MIN_ADMITTED = 3;

/** How much faster or slower than now the line may move. */
const FASTER = 1.3;
const SLOWER = 0.7;

/**
 * How long someone waits, as a range: what the line did lately is a measurement, no promise.
 *
 * @param ahead how many stand before them
 * @returns null while nothing is known
 */
export function estimateWait(ahead: number, pace: Pace, ratePerMinute: number | null): WaitEstimate | null {
  const measured = pace.admitted >= MIN_ADMITTED && pace.minutes > 0 ? pace.admitted / pace.minutes : null;
  const perMinute = Math.min(measured ?? Infinity, ratePerMinute ?? Infinity);
  if (perMinute === Infinity) return null;
  const places = ahead + 1;
  return {
    from: Math.floor(places / (perMinute * FASTER)),
    to: Math.max(1, Math.ceil(places / (perMinute * SLOWER))),
  };
}
