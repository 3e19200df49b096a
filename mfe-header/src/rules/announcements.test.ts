import { anAnnouncement } from 'shared-domain/navigation/testing';
import { ANNOUNCEMENT_KINDS, announcementKey, announcementsOf, isForAudience, resolveAudience } from './announcements';

describe('announcement key', () => {
  test('another announcement, and another version of one, has another key', () => {
    const entries = [{}, { id: 'levering' }, { title: 'Nattarbeid' }, { text: 'Nettet er oppe igjen.' }].map(
      anAnnouncement,
    );
    expect(new Set(entries.map(announcementKey)).size).toBe(4);
  });
});

describe('announcement kind', () => {
  test.each([
    ['alert', 'negative'],
    ['info', 'info'],
    ['positive', 'positive'],
    ['rocket', 'rocket'],
    ['megaphone', 'megaphone'],
    ['warning', 'warning'],
  ] as const)('[F3.7-3, F3.7-4] the icon %s makes a notice of kind %s', (icon, kind) => {
    expect(ANNOUNCEMENT_KINDS[icon]).toBe(kind);
  });
});

describe('announcements of page', () => {
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
});

describe('audience', () => {
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
});
