const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** The release moment in Norwegian time, as the caller's platform tells it. */
export interface ReleaseMoment {
  /** 'fredag' */
  readonly weekday: string;
  /** '09:00' */
  readonly time: string;
  /** '4. desember' */
  readonly date: string;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Days are 24 elapsed hours, seconds are rounded up (P4-55..57). */
function countdown(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / SECOND_MS);
  if (seconds < 60) return `om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`;
  return `om ${twoDigits(Math.floor(seconds / 3_600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

/**
 * What the button of a coming product says (P4-54..57); null once it is released. More than a week away the date is added.
 *
 * @param remainingMs time until the release, offset included (P4-58)
 */
export function presaleText(remainingMs: number, { weekday, time, date }: ReleaseMoment): string | null {
  if (remainingMs <= 0) return null;
  if (remainingMs < DAY_MS) return `Forhåndsbestill ${countdown(remainingMs)}`;
  return `Forhåndsbestill fra ${weekday}${remainingMs > WEEK_MS ? ` ${date}` : ''} kl. ${time}`;
}
