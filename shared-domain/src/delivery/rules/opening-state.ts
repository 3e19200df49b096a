import { type NorwegianTime, norwegianTime } from '../../kernel';
import type { OpeningHours } from '../model';
import { type DayMatch, matchDays } from './opening-days';
import { type OpeningTime, parseOpeningTimes } from './opening-times';

/** 'closes-soon': open for less than an hour more. 'unknown': the hours cannot be read. */
export interface OpeningState {
  readonly state: 'open' | 'closes-soon' | 'closed' | 'unknown';
  /** Null: nothing to say. */
  readonly text: string | null;
}

const SOON_MINUTES = 60;
const WEEK_DAYS = 7;
const UNKNOWN: OpeningState = { state: 'unknown', text: null };

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const clockOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** When a shop is open on a day, earliest first; its date counts more than its weekday. Null: what is said of the day cannot be read. */
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

/** A day by the calendar, so that a day of 23 or 25 hours is one day. */
const dayAfter = ({ year, month, day }: NorwegianTime, days: number): NorwegianTime =>
  norwegianTime(Date.UTC(year, month - 1, day + days, 12));

/** ', åpner i morgen kl. 10:00': the next opening within a week; '' when it is not known. */
function nextOpening(open: readonly OpeningHours[], now: NorwegianTime, today: readonly OpeningTime[]): string {
  const later = today.find(({ opensAt }) => opensAt > now.minutesOfDay);
  if (later) return `, åpner kl. ${clockOf(later.opensAt)}`;
  for (let days = 1; days <= WEEK_DAYS; days += 1) {
    const day = dayAfter(now, days);
    const times = timesOn(open, day);
    if (!times) return '';
    const [first] = times;
    if (first) return `, åpner ${days === 1 ? 'i morgen' : day.weekdayName} kl. ${clockOf(first.opensAt)}`;
  }
  return '';
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
  if (!current) return { state: 'closed', text: `Stengt${nextOpening(open, now, today)}` };
  const closing = clockOf(current.closesAt);
  const isSoon = current.closesAt - now.minutesOfDay < SOON_MINUTES;
  return isSoon
    ? { state: 'closes-soon', text: `Stenger snart, kl. ${closing}` }
    : { state: 'open', text: `Åpent til ${closing}` };
}
