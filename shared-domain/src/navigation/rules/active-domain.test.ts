import { resolveDomain } from './active-domain';

test.each([
  ['/', 'privat'],
  ['/mobiltelefoner/', 'privat'],
  ['/bedrift/', 'bedrift'],
  ['/bedrift', 'bedrift'],
  ['/bedrift/mobiltelefoner/', 'bedrift'],
  ['/borettslag/styre/', 'borettslag'],
  ['/bedriften/', 'privat'],
  ['/Bedrift/', 'privat'],
  ['/hjelp/bedrift/', 'privat'],
])('[F2.1-10] %s belongs to %s', (pathname, domain) => {
  expect(resolveDomain(pathname)).toBe(domain);
});
