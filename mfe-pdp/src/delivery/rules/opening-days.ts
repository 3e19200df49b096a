import { easterSunday, type NorwegianTime, resolveHoliday } from 'shared-domain/kernel';

/** A day of the Norwegian calendar. */
export type CalendarDay = Pick<NorwegianTime, 'weekday' | 'day' | 'month' | 'year'>;

/** How an entry of opening hours matches a day, the weakest first: a later one has priority. */
export const DAY_MATCHES = ['none', 'weekday', 'holiday', 'date'] as const;
export type DayMatch = (typeof DAY_MATCHES)[number];

type MatchesDay = (day: CalendarDay) => DayMatch;

/** A date as it is written; without a year it is one of every year. */
interface WrittenDate {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

const DAY_MS = 86_400_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'des'];
const WEEKDAY = /^(?:(man)|(tir)|(ons)|(tor)|(fre)|(lør)|(søn))s?(?:dag(?:er)?)?\.?$/;
const DATE =
  /^(?:(?:man|tir|ons|tor|fre|lør|søn)s?(?:dag)?\.?\s+)?(\d{1,2})(?:\.\s*(?:(\d{1,2}|[a-z]{3,9})\.?(?:\s*(\d{4}|\d\d))?\.?)?)?$/;
const AND = /\s*[,&]\s*|\s+og\s+/;
const TO = /\s*[-\u2010-\u2015\u2212]\s*|\s+til\s+/;

/** Names of several days: first and last weekday. */
const GROUPS: readonly (readonly [name: RegExp, first: number, last: number])[] = [
  [/^(?:alle dager|hver dag|daglig)$/, 1, 7],
  [/^(?:hverdager|ukedager)$/, 1, 5],
  [/^helg(?:er|en)?$/, 6, 7],
];

const HOLIDAYS = /^(?:offentlige )?(?:helligdag(?:er)?|høytidsdag(?:er)?|røde dager)$/;

/** Feasts on a date: month and day as one number. */
const FEASTS: readonly (readonly [name: RegExp, monthAndDay: number])[] = [
  [/^(?:1\. |første )?nyttårsdag$/, 101],
  [/^julaften$/, 1224],
  [/^(?:1\.|første) juledag$/, 1225],
  [/^(?:2\.|andre) juledag$/, 1226],
  [/^nyttårsaften$/, 1231],
];

/** Feasts by their days from Easter Sunday. */
const MOVABLE_FEASTS: readonly (readonly [name: RegExp, days: number])[] = [
  [/^skjærtorsdag$/, -3],
  [/^langfredag$/, -2],
  [/^påskeaften$/, -1],
  [/^(?:1\.|første) påskedag$/, 0],
  [/^(?:2\.|andre) påskedag$/, 1],
  [/^kristi himmelfartsdag$/, 39],
  [/^pinseaften$/, 48],
  [/^(?:1\.|første) pinsedag$/, 49],
  [/^(?:2\.|andre) pinsedag$/, 50],
];

const find = <Entry extends readonly [RegExp, ...unknown[]]>(entries: readonly Entry[], text: string) =>
  entries.find(([name]) => name.test(text));

const when =
  (match: DayMatch, isMet: (day: CalendarDay) => boolean): MatchesDay =>
  (day) =>
    isMet(day) ? match : 'none';

export const midnightOf = ({ year, month, day }: Omit<CalendarDay, 'weekday'>): number =>
  Date.UTC(year, month - 1, day);

const isInside = (value: number, first: number, last: number): boolean =>
  first <= last ? value >= first && value <= last : value >= first || value <= last;

const weekdays = (first: number, last: number): MatchesDay =>
  when('weekday', ({ weekday }) => isInside(weekday, first, last));

/** 'man', 'man.', 'mandag', 'mandager' → 1; 0 for anything else. */
const toWeekday = (word: string): number => (WEEKDAY.exec(word)?.slice(1).findIndex(Boolean) ?? -1) + 1;

const inYear = ({ month, day }: Pick<WrittenDate, 'day' | 'month'>): number => month * 100 + day;

/** '24.12', '24.12.2026', 'torsdag 24. desember'; '24' and '24.' are in the month of the date that follows. */
function toDate(text: string, following: WrittenDate | null): WrittenDate | null {
  const found = DATE.exec(text);
  const [, dayText, monthText, yearText] = found ?? [];
  const day = Number(dayText);
  if (!found || day < 1 || day > 31) return null;
  if (monthText === undefined) return following && { ...following, day };
  const month = Number(monthText) || MONTHS.findIndex((name) => monthText.startsWith(name)) + 1;
  if (month < 1 || month > 12) return null;
  const year = yearText === undefined ? null : Number(yearText.padStart(4, '20'));
  return { day, month, year: year ?? yearBefore({ day, month }, following) };
}

/** The year of a date by the one that follows it: '22.12–2.1.2027' begins in 2026. */
function yearBefore(date: Pick<WrittenDate, 'day' | 'month'>, following: WrittenDate | null): number | null {
  if (!following || following.year === null) return null;
  return inYear(date) <= inYear(following) ? following.year : following.year - 1;
}

const dates = (first: WrittenDate, last: WrittenDate): MatchesDay =>
  when('date', (today) =>
    first.year === null || last.year === null
      ? isInside(inYear(today), inYear(first), inYear(last))
      : midnightOf(today) >= midnightOf({ ...first, year: first.year }) &&
        midnightOf(today) <= midnightOf({ ...last, year: last.year }),
  );

function namedDays(text: string): MatchesDay | null {
  const group = find(GROUPS, text);
  if (group) return weekdays(group[1], group[2]);
  if (HOLIDAYS.test(text)) return when('holiday', (day) => resolveHoliday(midnightOf(day)) === 'holiday');
  const feast = find(FEASTS, text);
  if (feast) return when('date', (day) => inYear(day) === feast[1]);
  const movable = find(MOVABLE_FEASTS, text);
  return movable ? when('date', (day) => midnightOf(day) === easterSunday(day.year) + movable[1] * DAY_MS) : null;
}

/** The parts of a text from the last to the first, since a date can be in the month of the one that follows. */
function readParts(text: string): readonly (MatchesDay | null)[] {
  let following: WrittenDate | null = null;
  return text
    .split(AND)
    .reverse()
    .map((part) => {
      const named = namedDays(part);
      if (named) return named;
      const [from = '', to = from, ...rest] = part.replace(/^fra /, '').split(TO);
      if (rest.length > 0) return null;
      const last = toDate(to, following);
      const first = from === to ? last : toDate(from, last);
      following = first;
      if (first && last) return dates(first, last);
      const [firstWeekday, lastWeekday] = [toWeekday(from), toWeekday(to)];
      return firstWeekday > 0 && lastWeekday > 0 ? weekdays(firstWeekday, lastWeekday) : null;
    });
}

/**
 * Whether an entry's days include a day (P2-36): weekdays ('Man–fre', 'Lørdag', 'Hverdager', 'Søn- og helligdager'), dates and their ranges
 * ('24.12', '22.–24. desember', '2026-12-24') or feasts ('Julaften'), several of them with commas or 'og'.
 *
 * @returns null when the text cannot be read
 */
export function matchDays(text: string, day: CalendarDay): DayMatch | null {
  const words = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\s*:$/, '')
    .replace(/\b(søn)- /, '$1 ')
    .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3.$2.$1');
  const matches = readParts(words).map((part) => part && part(day));
  if (matches.includes(null)) return null;
  return DAY_MATCHES.findLast((match) => matches.includes(match)) ?? 'none';
}
