import { firstMatch, norwegianTime, otherwise, type Rule } from '../../kernel';
import type { CatalogueText, SalesStatus } from '../model';
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

type CountdownText = (countdown: Countdown) => CatalogueText | null;

/** Rounded up, so that the countdown never shows 0 seconds. */
const wholeSeconds = ({ leftMs }: Countdown): number => Math.ceil(leftMs / SECOND_MS);

function fromMoment({ leftMs, releaseMs }: Countdown): CatalogueText {
  const { weekday, day, month, clock } = norwegianTime(releaseMs);
  return { key: 'presaleFrom', values: { weekday, date: leftMs > WEEK_MS ? { day, month } : null, clock } };
}

const inSeconds: CountdownText = (countdown) => ({
  key: 'presaleInSeconds',
  values: { seconds: wholeSeconds(countdown) },
});

function byTheClock(countdown: Countdown): CatalogueText {
  const seconds = wholeSeconds(countdown);
  return {
    key: 'presaleInHours',
    values: { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 },
  };
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
export function presaleText(releaseMs: number, nowMs: number): CatalogueText | null {
  const countdown = { leftMs: releaseMs - nowMs, releaseMs };
  return firstMatch<Countdown, CountdownText>(COUNTDOWN, countdown)(countdown);
}
