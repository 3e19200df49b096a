import { isPhasedOut } from './phased-out';

test.each([
  ['GlobalPhasedOutStocking', 0, true],
  ['GlobalPhasedOutStocking', 1, false],
  ['Sellable', 0, false],
])('[P4-66] %s with %d pieces is phased out: %s', (lcmStatus, dcQtyAvailable, expected) => {
  expect(isPhasedOut({ lcmStatus, dcQtyAvailable })).toBe(expected);
});
