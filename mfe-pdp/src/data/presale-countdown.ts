/** Text of the presale button (P4-54..57). Times are those of Norway, whatever the machine's zone. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const WEEKDAYS: Readonly<Record<string, string>> = {
  Mon: 'mandag', Tue: 'tirsdag', Wed: 'onsdag', Thu: 'torsdag', Fri: 'fredag', Sat: 'lørdag', Sun: 'søndag',
};
const MONTHS = ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember'];

const OSLO = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo', weekday: 'short', day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
});

const twoDigits = (amount: number): string => String(amount).padStart(2, '0');

function norwegianTime(atMs: number): { readonly weekday: string; readonly date: string; readonly clock: string } {
  const parts = Object.fromEntries(OSLO.formatToParts(atMs).map(({ type, value }) => [type, value]));
  return {
    weekday: WEEKDAYS[parts['weekday'] ?? ''] ?? '',
    date: `${parts['day']}. ${MONTHS[Number(parts['month']) - 1]}`,
    clock: `${parts['hour']}:${parts['minute']}`,
  };
}

/**
 * 'Forhåndsbestill fra lørdag kl. 08:00' a day (24 elapsed hours) or more ahead, with the date beyond a week; within a minute
 * 'Forhåndsbestill om 42 sekunder'; else 'Forhåndsbestill om 03:12:09'. Seconds are rounded up.
 *
 * @returns null when the moment is not in the future
 */
export function presaleCountdown(releaseMs: number, nowMs: number): string | null {
  const leftMs = releaseMs - nowMs;
  if (leftMs <= 0) return null;
  if (leftMs >= DAY_MS) {
    const { weekday, date, clock } = norwegianTime(releaseMs);
    return `Forhåndsbestill fra ${leftMs > 7 * DAY_MS ? `${weekday} ${date}` : weekday} kl. ${clock}`;
  }
  const seconds = Math.ceil(leftMs / SECOND_MS);
  if (leftMs < MINUTE_MS) return `Forhåndsbestill om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`;
  return `Forhåndsbestill om ${[Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')}`;
}
