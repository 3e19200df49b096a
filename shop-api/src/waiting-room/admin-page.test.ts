import { fromNorwegianTime, readRoomForm, toNorwegianTime } from './admin-page';

test('an empty form limits nothing', () => {
  expect(readRoomForm({ apner: '', per_minutt: '', plasser: '' })).toEqual({
    settings: { opensAt: null, ratePerMinute: null, maxActive: null, isPaused: false },
  });
});

test('all settings are read; the rate may have a Norwegian comma', () => {
  expect(readRoomForm({ apner: '2026-11-27T09:00', per_minutt: '7,5', plasser: '40', pause: 'ja' })).toEqual({
    settings: { opensAt: new Date('2026-11-27T08:00:00Z'), ratePerMinute: 7.5, maxActive: 40, isPaused: true },
  });
});

test('whatever is wrong is said, each once', () => {
  expect(readRoomForm({ apner: 'i morgen', per_minutt: '0', plasser: '-1' })).toEqual({
    errors: [
      'Åpner: skriv en dato og et klokkeslett.',
      'Slipp inn per minutt: skriv et tall større enn 0.',
      'Plasser i kassen: skriv et helt tall, 0 eller mer.',
    ],
  });
  expect(readRoomForm({ apner: '2026-13-01T09:00' })).toHaveProperty('errors');
});

test.each([
  ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('%s in Norway is %s', (local, utc) => {
  expect(fromNorwegianTime(local).toISOString()).toBe(utc);
});

test('a time is shown as the clocks in Norway show it', () => {
  expect(toNorwegianTime(new Date('2026-07-01T07:05:00Z'))).toBe('2026-07-01T09:05');
});
