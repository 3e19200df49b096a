import { presaleText } from './presale';

const moment = { weekday: 'fredag', time: '09:00', date: '4. desember' };
const HOUR_MS = 3_600_000;

test.each([
  ['P4-54', 0, null],
  ['P4-54', -1, null],
  ['P4-56', 1, 'Forhåndsbestill om 1 sekund'],
  ['P4-56', 1_001, 'Forhåndsbestill om 2 sekunder'],
  ['P4-56', 59_000, 'Forhåndsbestill om 59 sekunder'],
  ['P4-57', 60_000, 'Forhåndsbestill om 00:01:00'],
  ['P4-57', 5 * HOUR_MS + 61_000, 'Forhåndsbestill om 05:01:01'],
  ['P4-57', 24 * HOUR_MS - 1_000, 'Forhåndsbestill om 23:59:59'],
  ['P4-55', 24 * HOUR_MS, 'Forhåndsbestill fra fredag kl. 09:00'],
  ['P4-55', 7 * 24 * HOUR_MS, 'Forhåndsbestill fra fredag kl. 09:00'],
  ['P4-55', 7 * 24 * HOUR_MS + 1, 'Forhåndsbestill fra fredag 4. desember kl. 09:00'],
])('[%s] %d ms before the release: %s', (_, remainingMs, text) => {
  expect(presaleText(remainingMs, moment)).toBe(text);
});
