import type { DeliveryText, OpeningHours } from 'shared-domain/delivery';
import { type NorwegianTime, norwegianTime, resolveHoliday } from 'shared-domain/kernel';
import { type DayMatch, matchDays, midnightOf } from './opening-days';
import { DAY_MINUTES, NIGHT_END_MINUTES, type OpeningTime, parseOpeningTimes } from './opening-times';

/** 'closes-soon': closes in less than an hour. 'unknown': the hours cannot be read, or do not say what holds on this day. */
export interface OpeningState {
  readonly state: 'open' | 'closes-soon' | 'closed' | 'unknown';
  /** Null when the state is unknown. */
  readonly text: DeliveryText | null;
}

const SOON_MINUTES = 60;
const WEEK_DAYS = 7;
const SUNDAY = 7;
const UNKNOWN: OpeningState = { state: 'unknown', text: null };

/** The times of entries, earliest first; null when one of them cannot be read. */
function timesOf(entries: readonly Pick<OpeningHours, 'hours'>[]): readonly OpeningTime[] | null {
  const times = entries.flatMap(({ hours }) => parseOpeningTimes(hours) ?? null);
  const read = times.filter((time) => time !== null);
  return read.length === times.length ? read.sort((one, other) => one.opensAt - other.opensAt) : null;
}

/**
 * When a shop is open on a day, earliest first. An entry for its date wins over one for holidays, and that over one for its weekday. A
 * holiday without an entry of its own is closed by law; shops that are open on Sundays may open, and the hours of an eve are not known.
 *
 * @returns null when it is not known: an entry that cannot be read could be meant for any day
 */
function timesOn(open: readonly OpeningHours[], day: NorwegianTime): readonly OpeningTime[] | null {
  const entries = open.map(({ days, hours }) => ({ hours, match: matchDays(days, day) }));
  const by = (match: DayMatch | null) => entries.filter((entry) => entry.match === match);
  const dated = by('date');
  if (dated.length > 0) return timesOf(dated);
  if (by(null).length > 0) return null;
  const holiday = resolveHoliday(midnightOf(day));
  if (holiday === null) return timesOf(by('weekday'));
  const own = by('holiday');
  if (own.length > 0) return timesOf(own);
  const sunday = timesOf(open.filter(({ days }) => matchDays(days, { ...day, weekday: SUNDAY }) === 'weekday'));
  return holiday === 'holiday' && sunday?.length === 0 ? [] : null;
}

/** The calendar day some days later: a day of 23 or 25 hours counts as one. */
const dayAfter = ({ year, month, day }: NorwegianTime, days: number): NorwegianTime =>
  norwegianTime(Date.UTC(year, month - 1, day + days, 12));

/** When the shop closes, in minutes since the last midnight; null: it is not open. What begins as another time ends counts on. */
function closingTime(open: readonly OpeningHours[], now: NorwegianTime): number | null {
  const times = [-1, 0, 1].flatMap((days) =>
    (timesOn(open, dayAfter(now, days)) ?? []).map(({ opensAt, closesAt }) => ({
      opensAt: opensAt + days * DAY_MINUTES,
      closesAt: closesAt + days * DAY_MINUTES,
    })),
  );
  const end = times.reduce(
    (until, { opensAt, closesAt }) => (opensAt <= until ? Math.max(until, closesAt) : until),
    now.minutesOfDay,
  );
  return end > now.minutesOfDay ? end : null;
}

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
 * Whether a shop is open now, by Norwegian time (P2-36), yesterday's hours over midnight included.
 *
 * @param open entries of opening hours; null or none: unknown
 * @param nowMs milliseconds since the epoch
 */
export function resolveOpeningState(open: readonly OpeningHours[] | null, nowMs: number): OpeningState {
  const now = norwegianTime(nowMs);
  const today = open && open.length > 0 ? timesOn(open, now) : null;
  if (!open || !today) return UNKNOWN;
  const closesAt = closingTime(open, now);
  if (closesAt === null) return { state: 'closed', text: closedText(open, now, today) };
  if (closesAt - now.minutesOfDay < SOON_MINUTES)
    return { state: 'closes-soon', text: { key: 'closesSoon', values: { closesAt } } };
  // A time of another day would be taken for one of today.
  const text: DeliveryText =
    closesAt > NIGHT_END_MINUTES ? { key: 'open' } : { key: 'openUntil', values: { closesAt } };
  return { state: 'open', text };
}
