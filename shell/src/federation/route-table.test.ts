import { type BuildRoutes, createRouteTable } from './route-table';
import { SITE_CHROME_SLOTS } from './slot-names';
import { workspaceBuilds, workspaceTable } from './testing/workspace-routes';

const table = workspaceTable();

test.each([
  ['/', 'home'],
  ['/mobiltelefoner/like-fin/', 'list'],
  ['/mobiltelefoner/apple/iphone-14-like-fin/', 'product'],
  ['/nettbrett/', 'list'],
  ['/mobiltelefoner/apple/', 'brand'],
  ['/bedrift/mobiltelefoner/apple/', 'brand'],
  ['/smartklokker/apple/apple-watch-series-11/', 'product'],
  ['/sok/', 'search'],
  ['/mobiltelefoner/like-fin/apple/', 'brand'],
  ['/bedrift/nettbrett/', 'list'],
  ['/bedrift/tilbehor/apple/', 'brand'],
  ['/tilbehor/deksler/', 'list'],
])('%s is %s, in whatever order the remotes come', (pathname, id) => {
  expect(table.routeOf(pathname)?.id).toBe(id);
  expect(createRouteTable(workspaceBuilds().reverse()).routeOf(pathname)?.id).toBe(id);
});

test('a path is a page of the shop or not', () => {
  for (const path of ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/', '/handlekurv/'])
    expect(table.routeOf(path)).toBeDefined();
  for (const path of ['/hjelp/', '//evil.example/', '/mobiltelefoner/apple/iphone-17/sort/mer/'])
    expect(table.routeOf(path)).toBeUndefined();
});

test.each(['/', '/bedrift/', '/bedrift/utstyrsavtale/'])(
  '[F2.8-12] below %s an outlet product has a page without a kind in its address, and so has its variant',
  (root) => {
    for (const path of [
      'apple/outlet-deksel/',
      'apple/outlet-deksel/sort/',
      'deksler/apple/deksel/',
      'deksler/apple/deksel/sort/',
    ])
      expect([path, table.routeOf(`${root}tilbehor/${path}`)?.id]).toEqual([path, 'product']);
  },
);

test('a page of businesses and the same page of consumers are two, though they share a path', () => {
  const ids = ['/nettbrett/', '/bedrift/nettbrett/', '/nettbrett/'].map((path) => table.match(path)?.id);
  expect(ids[0]).not.toBe(ids[1]);
  expect(ids[0]).toBe(ids[2]);
});

test('routes of one id in two remotes are two routes', () => {
  const keys = table.routes.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const wishlist: BuildRoutes = {
    remote: 'mfe-sample',
    routes: [{ id: 'list', expose: './page', paths: ['/eksempel/'], searchParams: [], reloadOn: [] }],
    slots: {},
  };
  const both = createRouteTable([...workspaceBuilds(), wishlist]);
  expect(both.routeOf('/eksempel/')?.key).toBe('mfe-sample/list');
  expect(both.routeOf('/mobiltelefoner/')?.key).toBe('mfe-lists/list');
});

test('the workspace brings header and footer; a slot that no build brings is undefined', () => {
  for (const name of SITE_CHROME_SLOTS) expect(table.slotOf(name)?.expose).toBe(`./${name}`);
  expect(createRouteTable([]).slotOf('header')).toBeUndefined();
  expect(createRouteTable([]).routeOf('/')).toBeUndefined();
});

test('a path is matched once, and again after many others', () => {
  const path = '/mobiltelefoner/apple/iphone-17/';
  const first = table.match(path);
  expect(first?.params).toMatchObject({ brandSlug: 'apple', modelSlug: 'iphone-17' });
  expect(table.match(path)).toBe(first);
  for (let page = 0; page < 1_001; page += 1) table.match(`/finnes-ikke/${page}/`);
  expect(table.match(path)).not.toBe(first);
  expect(table.match(path)).toEqual(first);
});
