import fc from 'fast-check';
import { deliveryText, type OpeningHours } from 'shared-domain/delivery';
import { aShop } from 'shared-domain/delivery/testing';
import type { Weekday } from 'shared-domain/kernel';
import { type CalendarDay, matchDays, parseOpeningTimes, resolveOpeningState } from './opening-hours';

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
});

describe('opening times', () => {
  test.each([
    ['10–18', [[600, 1080]]],
    ['09:00-18:00', [[540, 1080]]],
    ['9.30 — 16.45', [[570, 1005]]],
    ['Kl. 10 til 20', [[600, 1200]]],
    ['kl 10–kl. 20', [[600, 1200]]],
    ['kl10-20', [[600, 1200]]],
    ['kl 10–kl 20', [[600, 1200]]],
    ['10–kl.20', [[600, 1200]]],
    ['0–24', [[0, 1440]]],
    [
      '10–14 og 15–18',
      [
        [600, 840],
        [900, 1080],
      ],
    ],
    [
      '10-14, 15-18 & 19-20',
      [
        [600, 840],
        [900, 1080],
        [1140, 1200],
      ],
    ],
    [
      '10-14,15-18',
      [
        [600, 840],
        [900, 1080],
      ],
    ],
    [
      '10-14  og  15-18',
      [
        [600, 840],
        [900, 1080],
      ],
    ],
    ['kl.  10  til  18', [[600, 1080]]],
    [' STENGT ', []],
  ] as const)('[P2-36] %j', (text, times) => {
    expect(parseOpeningTimes(text)).toEqual(times.map(([opensAt, closesAt]) => ({ opensAt, closesAt })));
  });

  test.each([
    '',
    'Etter avtale',
    '10',
    '10–',
    '18–10',
    '10–10',
    '10–25',
    '10:60–18',
    '10–17:60',
    '10–24:01',
    '10–14, etter avtale',
    '10-12-14',
    'a10–18',
    '10–18b',
    '100–180',
    '10:5–18',
    'stengt 10–18',
    '10.001–18',
  ])('[P2-36] %j cannot be read', (text) => {
    expect(parseOpeningTimes(text)).toBeNull();
  });

  test('[P2-36] every parsed time is within a day and ends after it begins', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:.-– ,') }), (text) => {
        for (const { opensAt, closesAt } of parseOpeningTimes(text) ?? [])
          expect([opensAt >= 0, opensAt < closesAt, closesAt <= 1_440]).toEqual([true, true, true]);
      }),
    );
  });
});

