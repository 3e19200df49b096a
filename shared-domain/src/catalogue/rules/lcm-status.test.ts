import { resolveLcmStatus } from './lcm-status';

const nowMs = Date.UTC(2026, 10, 21, 12);
const at = (name: string, timestampIso: string) => ({ name, timestampIso });

test.each([
  ['none', [], 'NonSellable'],
  ['only future', [at('PreSales', '2026-11-21T12:00:01Z')], 'NonSellable'],
  ['exactly now', [at('PreSales', '2026-11-21T12:00:00Z')], 'PreSales'],
  [
    'the latest, in any order',
    [
      at('Sellable', '2026-10-01T00:00:00Z'),
      at('PreSales', '2026-09-01T00:00:00Z'),
      at('GlobalPhasedOutStocking', '2027-01-01T00:00:00Z'),
    ],
    'Sellable',
  ],
  ['by the instant, not by the text', [at('A', '2026-11-21T12:30:00+01:00'), at('B', '2026-11-21T11:45:00Z')], 'B'],
  ['of one moment the last named', [at('A', '2026-11-01T00:00:00Z'), at('B', '2026-11-01T00:00:00Z')], 'B'],
  ['an unreadable time', [at('A', 'snart')], 'NonSellable'],
])('[P4-65, F4.6-4] life-cycle status: %s', (_, statuses, expected) => {
  expect(resolveLcmStatus(statuses, nowMs)).toBe(expected);
});
