import { resolveRealm } from './realm';

test.each([
  ['/', 'B2C'],
  ['/mobiltelefoner/', 'B2C'],
  ['/bedrift/', 'B2B'],
  ['/bedrift', 'B2B'],
  ['/bedrift/mobiltelefoner/aurora/', 'B2B'],
  ['/bedrift/utstyrsavtale/', 'UKKO'],
  ['/bedrift/utstyrsavtale/mobiltelefoner/aurora/', 'UKKO'],
  ['/bedrift/utstyrsavtaler/', 'B2B'],
  ['/bedriften/', 'B2C'],
  ['/hjelp/bedrift/utstyrsavtale/', 'B2C'],
  ['/borettslag/styre/', 'B2C'],
])('the page %s belongs to the realm %s', (pathname, realm) => {
  expect(resolveRealm(pathname)).toBe(realm);
});
