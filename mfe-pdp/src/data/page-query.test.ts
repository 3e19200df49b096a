import { queryText, readPageQuery } from './page-query';

const parameters = (text: string): URLSearchParams => new URLSearchParams(text);

test('[P2-3, P2-4, P2-7, P2-8, P2-9] reads what the address says; empty says nothing', () => {
  expect(readPageQuery(parameters('so=lease24&sc=A&cartId=b&steg=abonnement&abonnement='))).toEqual({ so: 'lease24', sc: 'A', cartId: 'b', steg: 'abonnement', abonnement: null });
});

test('[P2-5] keeps the known parameters in one order, drops others', () => {
  expect(queryText(parameters('utm_source=x&dcv=1&so=upfront'))).toBe('?so=upfront&dcv=1');
  expect(queryText(parameters('utm_source=x'))).toBe('');
});

test('[P2-3] a change replaces, null removes', () => {
  expect(queryText(parameters('so=upfront&sc=A'), { so: 'lease12', sc: null })).toBe('?so=lease12');
});
