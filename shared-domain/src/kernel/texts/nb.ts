import type { Weekday } from '../norwegian-time';

/** Bokmål names of the weekdays. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'mandag',
  2: 'tirsdag',
  3: 'onsdag',
  4: 'torsdag',
  5: 'fredag',
  6: 'lørdag',
  7: 'søndag',
};

const MONTH_NAMES = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
] as const;

/** '12. desember'. @param month January is 1 */
export const dayAndMonth = (day: number, month: number): string => `${day}. ${MONTH_NAMES[month - 1]}`;
