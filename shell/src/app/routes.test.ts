import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matchPath, matchRoutes } from 'react-router-dom';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import { REMOTE_ROUTES } from './routes';

const ROOT = resolve(__dirname, '../../..');

interface Federation {
  readonly name: string;
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes: readonly {
    readonly id: string;
    readonly expose: string;
    readonly paths: readonly string[];
    readonly searchParams: readonly string[];
  }[];
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

const federations = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'federation.json'), 'utf8')) as Federation);

test('there are five remotes', () => {
  expect(federations.map(({ name }) => name).sort()).toEqual([
    'mfe-cart',
    'mfe-header',
    'mfe-lists',
    'mfe-pdp',
    'mfe-subscriptions',
  ]);
});

test('the route table is what the remotes say of themselves', () => {
  const declared = federations.flatMap(({ name, routes }) =>
    routes.map(({ id, expose, paths, searchParams }) => ({ id, remote: name, expose, paths, searchParams })),
  );
  const table = REMOTE_ROUTES.map(({ reloadOn: _reloadOn, isUnkept: _isUnkept, ...route }) => route);
  const byId = <Route extends { readonly id: string }>(routes: readonly Route[]) =>
    [...routes].sort((one, other) => one.id.localeCompare(other.id));
  expect(byId(table)).toEqual(byId(declared));
});

test.each(federations)(
  '$name: every exposed module exists, every event is in the contract',
  ({ name, exposes, emits, listens }) => {
    for (const file of Object.values(exposes)) expect(existsSync(join(ROOT, name, file))).toBe(true);
    for (const event of [...emits, ...listens]) expect(Object.keys(SHOP_EVENTS)).toContain(event);
  },
);

test('a parameter whose change reloads a page stands in one of its paths or in its query', () => {
  for (const route of REMOTE_ROUTES) {
    for (const name of route.reloadOn)
      expect(route.searchParams.includes(name) || route.paths.some((path) => path.includes(`:${name}`))).toBe(true);
  }
});

test.each([
  ['/mobiltelefoner/like-fin/', 'list'],
  ['/mobiltelefoner/apple/iphone-14-like-fin/', 'product'],
  ['/nettbrett/', 'list'],
  ['/mobiltelefoner/apple/', 'brand'],
  ['/bedrift/mobiltelefoner/apple/', 'brand'],
  ['/smartklokker/apple/apple-watch-series-11/', 'product'],
  ['/sok/', 'search'],
  ['/mobiltelefoner/like-fin/apple/', 'brand'],
])('[F2.2-14] [F2.4-3] [F2.8-1] %s is %s, to the router and to the first match of the table alike', (pathname, id) => {
  const objects = REMOTE_ROUTES.flatMap((route) => route.paths.map((path) => ({ id: route.id, path })));
  expect(matchRoutes(objects, pathname)?.map(({ route }) => route.id)).toEqual([id]);
  expect(REMOTE_ROUTES.find(({ paths }) => paths.some((path) => matchPath({ path, end: true }, pathname)))?.id).toBe(
    id,
  );
});
