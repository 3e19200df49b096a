import { leaseMonths } from './lease-months';

test.each([
  [{ duration: 24, code: 'TLF12PLEAS' }, 24],
  [{ duration: '12' }, 12],
  [{ duration: 'now', code: 'TLF12PLEAS' }, 0],
  [{ duration: 24, code: 'now' }, 0],
  [{ duration: 0 }, 0],
  [{}, 0],
])('[F4.1-15, F9.3-7, F9.3-11] %j is a lease of %d months', (financing, months) => {
  expect(leaseMonths(financing)).toBe(months);
});
