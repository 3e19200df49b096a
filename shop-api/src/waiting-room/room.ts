/** The one room that the shop has: in front of the checkout. */
export const ROOM = 'checkout';

/** How long an admitted order keeps its place after the checkout was last opened. */
export const HOLD_MS = 15 * 60_000;

/** Who was not seen for this long is passed over, and is next again when they come back. */
export const AWAY_MS = 3 * 60_000;

export interface RoomSettings {
  /** Until then no one is admitted; who joins before is drawn at random. Null: it is open. */
  readonly opensAt: Date | null;
  /** Admissions per minute; null: as many as there are places. */
  readonly ratePerMinute: number | null;
  /** Orders that may be in the checkout at the same time; 0: it is closed; null: any number. */
  readonly maxActive: number | null;
  readonly isPaused: boolean;
}

export type RoomPhase = 'open' | 'before' | 'paused' | 'closed';

export function phaseOf({ opensAt, isPaused, maxActive }: RoomSettings, now: Date): RoomPhase {
  if (maxActive === 0) return 'closed';
  if (opensAt && opensAt > now) return 'before';
  return isPaused ? 'paused' : 'open';
}

/** Whether anyone can have to wait. */
export const isRestricting = (settings: RoomSettings, now: Date): boolean =>
  settings.maxActive !== null || settings.ratePerMinute !== null || phaseOf(settings, now) !== 'open';

/**
 * Places that one client may hold: a quarter of all, or of those that the rate admits while a place is kept, and at least one. Null: any
 * number.
 */
export function placesPerClient({ maxActive, ratePerMinute }: RoomSettings): number | null {
  const admittedWithinHold = ratePerMinute === null ? Infinity : (ratePerMinute * HOLD_MS) / 60_000;
  const places = Math.min(maxActive ?? Infinity, admittedWithinHold);
  return places === Infinity ? null : Math.max(1, Math.floor(places / 4));
}

/** The most that the bucket of the rate holds: admissions of five seconds, and at least one. */
export const burstOf = (ratePerMinute: number): number => Math.max(1, Math.ceil(ratePerMinute / 12));

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
 * @param ahead the number of those before them
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
