import { presaleCountdown } from './presale-countdown';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** Saturday 12 December 2026, 08:00 in Norway. */
const RELEASE = Date.UTC(2026, 11, 12, 7);

test.each([
  ['[P4-55] a week and a moment: with the date', 7 * DAY + 1, 'Forhåndsbestill fra lørdag 12. desember kl. 08:00'],
  ['[P4-55] a week', 7 * DAY, 'Forhåndsbestill fra lørdag kl. 08:00'],
  ['[P4-55] a day', DAY, 'Forhåndsbestill fra lørdag kl. 08:00'],
  ['[P4-57] just under a day', DAY - SECOND, 'Forhåndsbestill om 23:59:59'],
  ['[P4-57] hours, minutes and seconds', 3 * HOUR + 12 * 60 * SECOND + 9 * SECOND, 'Forhåndsbestill om 03:12:09'],
  ['[P4-57] a minute', 60 * SECOND, 'Forhåndsbestill om 00:01:00'],
  ['[P4-56] under a minute, rounded up', 41 * SECOND + 1, 'Forhåndsbestill om 42 sekunder'],
  ['[P4-56] one second', SECOND, 'Forhåndsbestill om 1 sekund'],
  ['[P4-54] now', 0, null],
  ['[P4-54] past', -SECOND, null],
])('%s', (_, leftMs, text) => {
  expect(presaleCountdown(RELEASE, RELEASE - leftMs)).toBe(text);
});

test('[P4-55] summer time counts', () => {
  expect(presaleCountdown(Date.UTC(2026, 6, 3, 6), Date.UTC(2026, 6, 1))).toBe('Forhåndsbestill fra fredag kl. 08:00');
});
