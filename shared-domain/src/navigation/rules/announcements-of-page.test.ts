import { anAnnouncement } from '../testing';
import { announcementsOf } from './announcements-of-page';

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
  expect(announcementsOf([anAnnouncement()], pathname)).toHaveLength(shown ? 1 : 0);
});

test('[F6-15] one for an audience is on its pages only', () => {
  const entries = [anAnnouncement({ id: 'all' }), anAnnouncement({ id: 'board', audiences: ['board'] })];
  const idsOn = (pathname: string) => announcementsOf(entries, pathname).map(({ id }) => id);
  expect(idsOn('/borettslag/styre/')).toEqual(['all', 'board']);
  expect(idsOn('/borettslag/')).toEqual(['all']);
  expect(idsOn('/')).toEqual(['all']);
});
