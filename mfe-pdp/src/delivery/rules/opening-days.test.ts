import fc from 'fast-check';
import type { Weekday } from 'shared-domain/kernel';
import { type CalendarDay, matchDays } from './opening-days';

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
];

describe('opening days', () => {
  const NAMES = ['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'];
  const day = (weekday: number, change: Partial<CalendarDay> = {}): CalendarDay => ({
    weekday: weekday as Weekday,
    day: 1,
    month: 10,
    year: 2026,
    ...change,
  });

  /** The days of the week that a text means, as digits. */
  const meant = (text: string): string =>
    [1, 2, 3, 4, 5, 6, 7].filter((weekday) => matchDays(text, day(weekday)) === 'weekday').join('');

  test.each([
    ['Mandag–fredag', '12345'],
    ['Man-Fre', '12345'],
    ['man. — fre.', '12345'],
    ['mandag til fredag', '12345'],
    ['Lørdag', '6'],
    ['Lørdager', '6'],
    ['søn', '7'],
    ['Tirs.', '2'],
    ['tir', '2'],
    ['Onsdag', '3'],
    ['Tors', '4'],
    ['tor', '4'],
    ['Lør og søn', '67'],
    ['lør  og  søn', '67'],
    ['man,ons  ,  fre', '135'],
    ['mandag  til  tirsdag', '12'],
    ['man, ons & fre', '135'],
    ['man–ons, fre', '1235'],
    ['Lør–man', '167'],
    ['Fre-fre', '5'],
    ['Alle dager', '1234567'],
    ['Hver dag', '1234567'],
    ['daglig', '1234567'],
    [' Hverdager ', '12345'],
    ['ukedager', '12345'],
    ['Helg', '67'],
    ['Helgen', '67'],
    ['Man‑fre:', '12345'],
    ['Søn- og helligdager', '7'],
    ['Søndager og helligdager', '7'],
    ['Fra mandag til fredag', '12345'],
  ])('[P2-36] the days %j are %s', (text, weekdays) => {
    expect(meant(text)).toBe(weekdays);
  });

  const christmasEve = day(4, { day: 24, month: 12 });

  test.each([
    '24.12',
    '24.12.',
    '24.12.2026',
    '24. 12. 2026',
    '24. desember',
    '24. Des.',
    '24.des 2026',
    '2026-12-24',
    'man, 24.12',
    '23.12 og 24.12',
    '24.12 og tors',
    '24.12.26',
    'Torsdag 24. desember',
    'tors. 24.12',
    '22.–24. desember',
    '22. - 24.12',
    '22–24. des',
    '22. til 26. desember',
    'fra 24. til 26. desember',
    '24. og 25. desember',
    '24., 25. og 26. desember',
    '23. november–24. desember',
    '22.12–2.1',
    '22.12–2.1.2027',
    '22.12.2026–02.01.2027',
    '2026-12-24–2026-12-26',
    '2026-12-22 til 2026-12-24',
    'Julaften',
    'julaften og nyttårsaften',
    'Julaften, 1. juledag og 2. juledag',
  ])('[P2-36] %j names Christmas Eve of 2026 by its date', (text) => {
    expect(matchDays(text, christmasEve)).toBe('date');
  });

  test.each([
    ['24.12.2025', 'none'],
    ['2025-12-24', 'none'],
    ['25.12', 'none'],
    ['24.11', 'none'],
    ['24. november', 'none'],
    ['25. des og torsdag', 'weekday'],
    ['fredag', 'none'],
    ['20.–23. desember', 'none'],
    ['25.–27. desember', 'none'],
    ['20. og 25. desember', 'none'],
    ['22.12.2025–2.1.2026', 'none'],
    ['22.12–2.1.2026', 'none'],
    ['helligdager', 'none'],
    ['1. juledag', 'none'],
    ['påskeaften', 'none'],
  ])('[P2-36] %j on Christmas Eve of 2026, a Thursday: %s', (text, match) => {
    expect(matchDays(text, christmasEve)).toBe(match);
  });

  test.each(
    ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'des'].map(
      (name, index) => [name, index + 1] as const,
    ),
  )('[P2-36] 3. %s is in month %d', (name, month) => {
    for (let other = 1; other <= 12; other += 1)
      expect(matchDays(`3. ${name}`, day(1, { day: 3, month: other }))).toBe(month === other ? 'date' : 'none');
  });

  test.each([
    ['Helligdager', 12, 25, 'holiday'],
    ['Røde dager', 5, 17, 'holiday'],
    ['Offentlige høytidsdager', 1, 1, 'holiday'],
    ['Søn- og helligdager', 4, 2, 'holiday'],
    ['Skjærtorsdag', 4, 2, 'date'],
    ['Langfredag', 4, 3, 'date'],
    ['påskeaften'.normalize('NFD'), 4, 4, 'date'],
    ['1. påskedag', 4, 5, 'date'],
    ['Andre påskedag', 4, 6, 'date'],
    ['Kristi himmelfartsdag', 5, 14, 'date'],
    ['Pinseaften', 5, 23, 'date'],
    ['Første pinsedag', 5, 24, 'date'],
    ['2. pinsedag', 5, 25, 'date'],
    ['1. nyttårsdag', 1, 1, 'date'],
    ['Nyttårsaften', 12, 31, 'date'],
  ] as const)('[P2-36] %j on %d/%d of 2026: %s', (text, month, date, match) => {
    expect(matchDays(text, day(1, { month, day: date }))).toBe(match);
  });

  test.each([
    '',
    'Etter avtale',
    'man-',
    '-fre',
    'man-fre-søn',
    'mandagsklubb',
    'mandag xyz',
    'toString',
    '24',
    '24. undesember',
    '24.xyz',
    'man, etter avtale',
    '.12',
    'a24.12',
    '24.12b',
    '02026-12-24',
    '2026-12-245',
    'xman',
    'onsdagen',
    '24.0',
    '24.12 2026 x',
    '22.–24.',
    '32.12',
    '24.13',
    'romjulen',
    'uke 52',
    '22.–24.–26. desember',
    'Sommer 24.12',
    'mandag–24. desember',
  ])('[P2-36] %j cannot be read', (text) => {
    expect(matchDays(text, christmasEve)).toBeNull();
  });

  test('[P2-36] a range includes its ends; each day is either in it or in the rest of the week', () => {
    const place = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(place, place, (first, last) => {
        const inside = meant(`${NAMES[first]}–${NAMES[last]}`);
        expect(inside).toContain(String(first + 1));
        expect(inside).toContain(String(last + 1));
        expect(inside).toHaveLength(((last - first + 7) % 7) + 1);
      }),
    );
  });

  test('[P2-36] a range of dates is read alike in each way to write it, and includes its ends and what is between', () => {
    const dayOfYear = fc.integer({ min: 0, max: 364 });
    const toParts = (index: number) => new Date(Date.UTC(2026, 0, 1 + index));
    const written = [
      (date: Date) => `${date.getUTCDate()}.${date.getUTCMonth() + 1}`,
      (date: Date) => `${date.getUTCDate()}. ${MONTH_NAMES[date.getUTCMonth()]}`,
      (date: Date) => `${date.getUTCDate()}.${date.getUTCMonth() + 1}.2026`,
      (date: Date) => date.toISOString().slice(0, 10),
    ];
    const dashes = fc.constantFrom('-', ' - ', '–', ' – ', '—', ' til ', '\u2011');
    fc.assert(
      fc.property(
        dayOfYear,
        dayOfYear,
        dayOfYear,
        fc.constantFrom(...written),
        dashes,
        (one, other, at, write, dash) => {
          const [first, last] = [Math.min(one, other), Math.max(one, other)];
          const today = toParts(at);
          const match = matchDays(
            `${write(toParts(first))}${dash}${write(toParts(last))}`,
            day(1, { day: today.getUTCDate(), month: today.getUTCMonth() + 1 }),
          );
          expect(match).toBe(at >= first && at <= last ? 'date' : 'none');
        },
      ),
    );
  });
});
