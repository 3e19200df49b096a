import { preselectOffering } from './preselection';

const plans = [{ offeringCode: 'FJELL_A' }, { offeringCode: 'FJELL_B.X' }];

test.each([
  ['FJELL_B', 'FJELL_A', 'FJELL_B.X'],
  ['FJELL_GONE', 'FJELL_B', 'FJELL_B.X'],
  [null, 'FJELL_B.Y', 'FJELL_B.X'],
  [null, 'FJELL_GONE', 'FJELL_A'],
])('[F5.3-5, P2-9] asked for %s, by default %s: %s', (asked, fallback, expected) => {
  expect(preselectOffering(plans, asked, fallback)?.offeringCode).toBe(expected);
});

test('[F5.3-5] an empty list preselects nothing', () => {
  expect(preselectOffering([], 'FJELL_A', 'FJELL_A')).toBeNull();
});
