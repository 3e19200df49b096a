/** A period in which a shop is open, in minutes since midnight; at `closesAt` it is closed. After midnight `closesAt` is above 1440. */
export interface OpeningTime {
  readonly opensAt: number;
  readonly closesAt: number;
}

export const DAY_MINUTES = 24 * 60;
/** The latest end of an evening. */
export const NIGHT_END_MINUTES = DAY_MINUTES + 6 * 60;
/** An evening that would be longer or end later is a mistake ('18–10'), or not of the clock of 24 hours ('9–5'). */
const LONGEST_NIGHT_MINUTES = 16 * 60;

const CLOCK = String.raw`(?:kl\.?\s*)?(\d{1,2})(?:[:.]?([0-5]\d))?`;
const TIME = new RegExp(String.raw`^(?:fra\s+)?${CLOCK}(?:\s*[-\u2010-\u2015\u2212]\s*|\s*til\s*)${CLOCK}$`);
const CLOSED = /^(?:stengt|lukket)[.!]?$/;
const ROUND_THE_CLOCK = /^(?:døgnåpent|(?:åpent )?(?:hele døgnet|døgnet rundt))[.!]?$/;

const minutesOf = (hours: string | undefined, minutes: string | undefined): number =>
  Number(hours) * 60 + Number(minutes ?? 0);

function oneTime(text: string): OpeningTime | null {
  if (ROUND_THE_CLOCK.test(text)) return { opensAt: 0, closesAt: DAY_MINUTES };
  const found = TIME.exec(text);
  if (!found) return null;
  const [opensAt, end] = [minutesOf(found[1], found[2]), minutesOf(found[3], found[4])];
  if (opensAt >= DAY_MINUTES || end > DAY_MINUTES || opensAt === end) return null;
  if (opensAt < end) return { opensAt, closesAt: end };
  const closesAt = end + DAY_MINUTES;
  return closesAt <= NIGHT_END_MINUTES && closesAt - opensAt <= LONGEST_NIGHT_MINUTES ? { opensAt, closesAt } : null;
}

/**
 * The times of an entry of opening hours (P2-36): '10–18', '09:00-18:00', '10.00 til 16.30', 'kl. 10–14 og 15–18', '18–02' over midnight,
 * 'Døgnåpent'; none for 'Stengt'.
 *
 * @returns null when the text cannot be read
 */
export function parseOpeningTimes(text: string): readonly OpeningTime[] | null {
  const words = text.normalize('NFC').trim().toLowerCase();
  if (CLOSED.test(words)) return [];
  const times = words.split(/\s*[,&]\s*|\s+og\s+/).map(oneTime);
  const read = times.filter((time) => time !== null);
  return read.length === times.length ? read : null;
}
