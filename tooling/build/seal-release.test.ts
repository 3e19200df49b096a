import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { integrityOf } from 'release-protocol/integrity';
import { ROOT } from './packages';
import { sealRelease, readRelease } from './seal-release';
import { freshFolder } from './webpack/base';

const ROUTE = { id: 'wishlist', expose: './page', paths: ['/onskeliste/'], searchParams: [], reloadOn: [] };
const ASSETS = { needs: { 'shared-domain/runtime/router': ['Link'] } };

let name = '';
beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  name = `.cache/${basename(mkdtempSync(join(ROOT, '.cache/seal-')))}`;
  writeFileSync(join(ROOT, name, 'package.json'), JSON.stringify({ version: '1.4.2' }));
});
afterEach(() => rmSync(join(ROOT, name), { recursive: true }));

/** Writes what webpack would write for a remote, and seals it. */
function seal({
  entry = 'the entry',
  route = {},
  more = {},
}: {
  readonly entry?: string;
  readonly route?: object;
  readonly more?: Readonly<Record<string, string>>;
} = {}): string {
  const federation = {
    name: 'mfe-wishlist',
    port: 3006,
    exposes: { './page': './src/exposes/page.tsx' },
    routes: [{ ...ROUTE, ...route }],
    slots: {},
    emits: ['shop:cart:line-added@1', 'shop:cart:drawer-requested@1'],
    listens: ['shop:consent:changed@1'],
  };
  writeFileSync(join(ROOT, name, 'federation.json'), JSON.stringify(federation));
  for (const folder of [freshFolder(name), freshFolder(name, 'server')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(freshFolder(name), 'remoteEntry.js'), entry);
  writeFileSync(join(freshFolder(name), 'remoteEntry.js.br'), 'compressed');
  for (const [file, text] of Object.entries(more)) writeFileSync(join(freshFolder(name), file), text);
  writeFileSync(join(freshFolder(name), 'assets.json'), JSON.stringify(ASSETS));
  writeFileSync(join(freshFolder(name, 'server'), 'server.cjs'), 'the server file');
  return sealRelease(name);
}

const foldersOf = () => readdirSync(join(ROOT, name, 'dist')).sort();

test('a build is a folder with its files and a release.json with their hashes, its needs and its declarations', () => {
  const build = seal();
  expect(build).toMatch(/^1\.4\.2-[0-9a-f]{32}$/);
  expect(foldersOf()).toEqual([build]);
  const folder = join(ROOT, name, 'dist', build);
  expect(readdirSync(folder).sort()).toEqual([
    'assets.json',
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'server.cjs',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).toEqual({
    name,
    build,
    assetMap: integrityOf(JSON.stringify(ASSETS)),
    remoteEntry: integrityOf('the entry'),
    server: { file: 'server.cjs', integrity: integrityOf('the server file') },
    needs: ASSETS.needs,
    routes: [ROUTE],
    slots: {},
    exposes: { './page': 'page@1' },
    emits: ['shop:cart:drawer-requested@1', 'shop:cart:line-added@1'],
    listens: ['shop:consent:changed@1'],
  });
});

test('names and contents that only together read the same make different builds', () => {
  expect(seal({ more: { zz: 'zx' } })).not.toBe(seal({ more: { zzz: 'x' } }));
});

test('a build whose files were changed after it was sealed is not released', () => {
  const build = seal();
  expect(readRelease(name, build).build).toBe(build);
  const folder = join(ROOT, name, 'dist', build);
  for (const file of ['server.cjs', 'release.json']) {
    const before = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      file === 'release.json' ? before.replace('line-added@1', 'line-added@2') : 'other',
    );
    expect(() => readRelease(name, build)).toThrow(`The files of ${name}@${build} were changed after it was built`);
    writeFileSync(join(folder, file), before);
  }
  expect(() => readRelease(name, '0123456789ab')).toThrow('has no build 0123456789ab');
});

test('the same content gives the same build; another byte or route gives another', () => {
  const build = seal();
  expect(seal()).toBe(build);
  expect(seal({ entry: 'the Entry' })).not.toBe(build);
  expect(seal({ route: { paths: ['/onsker/'] } })).not.toBe(build);
});

test('the last three builds are kept', () => {
  const builds = ['first', 'second', 'third', 'fourth'].map((entry) => seal({ entry }));
  expect(foldersOf()).toHaveLength(3);
  expect(foldersOf()).toContain(builds[3]);
});

test('an invalid federation.json is refused with its problems', () => {
  expect(() => seal({ route: { paths: ['/onskeliste'] } })).toThrow(/federation\.json: .*slash/);
});

test('the last three builds are kept, and all that the registry lists', () => {
  const file = join(ROOT, name, 'registry.json');
  const first = seal({ entry: 'the stable one' });
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, remotes: { [name]: { builds: { [first]: {} } } } }));
  process.env['REGISTRY_FILE'] = file;
  try {
    const others = ['a', 'b', 'c', 'd'].map((entry) => seal({ entry }));
    const kept = foldersOf();
    expect(kept).toContain(first);
    expect(kept).toContain(others.at(-1));
    expect(kept).toHaveLength(4);
  } finally {
    delete process.env['REGISTRY_FILE'];
  }
});