describe('opening state', () => {
  const { open } = aShop();
  /** Norwegian winter time. */
  const at = (iso: string) => Date.parse(`${iso}+01:00`);
  const textAt = (hours: readonly OpeningHours[] | null, nowMs: number) => {
    const { text } = resolveOpeningState(hours, nowMs);
    return text && deliveryText(text);
  };
  const say = (iso: string, hours = open) => `${resolveOpeningState(hours, at(iso)).state}: ${textAt(hours, at(iso))}`;

  test.each([
    ['2026-11-23T10:00', 'open: Åpent til 18:00'],
    ['2026-11-23T17:00', 'open: Åpent til 18:00'],
    ['2026-11-23T17:01', 'closes-soon: Stenger snart, kl. 18:00'],
    ['2026-11-23T17:59', 'closes-soon: Stenger snart, kl. 18:00'],
    ['2026-11-23T18:00', 'closed: Stengt, åpner i morgen kl. 10:00'],
    ['2026-11-23T09:59', 'closed: Stengt, åpner kl. 10:00'],
    ['2026-11-21T15:30', 'closes-soon: Stenger snart, kl. 16:00'],
    ['2026-11-21T16:00', 'closed: Stengt, åpner mandag kl. 10:00'],
    ['2026-11-22T12:00', 'closed: Stengt, åpner i morgen kl. 10:00'],
  ])('[P2-36] at %s a shop that is open on weekdays 10–18 and Saturdays 10–16: %s', (iso, expected) => {
    expect(say(iso)).toBe(expected);
  });

  test('[P2-36] the clock is that of Norway, in summer too', () => {
    expect(textAt(open, Date.UTC(2026, 6, 6, 15, 30))).toBe('Stenger snart, kl. 18:00');
    expect(textAt(open, Date.UTC(2026, 10, 23, 15, 30))).toBe('Åpent til 18:00');
  });

  test('[P2-36] a date has priority over its weekday', () => {
    const christmas = [
      ...(open ?? []),
      { days: '24.12', hours: '10–13' },
      { days: '25. desember og 26. desember', hours: 'Stengt' },
    ];
    expect(say('2026-12-24T12:30', christmas)).toBe('closes-soon: Stenger snart, kl. 13:00');
    expect(say('2026-12-24T14:00', christmas)).toBe('closed: Stengt, åpner mandag kl. 10:00');
    expect(say('2026-12-25T12:00', christmas)).toBe('closed: Stengt, åpner mandag kl. 10:00');
    expect(say('2026-12-23T12:00', christmas)).toBe('open: Åpent til 18:00');
  });

  test('[P2-36] several times of a day, in any order of the entries', () => {
    const hours = [
      { days: 'Alle dager', hours: '15:30–18' },
      { days: 'Man', hours: '9–12' },
    ];
    expect(say('2026-11-23T08:00', hours)).toBe('closed: Stengt, åpner kl. 09:00');
    expect(say('2026-11-23T12:00', hours)).toBe('closed: Stengt, åpner kl. 15:30');
    expect(say('2026-11-23T15:30', hours)).toBe('open: Åpent til 18:00');
    expect(say('2026-11-29T19:00', hours)).toBe('closed: Stengt, åpner i morgen kl. 09:00');
  });

  test('[P2-36] a shop that opens once a week, or not at all within one', () => {
    expect(say('2026-11-23T18:30', [{ days: 'Man', hours: '10–18' }])).toBe('closed: Stengt, åpner mandag kl. 10:00');
    expect(say('2026-11-23T18:30', [{ days: '1.12.2026', hours: '10–18' }])).toBe('closed: Stengt');
    expect(say('2026-11-23T18:30', [{ days: '30.11.2026', hours: '10–18' }])).toBe(
      'closed: Stengt, åpner mandag kl. 10:00',
    );
    expect(say('2026-11-23T18:30', [{ days: 'Alle dager', hours: 'Stengt' }])).toBe('closed: Stengt');
  });

  test.each([
    ['no entries', []],
    ['null', null],
    ['hours that cannot be read', [{ days: 'Alle dager', hours: 'Etter avtale' }]],
    [
      'one of two hours that cannot be read',
      [
        { days: 'Man', hours: '10–18' },
        { days: 'Man', hours: 'Etter avtale' },
      ],
    ],
    [
      'days that cannot be read, and none for today',
      [
        { days: 'Høysesong', hours: '10–18' },
        { days: 'Søn', hours: 'Stengt' },
      ],
    ],
  ])('[P2-36] %s: no text', (_, hours) => {
    expect(resolveOpeningState(hours, at('2026-11-23T12:00'))).toEqual({ state: 'unknown', text: null });
  });

  test('[P2-36] unreadable hours of other days do not affect today, but no later opening is promised', () => {
    const hours = [
      { days: 'Man', hours: '10–18' },
      { days: 'Tir', hours: 'Etter avtale' },
      { days: 'Ons', hours: '10–18' },
      { days: 'Høysesong', hours: '8–22' },
    ];
    expect(say('2026-11-23T12:00', hours)).toBe('open: Åpent til 18:00');
    expect(say('2026-11-23T19:00', hours)).toBe('closed: Stengt');
    expect(say('2026-11-25T12:00', [{ days: '25.11', hours: 'Etter avtale' }, ...hours])).toBe('unknown: null');
  });

  test('[P2-36] in the night of the change to winter time the next day is still tomorrow', () => {
    const sunday = [{ days: 'Man', hours: '10–18' }];
    expect(textAt(sunday, Date.UTC(2026, 9, 24, 22, 30))).toBe('Stengt, åpner i morgen kl. 10:00');
    expect(textAt(sunday, Date.UTC(2026, 9, 24, 21, 30))).toBe('Stengt, åpner mandag kl. 10:00');
  });

  test('[P2-36] the states of a minute follow from the distance to opening and closing', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(hour, hour, fc.integer({ min: 0, max: 1_439 }), (one, other, minute) => {
        const [opens, closes] = [Math.min(one, other), Math.max(one, other) + 1];
        const { state } = resolveOpeningState(
          [{ days: 'Alle dager', hours: `${opens}–${closes}` }],
          at('2026-11-23T00:00') + minute * 60_000,
        );
        const [sinceOpen, untilClose] = [minute - opens * 60, closes * 60 - minute];
        expect(state === 'closed').toBe(sinceOpen < 0 || untilClose <= 0);
        expect(state === 'closes-soon').toBe(sinceOpen >= 0 && untilClose > 0 && untilClose < 60);
      }),
    );
  });
});
