export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A moment as the clocks and calendars of Norway show it. */
export interface NorwegianTime {
  /** Monday is 1, Sunday 7. */
  readonly weekday: Weekday;
  /** 'lørdag' */
  readonly weekdayName: string;
  /** Of the month, from 1. */
  readonly day: number;
  /** January is 1. */
  readonly month: number;
  /** 'desember' */
  readonly monthName: string;
  readonly year: number;
  /** Since midnight by the clock, 0 to 1439. */
  readonly minutesOfDay: number;
  /** '08:05' */
  readonly clock: string;
}

const WEEKDAYS = {
  Mon: [1, 'mandag'],
  Tue: [2, 'tirsdag'],
  Wed: [3, 'onsdag'],
  Thu: [4, 'torsdag'],
  Fri: [5, 'fredag'],
  Sat: [6, 'lørdag'],
  Sun: [7, 'søndag'],
} as const;
const MONTHS = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
] as const;

/** English digits and short names, which every build of ICU has; the Norwegian names are added here. */
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
  const [weekday, weekdayName] = WEEKDAYS[parts.weekday as keyof typeof WEEKDAYS];
  const month = Number(parts.month);
  return {
    weekday,
    weekdayName,
    day: Number(parts.day),
    month,
    monthName: MONTHS[month - 1] ?? '',
    year: Number(parts.year),
    minutesOfDay: 60 * Number(parts.hour) + Number(parts.minute),
    clock: `${parts.hour}:${parts.minute}`,
  };
}
