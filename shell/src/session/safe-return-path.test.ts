import { safeReturnPath } from './safe-return-path';

const ORIGIN = 'https://shop.example';

test.each([
  ['a page of ours, as an address', `${ORIGIN}/mobiltelefoner/?merke=apple#topp`, '/mobiltelefoner/?merke=apple#topp'],
  ['a page of ours, as a path', '/handlekurv/', '/handlekurv/'],
])('[F2.10-3] %s: back there', (_case, stored, path) => {
  expect(safeReturnPath(stored, ORIGIN)).toBe(path);
});

test.each([
  ['nothing', null],
  ['another site', 'https://evil.example/'],
  ['another site without scheme', '//evil.example/'],
  ['another site by backslash', '/\\evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['an origin that only begins like ours', 'https://shop.example.evil.example/'],
  ['credentials before another host', `${ORIGIN}@evil.example/`],
  ['the login return itself', `${ORIGIN}/webshop-next/login-return/?code=1`],
  ['the silent page', '/webshop-next/login-silent/'],
  ['the logout page', '/logout/'],
])('[F2.10-3] %s: home', (_case, stored) => {
  expect(safeReturnPath(stored, ORIGIN)).toBe('/');
});
