import { hasRelativeDatePassed, resolveRelativeDates } from './read-feed-folder';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const written = {
  products: [
    {
      releaseDate: { minutesFromNow: 90 },
      statuses: [{ name: 'PreSales', timestampIso: { daysFromNow: -30, at: '07:00' } }],
    },
  ],
  webdeals: [{ validTo: { daysFromNow: 2, at: '22:59' }, price: { daysFromNow: 3 } }],
};

test('dates are relative to the import; an object that only looks like a date stays', () => {
  expect(resolveRelativeDates(written, NOW_MS)).toEqual({
    products: [
      {
        releaseDate: '2026-11-21T13:30:00.000Z',
        statuses: [{ name: 'PreSales', timestampIso: '2026-10-22T07:00:00.000Z' }],
      },
    ],
    webdeals: [{ validTo: '2026-11-23T22:59:00.000Z', price: { daysFromNow: 3 } }],
  });
});

test.each([
  ['half an hour later', 0.5 * HOUR_MS, false],
  ['when the first one comes', 1.5 * HOUR_MS, true],
  ['days later', 100 * HOUR_MS, true],
])('%s: passed %s', (_when, laterMs, passed) => {
  expect(hasRelativeDatePassed(written, NOW_MS, NOW_MS + laterMs)).toBe(passed);
});

test('a date that had passed at the import does not pass again', () => {
  expect(hasRelativeDatePassed([{ minutesFromNow: -5 }], NOW_MS, NOW_MS + HOUR_MS)).toBe(false);
});
