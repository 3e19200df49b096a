import { pricesNote } from './prices-note';

const page = { appKey: 'web-shop', pathname: '/x/', realm: 'B2C', cartRealm: null } as const;
const cart = { ...page, pathname: '/handlekurv/' } as const;

test.each([
  ['a consumer', page, 'Alle priser inkl. mva.'],
  ['[P6-14] a business', { ...page, realm: 'B2B' as const }, 'Alle priser ekskl. mva.'],
  ['[P6-15] an equipment agreement, which has both kinds', { ...page, realm: 'UKKO' as const }, null],
  ['an open page', { ...page, appKey: 'open-pages' as const }, null],
  [
    'a page says what its own prices are, not those in the cart',
    { ...page, cartRealm: 'B2B' as const },
    'Alle priser inkl. mva.',
  ],
  ['the cart before its order is known', cart, null],
  ['the cart of a consumer', { ...cart, cartRealm: 'B2C' as const }, 'Alle priser inkl. mva.'],
  ['[F6-12] the cart of a business', { ...cart, cartRealm: 'B2B' as const }, 'Alle priser ekskl. mva.'],
  ['the cart of an equipment agreement', { ...cart, cartRealm: 'UKKO' as const }, null],
])('%s', (_, facts, note) => {
  expect(pricesNote(facts)).toBe(note);
});
