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

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher), as midnight in UTC. */
export function easterSunday(year: number): number {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const h =
    (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}

/** New Year, 1 and 17 May, Christmas. Christmas Eve and New Year's Eve have no deliveries either. */
const FIXED = new Set(['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31']);
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter, Ascension Day, Whitsun. */
const MOVABLE = new Set([-3, -2, 0, 1, 39, 49, 50]);

/** @param day midnight in UTC of a day of the Norwegian calendar */
export function isHoliday(day: number): boolean {
  const iso = new Date(day).toISOString();
  return FIXED.has(iso.slice(5, 10)) || MOVABLE.has((day - easterSunday(Number(iso.slice(0, 4)))) / DAY_MS);
}
