import fc from 'fast-check';
import { parseOpeningTimes } from './opening-times';

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
