import fc from 'fast-check';
import { aSessionUser } from '../testing';
import { isIgnoredLoginError, loginLabel, resolveReturnPath } from './login';

test.each([
  ['login_required', true],
  ['ErrorResponse: login_required', true],
  ['End-User authentication is required', true],
  ['interaction_required', false],
  ['Network Error', false],
  ['', false],
])('[F4.5-2, F8-19] %j is ignored: %s', (message, expected) => {
  expect(isIgnoredLoginError(message)).toBe(expected);
});

test.each([
  ['[F2.3-2]', null, { key: 'logIn' }],
  ['[F2.3-7]', aSessionUser({ name: ' Kari Nordmann ' }), { key: 'userName', values: { name: 'Kari Nordmann' } }],
  ['[F2.3-7]', aSessionUser({ name: '', givenName: ' Kari ' }), { key: 'userName', values: { name: 'Kari' } }],
  ['[F2.3-7]', aSessionUser({ name: ' ', givenName: ' ' }), { key: 'myPages' }],
])('%s the button of %j says %j', (_id, user, label) => {
  expect(loginLabel(user)).toEqual(label);
});

const ORIGIN = 'https://shop.example';

test.each([
  ['a page of ours, as an address', `${ORIGIN}/mobiltelefoner/?merke=apple#topp`, '/mobiltelefoner/?merke=apple#topp'],
  ['a page of ours, as a path', '/handlekurv/', '/handlekurv/'],
  ['home', `${ORIGIN}/`, '/'],
  ['a page whose query has dots and an address', '/sok/?q=../x&u=//evil.example', '/sok/?q=../x&u=//evil.example'],
  ['a page that only begins like the logout', '/logout/hjelp/', '/logout/hjelp/'],
  ['a page with a dot in its name', '/tilbehor/.net/', '/tilbehor/.net/'],
])('[F2.10-3] %s: back there', (_case, stored, path) => {
  expect(resolveReturnPath(stored, ORIGIN)).toBe(path);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/'],
  ['another site without scheme', '//evil.example/'],
  ['another site by backslash', '/\\evil.example/'],
  ['another site behind our own origin', `${ORIGIN}//evil.example/`],
  ['another site behind a tab that browsers drop', '/\t/evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['an origin that only begins like ours', 'https://shop.example.evil.example/'],
  ['credentials before another host', `${ORIGIN}@evil.example/`],
  ['a path without its slash', 'mobiltelefoner/'],
  ['the login return itself', `${ORIGIN}/webshop-next/login-return/?code=1`],
  ['the silent page', '/webshop-next/login-silent/#x'],
  ['the logout page', '/logout/'],
  ['the logout page without its slash', '/logout'],
  ['the logout page by a detour', '/x/../logout/'],
  ['the logout page by a detour to itself', '/./logout/'],
  ['the logout page by an escaped detour', '/x/%2E%2e/logout/'],
  ['a detour at the end', '/logout/x/..'],
  ['a detour with escaped slashes', '/kasse/x%2f%2e%2e%2flogout/'],
])('[F2.10-3] %s: home', (_case, stored) => {
  expect(resolveReturnPath(stored, ORIGIN)).toBe('/');
});

test('[F2.10-3] for any stored value the browser stays in the shop and off its login pages', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    'logout',
    'webshop-next/login-return',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '\t',
    ' ',
    ORIGIN,
    'https:',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = new URL(resolveReturnPath(parts.join(''), ORIGIN), ORIGIN);
      expect(target.origin).toBe(ORIGIN);
      expect(target.pathname).not.toMatch(/^\/(logout|webshop-next\/login-(return|silent))\/?$/);
    }),
    { numRuns: 2_000 },
  );
});
