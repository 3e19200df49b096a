import { bareCode, codePart, defaultOfferingCode, withIcim } from './code-part';

test('[F9.4-1, P3-17] a code’s part behind the brand, without suffix', () => {
  expect(codePart('FJELL_X_MAX_2025.TLF12PLEAS')).toBe('X_MAX_2025');
  expect(bareCode('FJELL_X_MAX_2025.TLF12PLEAS')).toBe('FJELL_X_MAX_2025');
});

test('[P7-18, P9-23] an icim replaces a code’s own suffix, without one it is REGULAR', () => {
  expect(withIcim('FJELL_X_MAX.OLD', 'TLF12PLEAS')).toBe('FJELL_X_MAX.TLF12PLEAS');
  expect(withIcim('FJELL_X_MAX')).toBe('FJELL_X_MAX.REGULAR');
});

test('[F9.4-6, P9-33] the default plan carries the brand', () => {
  expect(defaultOfferingCode('FJELL')).toBe('FJELL_X_BASIC_2025_2');
});
