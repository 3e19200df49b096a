import { aCart, emptyCart } from '../testing';
import { isExtensionDue } from './extension-due';

const NOW = Date.UTC(2026, 10, 23, 12);
const inHours = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

test.each([
  ['a fresh order', aCart({ expiresAt: inHours(24) }), false],
  ['one with half a day left', aCart({ expiresAt: inHours(12) }), false],
  ['one with less', aCart({ expiresAt: inHours(11.9) }), true],
  ['a paid one', aCart({ expiresAt: inHours(1), hasPaid: true }), false],
  ['an empty one', { ...emptyCart('B2C'), expiresAt: inHours(1) }, false],
  ['one whose end is not known', aCart(), false],
])('[F4.1-3] %s', (_, answer, isDue) => {
  expect(isExtensionDue(answer, NOW)).toBe(isDue);
});
