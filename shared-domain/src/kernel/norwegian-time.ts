export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A moment as the clocks and calendars of Norway show it. */
export interface NorwegianTime {
  /** Monday is 1, Sunday 7. */
  readonly weekday: Weekday;
  /** Of the month, from 1. */
  readonly day: number;
  /** January is 1. */
  readonly month: number;
  readonly year: number;
  /** Since midnight by the clock, 0 to 1439. */
  readonly minutesOfDay: number;
  /** '08:05' */
  readonly clock: string;
}

const WEEKDAYS = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 } as const;

/** English digits and short names, which every build of ICU has. */
const OSLO = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * A moment in Norwegian local time, summer time included, whatever the machine's own zone (P4-55, P2-36).
 *
 * @param atMs milliseconds since the epoch
 * @throws RangeError when atMs is not a finite number
 */
export function norwegianTime(atMs: number): NorwegianTime {
  const parts = Object.fromEntries(OSLO.formatToParts(atMs).map(({ type, value }) => [type, value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >;
  return {
    weekday: WEEKDAYS[parts.weekday as keyof typeof WEEKDAYS],
    day: Number(parts.day),
    month: Number(parts.month),
    year: Number(parts.year),
    minutesOfDay: 60 * Number(parts.hour) + Number(parts.minute),
    clock: `${parts.hour}:${parts.minute}`,
  };
}
