import { activeLink } from './active-link';

const links = [
  '/',
  '/mobiltelefoner/',
  '/mobiltelefoner/like-fin/',
  '/hjelp/faktura',
  'https://tv.example/mobil/',
  '/tv/innhold/?fra=meny#registrere',
  '#innhold',
  '',
].map((link) => ({ link }));

test.each([
  ['/mobiltelefoner/', '/mobiltelefoner/'],
  ['/mobiltelefoner', '/mobiltelefoner/'],
  ['/mobiltelefoner/like-fin/', '/mobiltelefoner/like-fin/'],
  ['/mobiltelefoner/aurora/5-pro/', '/mobiltelefoner/'],
  ['/mobiltelefoner-brukt/', undefined],
  ['/hjelp/faktura/mobil/', '/hjelp/faktura'],
  ['/tv/innhold/', '/tv/innhold/?fra=meny#registrere'],
  ['/https://tv.example/mobil/', undefined],
  ['/', '/'],
  ['/nettbrett/', undefined],
])('[F2.1-12] on %s the active link is %s', (pathname, expected) => {
  expect(activeLink(links, pathname)?.link).toBe(expected);
});

test('[F2.1-12] the longest link is active in any order, the first of two names of one page', () => {
  const short = { link: '/tilbehor/', name: 'Tilbehør' };
  const long = { link: '/tilbehor/ladere/', name: 'Ladere' };
  const twin = { link: '/tilbehor/ladere/', name: 'Lading' };
  expect(activeLink([long, twin, short], '/tilbehor/ladere/')).toBe(long);
  expect(activeLink([short, twin, long], '/tilbehor/ladere/')).toBe(twin);
});
