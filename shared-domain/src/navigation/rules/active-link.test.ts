import { activeLink } from './active-link';

const links = ['/', '/mobiltelefoner/', '/mobiltelefoner/like-fin/', '/hjelp/faktura', 'https://tv.example/mobil/', '/tv/innhold/#registrere'].map((link) => ({ link }));

test.each([
  ['/mobiltelefoner/', '/mobiltelefoner/'],
  ['/mobiltelefoner', '/mobiltelefoner/'],
  ['/mobiltelefoner/like-fin/', '/mobiltelefoner/like-fin/'],
  ['/mobiltelefoner/aurora/5-pro/', '/mobiltelefoner/'],
  ['/mobiltelefoner-brukt/', undefined],
  ['/hjelp/faktura/mobil/', '/hjelp/faktura'],
  ['/tv/innhold/', '/tv/innhold/#registrere'],
  ['/', '/'],
  ['/nettbrett/', undefined],
])('[F2.1-12] on %s the active link is %s', (pathname, expected) => {
  expect(activeLink(links, pathname)?.link).toBe(expected);
});
