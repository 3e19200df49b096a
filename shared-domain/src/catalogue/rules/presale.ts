import { firstMatch, norwegianTime, otherwise, type Rule } from '../../kernel';
import type { SalesStatus } from '../model';
import { toInstantMs } from './instant';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** Interval at which the countdown is updated, in milliseconds (P4-54). */
export const PRESALE_TICK_MS = SECOND_MS;

/** Whether a product is in presale (P4-53). */
export const isPresale = (salesStatus: Pick<SalesStatus, 'name'>): boolean => salesStatus.name === 'PreSales';

/**
 * When a product may be bought, in milliseconds since the epoch; an unreadable date counts as past.
 *
 * @param offsetMs the visitor's delay (P4-58)
 */
export const toReleaseMs = (releaseDate: string, offsetMs = 0): number =>
  (toInstantMs(releaseDate) ?? -Infinity) + offsetMs;

interface Countdown {
  readonly leftMs: number;
  readonly releaseMs: number;
}

type CountdownText = (countdown: Countdown) => string | null;

const twoDigits = (count: number): string => String(count).padStart(2, '0');
/** Rounded up, so that the countdown never shows 0 seconds. */
const wholeSeconds = ({ leftMs }: Countdown): number => Math.ceil(leftMs / SECOND_MS);

function fromMoment({ leftMs, releaseMs }: Countdown): string {
  const { weekdayName, day, monthName, clock } = norwegianTime(releaseMs);
  return `Forhåndsbestill fra ${weekdayName}${leftMs > WEEK_MS ? ` ${day}. ${monthName}` : ''} kl. ${clock}`;
}

function inSeconds(countdown: Countdown): string {
  const seconds = wholeSeconds(countdown);
  return `Forhåndsbestill om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`;
}

function byTheClock(countdown: Countdown): string {
  const seconds = wholeSeconds(countdown);
  return `Forhåndsbestill om ${[Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')}`;
}

/** Order matters: the first match wins. A day is 24 elapsed hours, a minute 60 shown seconds. */
export const COUNTDOWN = [
  { id: 'P4-54', when: ({ leftMs }) => leftMs <= 0, then: () => null },
  { id: 'P4-55', when: ({ leftMs }) => leftMs >= DAY_MS, then: fromMoment },
  { id: 'P4-56', when: (countdown) => wholeSeconds(countdown) < 60, then: inSeconds },
  { id: 'P4-57', when: otherwise, then: byTheClock },
] as const satisfies readonly Rule<Countdown, CountdownText>[];

/**
 * The text of the button before a release, in Norwegian time (P4-54..57). More than a week away the date is added.
 *
 * @param releaseMs milliseconds since the epoch, offset included (P4-58)
 * @param nowMs milliseconds since the epoch
 * @returns null once it is released
 */
export function presaleText(releaseMs: number, nowMs: number): string | null {
  const countdown = { leftMs: releaseMs - nowMs, releaseMs };
  return firstMatch<Countdown, CountdownText>(COUNTDOWN, countdown)(countdown);
}
