const DAY_MS = 86_400_000;

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

/** New Year, 1 and 17 May, Christmas: month and day as one number. */
const FIXED = [101, 501, 517, 1225, 1226];
/** Christmas Eve and New Year's Eve: half days, for many without work. */
const EVES = [1224, 1231];
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter, Ascension Day, Whitsun. */
const MOVABLE = [-3, -2, 0, 1, 39, 49, 50];

/**
 * Whether a day is a public holiday of Norway, or an eve on which many close early or do not work.
 *
 * @param day midnight in UTC of a day of the Norwegian calendar
 */
export function resolveHoliday(day: number): 'eve' | 'holiday' | null {
  const date = new Date(day);
  const monthAndDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  if (EVES.includes(monthAndDay)) return 'eve';
  const fromEaster = (day - easterSunday(date.getUTCFullYear())) / DAY_MS;
  return FIXED.includes(monthAndDay) || MOVABLE.includes(fromEaster) ? 'holiday' : null;
}
