import { isForAudience, resolveAudience } from './audience';

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

test.each([
  [undefined, '/bedrift/', true],
  [[], '/', false],
  [['business'], '/bedrift/mobiltelefoner/', true],
  [['business'], '/mobiltelefoner/', false],
  [['private', 'board'], '/borettslag/styre/', true],
  [['resident'], '/borettslag/styre/', false],
  [['cooperative'], '/borettslag/styre/', true],
  [['cooperative'], '/borettslag/', true],
  [['board'], '/borettslag/', false],
  [['cooperative'], '/', false],
])('[F6-15] something for %j is on %s: %s', (audiences, pathname, expected) => {
  expect(isForAudience(audiences, pathname)).toBe(expected);
});
