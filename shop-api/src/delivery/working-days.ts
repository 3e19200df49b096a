import { isHoliday } from './norwegian-holidays';

const DAY_MS = 86_400_000;

/** A calendar day: milliseconds of its midnight in UTC, so that every day has 24 hours. */
export type Day = number;

export const toDay = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day);
export const isoDay = (day: Day): string => new Date(day).toISOString().slice(0, 10);

/** Parcels are packed and delivered Monday to Friday, except on public holidays. */
function isWorkingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkingDay(found)) found += DAY_MS;
  return found;
}

/** Adds a number of working days to a working day. */
export function addWorkingDays(from: Day, days: number): Day {
  let found = from;
  for (let left = days; left > 0; left -= 1) found = workingDayFrom(found + DAY_MS);
  return found;
}
