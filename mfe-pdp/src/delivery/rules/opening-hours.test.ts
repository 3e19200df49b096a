import fc from 'fast-check';
import { deliveryText, type OpeningHours } from 'shared-domain/delivery';
import { aShop } from 'shared-domain/delivery/testing';
import { resolveOpeningState } from './opening-hours';

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
      'days that cannot be read, beside one for today',
      [
        { days: 'Høysesong', hours: '10–18' },
        { days: 'Man', hours: '10–18' },
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
    ];
    expect(say('2026-11-23T12:00', hours)).toBe('open: Åpent til 18:00');
    expect(say('2026-11-23T19:00', hours)).toBe('closed: Stengt');
    expect(say('2026-11-25T12:00', [{ days: '25.11', hours: 'Etter avtale' }, ...hours])).toBe('unknown: null');
  });

  test('[P2-36] days that cannot be read could be any: nothing is said but what a date says', () => {
    const hours = [...(open ?? []), { days: 'Romjulen', hours: 'Stengt' }, { days: '24.11', hours: '10–14' }];
    expect(say('2026-11-23T12:00', hours)).toBe('unknown: null');
    expect(say('2026-11-24T12:00', hours)).toBe('open: Åpent til 14:00');
    expect(say('2026-11-24T14:00', hours)).toBe('closed: Stengt');
  });

  test('[P2-36] a range of dates closes each of its days, and does not stop before the last', () => {
    const christmas = [...(open ?? []), { days: '22.–24. desember', hours: 'Stengt' }];
    for (const day of ['22', '23', '24']) expect(say(`2026-12-${day}T12:00`, christmas)).toMatch(/^closed/);
    expect(say('2026-12-21T12:00', christmas)).toBe('open: Åpent til 18:00');
    expect(say('2026-12-28T12:00', christmas)).toBe('open: Åpent til 18:00');
  });

  test.each([
    ['New Year', '2027-01-01T12:00'],
    ['Maundy Thursday', '2027-03-25T12:00'],
    ['Easter Monday', '2027-03-29T12:00'],
    ['1 May', '2026-05-01T12:00'],
    ['Whit Monday', '2026-05-25T12:00'],
    ['Christmas Day', '2026-12-25T12:00'],
  ])(
    '[P2-36] %s is no weekday: a shop that is closed on Sundays is closed, one that is open then is unknown',
    (_, iso) => {
      expect(say(iso)).toMatch(/^closed: Stengt/);
      expect(say(iso, [{ days: 'Alle dager', hours: '7–23' }])).toBe('unknown: null');
      const own = [
        { days: 'Alle dager', hours: '7–23' },
        { days: 'Søn- og helligdager', hours: '12–20' },
      ];
      expect(say(iso, own)).toBe('open: Åpent til 20:00');
    },
  );

  test.each(['2026-12-24T12:00', '2026-12-31T12:00'])('[P2-36] at %s, an eve, only its own entry counts', (iso) => {
    expect(say(iso)).toBe('unknown: null');
    expect(say(iso, [...(open ?? []), { days: 'Julaften og nyttårsaften', hours: '10–13' }])).toBe(
      'open: Åpent til 13:00',
    );
  });

  test('[P2-36] a holiday is no later opening', () => {
    expect(say('2026-04-30T19:00')).toBe('closed: Stengt, åpner lørdag kl. 10:00');
    expect(say('2026-12-23T19:00')).toBe('closed: Stengt');
  });

  test.each([
    ['2026-11-27T17:59', 'closed: Stengt, åpner kl. 18:00'],
    ['2026-11-27T18:00', 'open: Åpent til 02:00'],
    ['2026-11-27T23:59', 'open: Åpent til 02:00'],
    ['2026-11-28T00:00', 'open: Åpent til 02:00'],
    ['2026-11-28T01:30', 'closes-soon: Stenger snart, kl. 02:00'],
    ['2026-11-28T02:00', 'closed: Stengt, åpner kl. 18:00'],
    ['2026-11-29T01:59', 'closes-soon: Stenger snart, kl. 02:00'],
    ['2026-11-29T02:00', 'closed: Stengt, åpner fredag kl. 18:00'],
    ['2026-11-30T01:00', 'closed: Stengt, åpner fredag kl. 18:00'],
  ])('[P2-36] at %s a shop that is open on Fridays and Saturdays over midnight: %s', (iso, expected) => {
    expect(
      say(iso, [
        { days: 'Fre–lør', hours: '18–02' },
        { days: 'Søn', hours: 'Stengt' },
      ]),
    ).toBe(expected);
  });

  test.each(['00–24', '0–24', '00:00–24:00', 'Døgnåpent'])('[P2-36] %s never closes at midnight', (hours) => {
    const always = [{ days: 'Alle dager', hours }];
    for (const time of ['00:00', '12:00', '23:30', '23:59'])
      expect(say(`2026-11-23T${time}`, always)).toBe('open: Åpent');
    const untilFriday = [
      { days: 'Man–fre', hours },
      { days: 'Helg', hours: 'Stengt' },
    ];
    expect(say('2026-11-27T12:00', untilFriday)).toBe('open: Åpent til 24:00');
    expect(say('2026-11-27T23:30', untilFriday)).toBe('closes-soon: Stenger snart, kl. 24:00');
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
