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
