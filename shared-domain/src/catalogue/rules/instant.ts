const ISO_INSTANT = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?(Z|[+-]\d\d:?\d\d)?$/;

/** Days from 1970-01-01 of a date of the Gregorian calendar. */
function daysFromEpoch(year: number, month: number, day: number): number {
  // With years counted from March the leap day is the last day.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

function offsetMinutes(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/**
 * Milliseconds since the epoch of an ISO 8601 date or time, independent of the machine's clock and time zone; without a zone it is UTC.
 *
 * @returns null when the text is not an ISO time
 */
export function toInstantMs(iso: string): number | null {
  const match = ISO_INSTANT.exec(iso);
  if (!match) return null;
  const [, year, month, day, hours = 0, minutes = 0, seconds = 0, fraction = '', zone] = match;
  const days = daysFromEpoch(Number(year), Number(month), Number(day));
  const ofDay = (Number(hours) * 60 + Number(minutes) - offsetMinutes(zone)) * 60 + Number(seconds);
  return (days * 86_400 + ofDay) * 1_000 + Number(fraction.padEnd(3, '0'));
}
