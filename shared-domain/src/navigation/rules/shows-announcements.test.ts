import { showsAnnouncements } from './shows-announcements';

test.each([
  ['/', true],
  ['/mobiltelefoner/', true],
  ['/mobiltelefoner/apple/', true],
  ['/mobiltelefoner/like-fin/apple/', true],
  ['/tilbehor/deksler/', true],
  ['/bedrift/mobiltelefoner/apple/', true],
  ['/mobiltelefoner/apple/iphone-17/', false],
  ['/mobiltelefoner/apple/iphone-17/256gb-svart/', false],
  ['/nettbrett/apple/ipad-air/', false],
  ['/tilbehor/deksler/kvist/laerdeksel/', false],
  ['/bedrift/mobiltelefoner/apple/iphone-17/', false],
  ['/bedrift/utstyrsavtale/mobiltelefoner/apple/iphone-17/256gb-svart/', false],
  ['/handlekurv/', false],
])('%s: %s', (pathname, shown) => {
  expect(showsAnnouncements(pathname)).toBe(shown);
});
