import fc from 'fast-check';
import { toInstantMs } from './instant';

test('[P4-65] an instant is read as the platform reads it, without its clock', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(fc.property(dates, (date) => toInstantMs(date.toISOString()) === date.getTime()));
});

test.each([
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  ['2026-11-21T10:00:00+01:00', Date.UTC(2026, 10, 21, 9)],
  ['2026-11-21T10:00-0230', Date.UTC(2026, 10, 21, 12, 30)],
  ['2024-02-29T23:59:59.5Z', Date.UTC(2024, 1, 29, 23, 59, 59, 500)],
  ['2024-02-29T23:59:59.5678Z', Date.UTC(2024, 1, 29, 23, 59, 59, 567)],
  ['2026-11-21 10:00', Date.UTC(2026, 10, 21, 10)],
  ['i går', null],
  ['kl. 2026-11-21', null],
  ['2026-11-21 ca.', null],
])('[P4-65] %s', (iso, expected) => {
  expect(toInstantMs(iso)).toBe(expected);
});
