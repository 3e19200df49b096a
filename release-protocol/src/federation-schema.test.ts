import * as v from 'valibot';
import { federationSchema, parseFederation, samplePathsOf } from './federation-schema';

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

test('tooling gets one sentence for each mistake, with its place', () => {
  const { problems } = parseFederation({ ...federation, port: '3006', slots: { header: 3 } });
  expect(problems).toEqual([expect.stringMatching(/^port: /), expect.stringMatching(/^slots\.header: /)]);
});

test.each([[{ farge: 'set' }], [{ sorter: 'regex' }], [{ sorter: { oneOf: [] } }], [{ sorter: { someOf: 'x' } }]])(
  'the form %j of a parameter is refused',
  (paramForms) => {
    expect(problemsOf({ routes: [{ ...route, paramForms }] })).toHaveLength(1);
    expect(problemsOf({ routes: [{ ...route, paramForms: { sorter: { oneOf: ['nyeste'] } } }] })).toEqual([]);
  },
);

test.each<[readonly string[], string | undefined, readonly string[]]>([
  [['/onskeliste/:listId?/'], undefined, ['/onskeliste/']],
  [['/bedrift?/lister/', '/lister/:name/'], undefined, ['/lister/', '/bedrift/lister/']],
  [['/lister/:name/'], '/lister/en/', ['/lister/en/']],
])('a page at %j with the sample %s is tried at %j', (paths, sample, tried) => {
  expect(samplePathsOf({ paths: [...paths], ...(sample && { sample }) })).toEqual(tried);
});

test('a page that is nowhere without its data needs a sample', () => {
  const [problem] = problemsOf({ routes: [{ ...route, paths: ['/onskeliste/:listId/'] }] });
  expect(problem).toBe('a route has neither a path without parameters nor a sample');
  expect(problemsOf({ routes: [{ ...route, paths: ['/onskeliste/:listId/'], sample: '/onskeliste/1/' }] })).toEqual([]);
});
