import { resolveAudience } from './audience';

test.each([
  ['/', 'private'],
  ['/mobiltelefoner/', 'private'],
  ['/hjelp/styre/', 'private'],
  ['/bedrift/mobiltelefoner/', 'business'],
  ['/bedrift/utstyrsavtale/', 'business'],
  ['/borettslag/', 'cooperative'],
  ['/borettslag/nyheter/', 'cooperative'],
  ['/borettslag/beboer/', 'resident'],
  ['/borettslag/styre/moter/', 'board'],
  ['/borettslag/utbygger', 'developer'],
])('[F6-15, F2.2-28] %s is for: %s', (pathname, audience) => {
  expect(resolveAudience(pathname)).toBe(audience);
});
