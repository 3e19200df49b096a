import { aNavigation } from '../testing';
import { activeMenu } from './active-menu';

const [privat, bedrift] = aNavigation().domains;
if (!privat || !bedrift) throw new Error('The builder makes domains');

test.each([
  [privat, '/mobiltelefoner/aurora/', 'Nettbutikk'],
  [privat, '/tilbehor/', 'Nettbutikk'],
  [privat, '/mobilabonnement/priser/', 'Mobilabonnement'],
  [privat, '/', undefined],
  [privat, '/bedrift/mobiltelefoner/', undefined],
  [bedrift, '/bedrift/mobiltelefoner/aurora/', 'Nettbutikk'],
  [bedrift, '/bedrift/', undefined],
  [bedrift, '/hjelp/mobiltelefoner/', undefined],
])('[F2.1-11] the active sub-menu (%#)', (domain, pathname, name) => {
  expect(activeMenu(domain, pathname)?.name).toBe(name);
});

test("[F2.1-11] on a domain's own page no sub-menu is active, not even one that leads there", () => {
  const menu = { name: 'Bedrift', link: '/bedrift/', appKey: 'open-pages', links: [], highlightedLinks: [] } as const;
  expect(activeMenu({ id: 'bedrift', menus: [{ ...menu, links: [], highlightedLinks: [] }] }, '/bedrift/')).toBeNull();
});

test('[F2.1-11] queries and anchors of links do not count', () => {
  const menus = ['/bedrift/sky?a=/b', '/bedrift/iot#/x'].map((link) => ({
    name: link,
    link,
    appKey: 'open-pages' as const,
    links: [],
    highlightedLinks: [],
  }));
  expect(activeMenu({ id: 'bedrift', menus }, '/bedrift/sky/')?.name).toBe('/bedrift/sky?a=/b');
  expect(activeMenu({ id: 'bedrift', menus }, '/bedrift/iot/')?.name).toBe('/bedrift/iot#/x');
});
