import { type NorwegianTime, norwegianTime } from '../../kernel';
import type { DeliveryText, OpeningHours } from '../model';
import { type DayMatch, matchDays } from './opening-days';
import { type OpeningTime, parseOpeningTimes } from './opening-times';

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
