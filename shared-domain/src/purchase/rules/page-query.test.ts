import fc from 'fast-check';
import { queryText, readPageQuery } from './page-query';

const parameters = (text: string): URLSearchParams => new URLSearchParams(text);

test('[P2-3, P2-4, P2-7, P2-8, P2-9] reads the address; an empty parameter counts as missing', () => {
  expect(readPageQuery(parameters('so=lease24&sc=A&cartId=b&steg=forsikring&abonnement=C'))).toEqual({
    so: 'lease24',
    sc: 'A',
    cartId: 'b',
    steg: 'forsikring',
    abonnement: 'C',
  });
  expect(readPageQuery(parameters('so=&dcv=1'))).toEqual({
    so: null,
    sc: null,
    cartId: null,
    steg: null,
    abonnement: null,
  });
});

test('an option or a plan that is no code counts as missing, here and in links', () => {
  const address = parameters('so=<b>&sc=A B&abonnement=a/b&dcv=nå&steg=a b');
  expect(readPageQuery(address)).toEqual({ so: null, sc: null, cartId: null, steg: 'a b', abonnement: null });
  expect(queryText(address)).toBe('?dcv=n%C3%A5&steg=a+b');
});

test('[P2-5] keeps dcv and the other known parameters in one order, drops the rest', () => {
  expect(queryText(parameters('utm_source=x&dcv=1&so=upfront'))).toBe('?so=upfront&dcv=1');
  expect(queryText(parameters('dcv=1&sc=A'), { sc: 'B' })).toBe('?sc=B&dcv=1');
  expect(queryText(parameters('utm_source=x&so='))).toBe('');
});

test('[P2-3, P2-7] a change replaces, null removes', () => {
  expect(queryText(parameters('so=upfront&sc=A&cartId=b'), { so: 'lease12', cartId: null })).toBe('?so=lease12&sc=A');
});

test('[P2-3] a query that is written and read again has the same values', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(value, value, value, (so, c, ts) => {
      const again = parameters(queryText(parameters(''), { so, c, ts }));
      expect([...again]).toEqual([
        ['so', so],
        ['c', c],
        ['ts', ts],
      ]);
    }),
  );
});
