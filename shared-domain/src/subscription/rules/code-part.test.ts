import fc from 'fast-check';
import { bareCode, codePart, offeringCodeOf, withIcim } from './code-part';

test('[F9.4-1, P3-17] a code’s part behind the brand, without suffix', () => {
  expect(codePart('FJELL_X_MAX_2025.TLF12PLEAS')).toBe('X_MAX_2025');
  expect(bareCode('FJELL_X_MAX_2025.TLF12PLEAS')).toBe('FJELL_X_MAX_2025');
});

test('[F9.4-4] a promotion is no part of the plan, but of the code', () => {
  expect(codePart('FJELL_JUNIOR_01GB+PROMO_JR06_50.REGULAR')).toBe('JUNIOR_01GB');
  expect(bareCode('FJELL_JUNIOR_01GB+PROMO_JR06_50.REGULAR')).toBe('FJELL_JUNIOR_01GB+PROMO_JR06_50');
});

test('[P7-18, P9-23] an icim replaces a code’s own suffix, without one it is REGULAR', () => {
  expect(withIcim('FJELL_X_MAX.OLD', 'TLF12PLEAS')).toBe('FJELL_X_MAX.TLF12PLEAS');
  expect(withIcim('FJELL_X_MAX')).toBe('FJELL_X_MAX.REGULAR');
});

const name = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
const part = fc.array(name, { minLength: 1, maxLength: 4 }).map((words) => words.join('_'));

test('[F9.4-1] what is put together from any brand can be taken apart again', () => {
  fc.assert(
    fc.property(name, part, name, (brand, plan, icim) => {
      const code = offeringCodeOf(brand, plan);
      expect(codePart(code)).toBe(plan);
      expect(codePart(withIcim(`${code}+PROMO_${icim}`, icim))).toBe(plan);
      expect(bareCode(withIcim(code, icim))).toBe(code);
    }),
  );
});
