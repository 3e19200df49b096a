import type { NorwegianTime } from '../../kernel';

/** A day of the Norwegian calendar. */
export type CalendarDay = Pick<NorwegianTime, 'weekday' | 'day' | 'month' | 'year'>;

/** How an entry of opening hours matches a day: not at all, by its weekday, or by its date, which has priority. */
export type DayMatch = 'none' | 'weekday' | 'date';

type MatchesDay = (day: CalendarDay) => DayMatch;

// oxlint-disable-next-line shop/restricted-syntax -- names of the days as the shops write them, read and not shown
const WEEKDAYS = ['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'des'];
const EVERY_DAY = [1, 7] as const;

/** Norwegian names of several days: first and last weekday. */
const GROUPS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  'alle dager': EVERY_DAY,
  'hver dag': EVERY_DAY,
  daglig: EVERY_DAY,
  hverdager: [1, 5],
  ukedager: [1, 5],
  helg: [6, 7],
};

const weekdays =
  (first: number, last: number): MatchesDay =>
  ({ weekday }) => {
    const isInside = first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last;
    return isInside ? 'weekday' : 'none';
  };

/** 'man', 'man.', 'mandag', 'mandager' → 1; 0 for anything else. */
function toWeekday(word: string): number {
  const name = /^(man|tir|ons|tor|fre|lør|søn)s?(?:dag(?:er)?)?\.?$/.exec(word)?.[1];
  return WEEKDAYS.findIndex((each) => each === name) + 1;
}

function weekdayRange(part: string): MatchesDay | null {
  const [from = 0, to = from, ...rest] = part.split(/\s*[-–—]\s*|\s+til\s+/).map(toWeekday);
  return from && to && rest.length === 0 ? weekdays(from, to) : null;
}

const onDate =
  (day: number, month: number, year: number | null): MatchesDay =>
  (today) =>
    today.day === day && today.month === month && (year === null || today.year === year) ? 'date' : 'none';

/** '24.12', '24.12.2026', '24. desember', '2026-12-24'; without a year in every year. */
function oneDate(part: string): MatchesDay | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(part);
  if (iso) return onDate(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const own = /^(\d{1,2})\.\s*(\d{1,2}|[a-z]{3,9})\.?\s*(\d{4})?$/.exec(part);
  if (!own) return null;
  const month = Number(own[2]) || MONTHS.findIndex((name) => own[2]?.startsWith(name)) + 1;
  return month > 0 ? onDate(Number(own[1]), month, own[3] === undefined ? null : Number(own[3])) : null;
}

function onePart(part: string): MatchesDay | null {
  const group = Object.hasOwn(GROUPS, part) ? GROUPS[part] : undefined;
  return group ? weekdays(...group) : (oneDate(part) ?? weekdayRange(part));
}

/**
 * Whether an entry's days include a day (P2-36): weekdays ('Man–fre', 'Lørdag', 'Lør og søn', 'Hverdager', 'Alle dager') or dates
 * ('24.12', '24. desember', '2026-12-24'), several of them with commas or 'og'.
 *
 * @returns null when the text cannot be read
 */
export function matchDays(text: string, day: CalendarDay): DayMatch | null {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/\s*[,&]\s*|\s+og\s+/)
    .map(onePart);
  const matches = parts.map((part) => part && part(day));
  if (matches.includes(null)) return null;
  return (['date', 'weekday'] as const).find((match) => matches.includes(match)) ?? 'none';
}
