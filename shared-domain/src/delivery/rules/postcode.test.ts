import fc from 'fast-check';
import { isCompletePostcode, limitPostcode } from './postcode';

test.each([
  ['0484', '0484'],
  ['0484 Oslo', '0484'],
  ['N-5014', '5014'],
  ['50145', '5014'],
  ['50', '50'],
  ['abc', ''],
  ['', ''],
])('[P5-1] %j becomes %j in the field', (text, limited) => {
  expect(limitPostcode(text)).toBe(limited);
});

test.each([
  ['0484', true],
  ['048', false],
  ['04845', false],
  ['048a', false],
  ['abcd', false],
  ['    ', false],
  [' 484', false],
  ['x0484', false],
  ['0484\n', false],
  ['', false],
])('[P5-1, F5.7-1] %j is looked up: %s', (text, expected) => {
  expect(isCompletePostcode(text)).toBe(expected);
});

test('[P5-1] any text: at most 4 digits of it, in their order, and limiting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -ab') }), (text) => {
      const limited = limitPostcode(text);
      expect(limited).toMatch(/^\d{0,4}$/);
      expect([...text].filter((each) => each >= '0' && each <= '9').join('')).toMatch(new RegExp(`^${limited}`));
      expect(limitPostcode(limited)).toBe(limited);
    }),
  );
});
