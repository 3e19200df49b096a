import { resolveLinkKind, siteChromeHref } from './link-kind';

test.each([
  ['[F2.2-1]', 'web-shop', '/mobiltelefoner/', 'router'],
  ['[F2.2-1]', 'open-pages', '/hjelp/', 'page'],
  ['[F2.2-1]', 'my-pages', '/minside/hjem', 'page'],
  ['[F2.2-12]', 'web-shop', 'https://tv.example/', 'other-site'],
  ['[F2.2-12]', 'web-shop', '//tv.example/', 'other-site'],
  ['[F2.2-12]', 'hub', 'https://hub.example/', 'other-site'],
] as const)('%s an entry of %s that leads to %s is followed as: %s', (_id, appKey, link, kind) => {
  expect(resolveLinkKind({ appKey, link })).toBe(kind);
});

test.each([
  ['/hjelp/', 'https://shop.example', 'https://shop.example/hjelp/'],
  ['/hjelp/', '', '/hjelp/'],
  ['https://tv.example/', 'https://shop.example', 'https://tv.example/'],
  ['//tv.example/', 'https://shop.example', '//tv.example/'],
])('[F2.1-13] %s on a page whose shop is at %j leads to %s', (address, origin, href) => {
  expect(siteChromeHref(address, origin)).toBe(href);
});
