import { insuranceOfferingCode } from './insurance-code';

const defaultCode = 'FJELL_X_BASIC_2025_2';

test.each([
  ['FJELL_X_MAX', 'TLF12PLEAS', 'FJELL_X_MAX.TLF12PLEAS'],
  ['FJELL_X_MAX.OLD', 'TLF12PLEAS', 'FJELL_X_MAX.TLF12PLEAS'],
  ['FJELL_X_MAX', undefined, 'FJELL_X_MAX.REGULAR'],
  ['keepExisting.KEEP', undefined, 'FJELL_X_BASIC_2025_2.REGULAR'],
  ['keepExisting.KEEP', 'TLF12PLEAS', 'FJELL_X_BASIC_2025_2.REGULAR'],
])('[P7-18, F7.4-1] insurances of %s with icim %s are asked for by %s', (offeringCode, icim, expected) => {
  expect(insuranceOfferingCode({ offeringCode, icim, defaultCode })).toBe(expected);
});
