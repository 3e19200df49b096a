import type { DeliveryText, OpeningHours } from 'shared-domain/delivery';
import { type NorwegianTime, norwegianTime } from 'shared-domain/kernel';

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

/** A period in which a shop is open, in minutes since midnight; at `closesAt` it is closed. */
export interface OpeningTime {
  readonly opensAt: number;
  readonly closesAt: number;
}

const DAY_MINUTES = 24 * 60;
const TIME = /^(?:kl\.?\s*)?(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:[-–—]|til)\s*(?:kl\.?\s*)?(\d{1,2})(?:[:.]([0-5]\d))?$/;

const minutesOf = (hours: string | undefined, minutes: string | undefined): number =>
  Number(hours) * 60 + Number(minutes ?? 0);

function oneTime(text: string): OpeningTime | null {
  const found = TIME.exec(text);
  if (!found) return null;
  const [opensAt, closesAt] = [minutesOf(found[1], found[2]), minutesOf(found[3], found[4])];
  return opensAt < closesAt && closesAt <= DAY_MINUTES ? { opensAt, closesAt } : null;
}

/**
 * The times of an entry of opening hours (P2-36): '10–18', '09:00-18:00', '10.00 til 16.30', 'kl. 10–14 og 15–18'; none for
 * 'Stengt'.
 *
 * @returns null when the text cannot be read
 */
export function parseOpeningTimes(text: string): readonly OpeningTime[] | null {
  const words = text.trim().toLowerCase();
  if (words === 'stengt') return [];
  const times = words.split(/\s*[,&]\s*|\s+og\s+/).map(oneTime);
  const read = times.filter((time) => time !== null);
  return read.length === times.length ? read : null;
}

/** 'closes-soon': closes in less than an hour. 'unknown': the hours cannot be read. */
export interface OpeningState {
  readonly state: 'open' | 'closes-soon' | 'closed' | 'unknown';
  /** Null when the state is unknown. */
  readonly text: DeliveryText | null;
}

const SOON_MINUTES = 60;
const WEEK_DAYS = 7;
const UNKNOWN: OpeningState = { state: 'unknown', text: null };

/** When a shop is open on a day, earliest first; an entry for its date wins over one for its weekday. Null: the entry cannot be read. */
function timesOn(open: readonly OpeningHours[], day: NorwegianTime): readonly OpeningTime[] | null {
  const entries = open.map(({ days, hours }) => ({ hours, match: matchDays(days, day) }));
  const by = (match: DayMatch | null) => entries.filter((entry) => entry.match === match);
  const [dated, weekly] = [by('date'), by('weekday')];
  const meant = dated.length > 0 ? dated : weekly;
  if (meant.length === 0) return by(null).length > 0 ? null : [];
  const times = meant.flatMap(({ hours }) => parseOpeningTimes(hours) ?? null);
  const read = times.filter((time) => time !== null);
  return read.length === times.length ? read.sort((one, other) => one.opensAt - other.opensAt) : null;
}

/** The calendar day some days later: a day of 23 or 25 hours counts as one. */
const dayAfter = ({ year, month, day }: NorwegianTime, days: number): NorwegianTime =>
  norwegianTime(Date.UTC(year, month - 1, day + days, 12));

/** 'Stengt', with the next opening within a week where it is known. */
function closedText(open: readonly OpeningHours[], now: NorwegianTime, today: readonly OpeningTime[]): DeliveryText {
  const later = today.find(({ opensAt }) => opensAt > now.minutesOfDay);
  if (later) return { key: 'opensToday', values: { opensAt: later.opensAt } };
  for (let days = 1; days <= WEEK_DAYS; days += 1) {
    const day = dayAfter(now, days);
    const times = timesOn(open, day);
    if (!times) break;
    const [first] = times;
    if (!first) continue;
    const { opensAt } = first;
    return days === 1
      ? { key: 'opensTomorrow', values: { opensAt } }
      : { key: 'opensOn', values: { opensAt, weekday: day.weekday } };
  }
  return { key: 'closed' };
}

/**
 * Whether a shop is open now, by Norwegian time (P2-36). Public holidays are closed or short only where the hours name their date.
 *
 * @param open entries of opening hours; null or none: unknown
 * @param nowMs milliseconds since the epoch
 */
export function resolveOpeningState(open: readonly OpeningHours[] | null, nowMs: number): OpeningState {
  const now = norwegianTime(nowMs);
  const today = open && open.length > 0 ? timesOn(open, now) : null;
  if (!open || !today) return UNKNOWN;
  const current = today.find(({ opensAt, closesAt }) => opensAt <= now.minutesOfDay && now.minutesOfDay < closesAt);
  if (!current) return { state: 'closed', text: closedText(open, now, today) };
  const { closesAt } = current;
  const isSoon = closesAt - now.minutesOfDay < SOON_MINUTES;
  return isSoon
    ? { state: 'closes-soon', text: { key: 'closesSoon', values: { closesAt } } }
    : { state: 'open', text: { key: 'openUntil', values: { closesAt } } };
}
