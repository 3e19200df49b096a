import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import { federationSchema } from './federation-schema';

const ROOT = resolve(__dirname, '../../..');
const remotes = readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, 'federation.json')));
const read = (remote: string): unknown => JSON.parse(readFileSync(join(ROOT, remote, 'federation.json'), 'utf8'));

test.each(remotes)('%s: its federation.json is valid, its modules exist, its events are in the contract', (remote) => {
  const { name, exposes, emits, listens } = v.parse(federationSchema, read(remote));
  expect(name).toBe(remote);
  for (const file of Object.values(exposes)) expect(existsSync(join(ROOT, name, file))).toBe(true);
  for (const event of [...emits, ...listens]) expect(Object.keys(SHOP_EVENTS)).toContain(event);
});

const route = {
  id: 'wishlist',
  expose: './page',
  paths: ['/onskeliste/:listId?/'],
  searchParams: ['sorter'],
  reloadOn: ['listId', 'sorter'],
};
const federation = {
  name: 'mfe-wishlist',
  port: 3006,
  exposes: { './page': './src/exposes/page.tsx' },
  routes: [route],
  slots: {},
  emits: [],
  listens: [],
};
const problemsOf = (change: object): readonly string[] =>
  (v.safeParse(federationSchema, { ...federation, ...change }).issues ?? []).map(({ message }) => message);

test('a whole federation.json is accepted', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[object, RegExp]>([
  [{ routes: [{ ...route, paths: ['/onskeliste'] }] }, /begins and ends with a slash/],
  [{ routes: [{ ...route, paths: ['onskeliste/'] }] }, /begins and ends with a slash/],
  [{ routes: [{ ...route, paths: ['//onskeliste/'] }] }, /begins and ends with a slash/],
  [{ routes: [{ ...route, paths: [] }] }, /length/],
  [{ routes: [{ ...route, reloadOn: ['side'] }] }, /reloadOn names a parameter/],
  [{ routes: [{ ...route, expose: './other' }] }, /not exposed/],
  [{ slots: { header: './header' } }, /not exposed/],
  [{ routes: [route, route] }, /two routes have one id/],
])('%j is refused', (change, problem) => {
  expect(problemsOf(change)).toContainEqual(expect.stringMatching(problem));
});
