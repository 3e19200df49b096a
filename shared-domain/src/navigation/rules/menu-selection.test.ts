import { aNavigation } from '../testing';
import { type MenuEvent, type MenuHost, type MenuState, moveMenus, resolveMenus, startMenus } from './menu-selection';

const navigation = aNavigation();
const path = (pathname: string): MenuEvent => ({ kind: 'path', pathname });
const domain = (domainId: 'privat' | 'bedrift'): MenuEvent => ({ kind: 'domain', domainId });
const menu = (menuName: string): MenuEvent => ({ kind: 'menu', domainId: 'privat', menuName });

const after = (host: MenuHost, start: string, ...events: readonly MenuEvent[]): MenuState =>
  events.reduce((state, event) => moveMenus(state, event, host), startMenus(start));
const active = (state: MenuState) => {
  const { domain: one, activeMenu, activeLink } = resolveMenus(navigation, state);
  return [one?.id, activeMenu?.name, activeLink];
};

test('[F2.1-10, F2.1-11, F2.1-12] without a choice the path decides what is active', () => {
  expect(active(startMenus('/mobiltelefoner/like-fin/aurora/'))).toEqual([
    'privat',
    'Nettbutikk',
    '/mobiltelefoner/like-fin/',
  ]);
  expect(active(startMenus('/bedrift/mobiltelefoner/'))).toEqual(['bedrift', 'Nettbutikk', '/bedrift/mobiltelefoner/']);
});

test.each([
  ['web-shop', 'a path', [path('/bedrift/')], ['bedrift', undefined, null]],
  ['web-shop', 'a domain', [domain('bedrift')], ['bedrift', undefined, null]],
  [
    'web-shop',
    'a domain, then a path',
    [domain('bedrift'), path('/nettbrett/')],
    ['privat', 'Nettbutikk', '/nettbrett/'],
  ],
  ['web-shop', 'a domain, then the same path', [domain('bedrift'), path('/tilbehor/')], ['bedrift', undefined, null]],
  ['web-shop', 'a menu', [menu('Mobilabonnement')], ['privat', 'Nettbutikk', '/tilbehor/']],
  ['open-pages', 'a path', [path('/bedrift/')], ['privat', 'Nettbutikk', '/tilbehor/']],
  ['open-pages', 'a domain', [domain('bedrift')], ['bedrift', undefined, null]],
  ['open-pages', 'a domain, then a path', [domain('bedrift'), path('/nettbrett/')], ['bedrift', undefined, null]],
  ['open-pages', 'a menu', [menu('Mobilabonnement')], ['privat', 'Mobilabonnement', null]],
  ['open-pages', 'a menu, then a domain', [menu('Mobilabonnement'), domain('privat')], ['privat', undefined, null]],
] as const)('[F2.1-13] %s, from /tilbehor/: %s', (host, _case, events, expected) => {
  expect(active(after(host, '/tilbehor/', ...events))).toEqual(expected);
});

test('[F2.1-13] an event that changes nothing keeps the same state', () => {
  const state = startMenus('/tilbehor/');
  expect(moveMenus(state, path('/tilbehor/'), 'web-shop')).toBe(state);
  expect(moveMenus(state, path('/bedrift/'), 'open-pages')).toBe(state);
  expect(moveMenus(state, menu('Mobilabonnement'), 'web-shop')).toBe(state);
});

test('[F2.1-12] links of the third level can be active, too', () => {
  const [privat] = navigation.domains;
  if (!privat) throw new Error('The builder makes a domain');
  const leaf = { name: 'Trådløs', link: '/tilbehor/ladere/tradlos/', appKey: 'web-shop' } as const;
  const deep = {
    ...privat,
    menus: [
      {
        ...leaf,
        link: '/tilbehor/',
        highlightedLinks: [],
        links: [{ ...leaf, link: '/tilbehor/ladere/', links: [leaf] }],
      },
    ],
  };
  expect(resolveMenus({ domains: [deep] }, startMenus('/tilbehor/ladere/tradlos/qi/')).activeLink).toBe(leaf.link);
  expect(resolveMenus({ domains: [deep] }, startMenus('/tilbehor/ladere/kabel/')).activeLink).toBe('/tilbehor/ladere/');
});

test('[F2.1-10] a domain that is not configured shows the first one, no domains nothing', () => {
  const [privat] = navigation.domains;
  expect(resolveMenus({ domains: privat ? [privat] : [] }, startMenus('/bedrift/mobiltelefoner/')).domain?.id).toBe(
    'privat',
  );
  expect(resolveMenus({ domains: [] }, startMenus('/'))).toEqual({ domain: null, activeMenu: null, activeLink: null });
  expect(resolveMenus({ domains: [] }, after('web-shop', '/', domain('bedrift')))).toEqual({
    domain: null,
    activeMenu: null,
    activeLink: null,
  });
});
