import { readCookie } from './read-cookie';

test.each([
  ['a=1; ts=true', 'ts', 'true'],
  ['ats=true', 'ts', null],
  ['', 'ts', null],
  ['ts=', 'ts', null],
  ['ts=%E0%A4%A', 'ts', null],
  ['ts=a%20b', 'ts', 'a b'],
  ['ts=a=b', 'ts', 'a=b'],
])('in %j the cookie %s is %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});
