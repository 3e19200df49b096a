import fc from 'fast-check';
import { parseOpeningTimes } from './opening-times';

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
    ['Stengt.', []],
    ['Lukket', []],
    ['00–24', [[0, 1440]]],
    ['00:00–24:00', [[0, 1440]]],
    ['Døgnåpent', [[0, 1440]]],
    ['Åpent hele døgnet', [[0, 1440]]],
    ['åpent døgnet rundt'.normalize('NFD'), [[0, 1440]]],
    ['18–02', [[1080, 1560]]],
    ['kl. 18.00 til kl. 02.30', [[1080, 1590]]],
    ['16:00‑01:00', [[960, 1500]]],
    ['18–00', [[1080, 1440]]],
    ['18–00:30', [[1080, 1470]]],
    ['0930–1645', [[570, 1005]]],
    ['fra 10 til 18', [[600, 1080]]],
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
    '9–5',
    '24–02',
    '25–02',
    'Stengt fra 12',
    'ca. 10–18',
    '10–18 (sommer 10–16)',
    '10–?',
  ])('[P2-36] %j cannot be read', (text) => {
    expect(parseOpeningTimes(text)).toBeNull();
  });

  test('[P2-36] every parsed time begins within a day, and ends after that and in the next morning at the latest', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:.-– ,') }), (text) => {
        for (const { opensAt, closesAt } of parseOpeningTimes(text) ?? [])
          expect([opensAt >= 0, opensAt < 1_440, opensAt < closesAt, closesAt <= 1_800]).toEqual([
            true,
            true,
            true,
            true,
          ]);
      }),
    );
  });
});
