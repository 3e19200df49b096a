import fc from 'fast-check';
import { formatPhoneNumber, nationalNumber } from './phone-number';

test.each([
  ['+47 912 34 567', '91234567'],
  ['(+47) 912-34-567', '91234567'],
  ['+47 912', '912'],
  ['(+47) 912', '912'],
  ['004791234567', '91234567'],
  ['0047 912', '912'],
  ['4791234567', '91234567'],
  ['9491234567', '9491234567'],
  ['47123456', '47123456'],
  ['+4747123456', '47123456'],
  ['912 34 567', '91234567'],
  ['912+34+567', '91234567'],
  ['+47 (0) 912 34 567', '91234567'],
  ['047 912 34 567', '91234567'],
  ['tel:+47-912-34-567', '91234567'],
  ['＋４７ ９１２ ３４ ５６７', '91234567'],
  ['+47\u00a0912\u00a034\u00a0567', '91234567'],
  ['912004756', '912004756'],
  ['', ''],
])('[P5-3, P7-7] %j is the number %j', (phone, digits) => {
  expect(nationalNumber(phone)).toBe(digits);
});

test.each([
  ['+4791234567', '912 34 567'],
  ['912', '912'],
  ['9123', '912 3'],
  ['912345', '912 34 5'],
  ['912345678901', '912 34 567'],
  ['nummer', ''],
])('[P5-3] %s is shown as %j', (phone, shown) => {
  expect(formatPhoneNumber(phone)).toBe(shown);
});

test('[P5-3] any text: digits in groups of 3 2 3, at most 10 characters, and formatting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -()a') }), (text) => {
      const shown = formatPhoneNumber(text);
      expect(shown).toMatch(/^(\d{0,3}|\d{3} \d{1,2}|\d{3} \d{2} \d{1,3})$/);
      expect(shown.length).toBeLessThanOrEqual(10);
      if (!/^0047/.test(shown.replace(/ /g, ''))) expect(formatPhoneNumber(shown)).toBe(shown);
    }),
  );
});

test('[P5-3, P7-7] every way to write a number is the same number', () => {
  const number = fc.integer({ min: 20_000_000, max: 99_999_999 }).map(String);
  fc.assert(
    fc.property(
      number,
      fc.constantFrom('', '+47', '+47 ', '0047', '0047 ', '47', '(+47) '),
      (digits, prefix) => nationalNumber(prefix + digits) === digits,
    ),
  );
});
