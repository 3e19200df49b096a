/** Hours of a shop by the calendar: opening hours are entries such as 'Mandag–fredag'. */
import { dayAndMonth, norwegianTime, type NorwegianTime, resolveHoliday, WEEKDAY_NAMES } from 'shared-domain/kernel';
import { texts } from '../texts/shops-nb';

interface Hours {
  readonly days: string;
  readonly hours: string;
}

const NAMES: readonly string[] = Object.values(WEEKDAY_NAMES);
const DAY_MS = 86_400_000;
/** How far ahead holidays are listed. */
const DAYS_AHEAD = 45;

function isOn(days: string, { weekday }: NorwegianTime): boolean {
  const [first = '', last = first] = days.toLowerCase().split('–');
  return NAMES.indexOf(first) + 1 <= weekday && weekday <= NAMES.indexOf(last) + 1;
}

const holidayOf = ({ year, month, day }: NorwegianTime) => resolveHoliday(Date.UTC(year, month - 1, day));

/** The hours of a day, holidays included; undefined: they are not known. */
export function hoursOn(open: readonly Hours[], day: NorwegianTime): string | undefined {
  const hours = open.find(({ days }) => isOn(days, day))?.hours;
  const holiday = holidayOf(day);
  if (holiday === null || hours === texts.closed) return hours;
  return holiday === 'holiday' ? texts.closed : texts.eve;
}

/** The coming holidays on weekdays, with their hours. */
export function comingHolidays(open: readonly Hours[], nowMs: number): readonly (readonly [string, string])[] {
  return Array.from({ length: DAYS_AHEAD }, (_, days) => norwegianTime(nowMs + days * DAY_MS)).flatMap((day) => {
    if (holidayOf(day) === null) return [];
    const name = WEEKDAY_NAMES[day.weekday];
    const hours = hoursOn(open, day);
    return hours === undefined
      ? []
      : [[`${name.charAt(0).toUpperCase()}${name.slice(1)} ${dayAndMonth(day.day, day.month)}`, hours] as const];
  });
}
