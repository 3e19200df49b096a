import fc from 'fast-check';
import { aNavigation } from 'shared-domain/navigation/testing';
import {
  activeLink,
  activeMenu,
  menuColumns,
  type MenuEvent,
  type MenuHost,
  menuShortcuts,
  type MenuState,
  moveMenus,
  resolveMenus,
  startMenus,
} from './menu';

describe('active link', () => {
  const links = [
    '/',
    '/mobiltelefoner/',
    '/mobiltelefoner/like-fin/',
    '/hjelp/faktura',
    'https://tv.example/mobil/',
    '/tv/innhold/?fra=meny#registrere',
    '#innhold',
    '',
  ].map((link) => ({ link }));

  test.each([
    ['/mobiltelefoner/', '/mobiltelefoner/'],
    ['/mobiltelefoner', '/mobiltelefoner/'],
    ['/mobiltelefoner/like-fin/', '/mobiltelefoner/like-fin/'],
    ['/mobiltelefoner/aurora/5-pro/', '/mobiltelefoner/'],
    ['/mobiltelefoner-brukt/', undefined],
    ['/hjelp/faktura/mobil/', '/hjelp/faktura'],
    ['/tv/innhold/', '/tv/innhold/?fra=meny#registrere'],
    ['/https://tv.example/mobil/', undefined],
    ['/', '/'],
    ['/nettbrett/', undefined],
  ])('[F2.1-12] on %s the active link is %s', (pathname, expected) => {
    expect(activeLink(links, pathname)?.link).toBe(expected);
  });

  test('[F2.1-12] the longest link is active in any order, the first of two names of one page', () => {
    const short = { link: '/tilbehor/', name: 'Tilbehør' };
    const long = { link: '/tilbehor/ladere/', name: 'Ladere' };
    const twin = { link: '/tilbehor/ladere/', name: 'Lading' };
    expect(activeLink([long, twin, short], '/tilbehor/ladere/')).toBe(long);
    expect(activeLink([short, twin, long], '/tilbehor/ladere/')).toBe(twin);
  });
});

describe('active menu', () => {
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
    expect(
      activeMenu({ id: 'bedrift', menus: [{ ...menu, links: [], highlightedLinks: [] }] }, '/bedrift/'),
    ).toBeNull();
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
});

describe('menu selection', () => {
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
    expect(active(startMenus('/bedrift/mobiltelefoner/'))).toEqual([
      'bedrift',
      'Nettbutikk',
      '/bedrift/mobiltelefoner/',
    ]);
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
    expect(resolveMenus({ domains: [deep] }, startMenus('/tilbehor/ladere/kabel/')).activeLink).toBe(
      '/tilbehor/ladere/',
    );
  });

  test('[F2.1-10] a domain that is not configured shows the first one, no domains nothing', () => {
    const [privat] = navigation.domains;
    expect(resolveMenus({ domains: privat ? [privat] : [] }, startMenus('/bedrift/mobiltelefoner/')).domain?.id).toBe(
      'privat',
    );
    expect(resolveMenus({ domains: [] }, startMenus('/'))).toEqual({
      domain: null,
      activeMenu: null,
      activeLink: null,
    });
    expect(resolveMenus({ domains: [] }, after('web-shop', '/', domain('bedrift')))).toEqual({
      domain: null,
      activeMenu: null,
      activeLink: null,
    });
  });
});

describe('menu columns', () => {
  test.each([
    [[], [], []],
    [[1, 2], [1, 2], []],
    [[1, 2, 3, 4], [1, 2, 3, 4], []],
    [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4],
      [5, 6],
    ],
  ])('[F2.1-4] the links %j are in the columns %j and %j', (links, first, second) => {
    expect(menuColumns(links)).toEqual({ first, second });
  });

  test('[F2.1-4] every link is there once and in order; the second column is used when the first is full', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (links) => {
        const { first, second } = menuColumns(links);
        expect([...first, ...second]).toEqual(links);
        expect(first).toHaveLength(Math.min(4, links.length));
      }),
    );
  });

  const entry = (name: string) => ({ name, link: `/${name}/`, appKey: 'open-pages' }) as const;

  test("[F2.1-4] a menu's own shortcuts come before those of its domain", () => {
    const [own, domain] = [[entry('kampanje')], [entry('priser')]];
    expect(menuShortcuts({ highlightedLinks: own }, { highlightedLinks: domain })).toEqual(own);
    expect(menuShortcuts({ highlightedLinks: [] }, { highlightedLinks: domain })).toEqual(domain);
  });
});
