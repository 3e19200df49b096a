import fc from 'fast-check';
import { conflictsIn, normalisePath, withoutConflicts } from './claims';

const claims = (remote: string, paths: readonly string[], slots: Readonly<Record<string, string>> = {}) => ({
  remote,
  routes: paths.length === 0 ? [] : [{ paths: [...paths] }],
  slots,
});

test.each([
  ['/', ['/']],
  ['/Nettbrett/', ['/nettbrett/']],
  ['/a/:brandSlug/', ['/a/:/']],
  ['/a/:brandSlug/:variantSlug?/', ['/a/:/', '/a/:/:/']],
  ['/a/b?/c/', ['/a/c/', '/a/b/c/']],
])('%s matches the addresses %j', (path, addresses) => {
  expect(normalisePath(path)).toEqual(addresses);
});

test.each([
  ['/onskeliste/', '/onskeliste/'],
  ['/onskeliste/', '/Onskeliste/'],
  ['/onskeliste/:listId/', '/onskeliste/:id/'],
  ['/onskeliste/:listId?/', '/onskeliste/'],
  ['/onskeliste/delt?/:id/', '/onskeliste/:listId/'],
])('%s and %s are the same path, so two remotes cannot claim them', (one, other) => {
  const [conflict, ...more] = conflictsIn([claims('mfe-one', [one]), claims('mfe-other', [other])]);
  expect(conflict).toBe(`mfe-other claims the path ${other}, which mfe-one has already (the path ${one})`);
  expect(more).toEqual([]);
});

test('a more specific path beside a general one is not a conflict: the router ranks them', () => {
  expect(conflictsIn([claims('mfe-one', ['/onskeliste/:id/']), claims('mfe-other', ['/onskeliste/ny/'])])).toEqual([]);
});

test('two remotes cannot claim one slot', () => {
  const conflicts = conflictsIn([
    claims('mfe-one', [], { header: './header' }),
    claims('mfe-other', [], { header: './top' }),
  ]);
  expect(conflicts).toEqual(['mfe-other claims the slot header, which mfe-one has already (the slot header)']);
});

test.each([
  '/api/onskeliste/',
  '/remotes/mfe-one/',
  '/_shop/onskeliste/',
  '/graphql/',
  '/frame/header/',
  '/webshop-next/login/',
  '/kasse/',
  '/Kasse/onskeliste/',
  '/bedrift/kasse/:step/',
  '/minside/mobil/avtaler/',
  '/handlekurv/endre/',
])('%s belongs to the shell', (path) => {
  expect(conflictsIn([claims('mfe-one', [path])])).toEqual([
    `mfe-one claims the path ${path}, which belongs to the shell`,
  ]);
});

test('a path that begins with a parameter is refused: it would match the addresses of every remote', () => {
  for (const path of ['/:slug/', '/:slug?/', '/:slug?/onskeliste/'])
    expect(conflictsIn([claims('mfe-one', [path])])).toEqual([expect.stringContaining('begins with a parameter')]);
});

test('the earlier one of two conflicting remotes wins', () => {
  const one = claims('mfe-one', ['/onskeliste/']);
  const other = claims('mfe-other', ['/onskeliste/', '/deling/']);
  const third = claims('mfe-third', ['/deling/']);
  expect(withoutConflicts([one, other, third])).toEqual([one, third]);
});

test('the remotes that are left have no conflicts', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', ':x', ':y', 'c?', ':z?'), { maxLength: 3 })
    .map((segments) => `/${['p', ...segments].map((segment) => `${segment}/`).join('')}`);
  const remote = fc.tuple(fc.string(), fc.array(path, { maxLength: 3 })).map(([name, paths]) => claims(name, paths));
  fc.assert(
    fc.property(fc.array(remote, { maxLength: 5 }), (remotes) => {
      expect(conflictsIn(withoutConflicts(remotes))).toEqual([]);
    }),
  );
});
