import fc from 'fast-check';
import { deliveryText } from '../texts/nb';
import { deliveryDateText } from './delivery-date';

/** A Saturday, 23:30 in Norway. */
const NOW_MS = Date.UTC(2026, 10, 21, 22, 30);
const text = (estimatedDeliveryDate: string | null, type = 'CARRYON_DOOR', nowMs = NOW_MS) => {
  const date = deliveryDateText({ type, estimatedDeliveryDate }, nowMs);
  return date && deliveryText(date);
};

test.each([
  ['2026-11-21', 'Leveres i dag'],
  ['2026-11-21T09:00:00Z', 'Leveres i dag'],
  ['2026-11-21T23:15:00Z', 'Leveres i morgen'],
  ['2026-11-22', 'Leveres i morgen'],
  ['2026-11-23', 'Leveres mandag 23. november'],
  ['2026-11-24T08:00:00+01:00', 'Leveres tirsdag 24. november'],
  ['2026-12-05', 'Leveres lørdag 5. desember'],
  ['2027-01-01', 'Leveres fredag 1. januar'],
  ['2026-11-20', null],
  ['2025-11-24', null],
  ['snart', null],
  ['', null],
  [null, null],
])('[P3-35] on Saturday 21 November an estimated date of %j: %j', (date, expected) => {
  expect(text(date)).toBe(expected);
});

test.each([
  ['PICK_UP_POINT', 'Kan hentes i morgen'],
  ['b2c.PICK_UP_POINT_BRING', 'Kan hentes i morgen'],
  ['PICK_UP_IN_SHOP', 'Kan hentes i morgen'],
  ['CARRYON_POST', 'Leveres i morgen'],
  ['DRONE', 'Leveres i morgen'],
])('[P3-35] %s: %s', (type, expected) => {
  expect(text('2026-11-22', type)).toBe(expected);
});

test('[P3-35] months of any length count by their days', () => {
  expect(text('2026-03-01', undefined, Date.UTC(2026, 1, 28, 12))).toBe('Leveres i morgen');
  expect(text('2028-03-01', undefined, Date.UTC(2028, 1, 28, 12))).toBe('Leveres onsdag 1. mars');
});

test('[P3-35] over the change to winter time the days still count one by one', () => {
  const beforeChange = Date.UTC(2026, 9, 24, 12);
  expect(text('2026-10-25', undefined, beforeChange)).toBe('Leveres i morgen');
  expect(text('2026-10-26', undefined, beforeChange)).toBe('Leveres mandag 26. oktober');
});

test('[P3-35] what comes in n days is named for exactly one n, at any hour', () => {
  const days = fc.integer({ min: -3, max: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1_310 }), days, (day, minute, away) => {
      // Until 23:50 of the same day in Norway, summer time included.
      const iso = new Date((day + away) * 86_400_000).toISOString().slice(0, 10);
      const shown = text(iso, undefined, day * 86_400_000 + minute * 60_000);
      if (away < 0) expect(shown).toBeNull();
      else if (away < 2) expect(shown).toBe(away === 0 ? 'Leveres i dag' : 'Leveres i morgen');
      else expect(shown).toContain(` ${Number(iso.slice(8))}. `);
    }),
  );
});
