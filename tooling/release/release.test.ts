/** The release command and what it writes; ES modules, so each runs in a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REGISTRY_MODULE = JSON.stringify(join(__dirname, 'registry.mjs'));

interface Entry {
  readonly stable: string;
  readonly builds: Readonly<Record<string, object>>;
}
interface Registry {
  readonly signature?: object;
  readonly revision: number;
  readonly remotes: Readonly<Record<string, Entry>>;
}

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  file = join(folder, 'registry.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, REGISTRY_FILE: file } });
const command = (...args: string[]) => run(join(__dirname, 'release.mjs'), ...args);
const written = () => JSON.parse(readFileSync(file, 'utf8')) as Registry;

/** A build of a remote that claims some paths and slots. */
const releaseOf = (name: string, paths: readonly string[], slots: Readonly<Record<string, string>> = {}) => ({
  name,
  build: '0123456789ab',
  assetMap: '',
  remoteEntry: '',
  server: { file: 'server.cjs', integrity: '' },
  needs: {},
  routes: paths.map((path, index) => ({ id: `page-${index}`, expose: './page', paths: [path] })),
  slots,
});

/** Releases builds one after the other. @returns the message of the one that was refused */
function release(...releases: readonly object[]): string {
  const { stdout, stderr } = run(
    '--input-type=module',
    '-e',
    `const { readRegistry, refuseConflicts, withStable, writeRegistry } = await import(${REGISTRY_MODULE});
     for (const release of ${JSON.stringify(releases)}) {
       try {
         writeRegistry(${JSON.stringify(file)}, refuseConflicts(withStable(readRegistry(${JSON.stringify(file)}), release, 'http://127.0.0.1:3002')));
       } catch (error) {
         console.log(error.name + ': ' + error.message);
       }
     }`,
  );
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a release brings its routes and slots into the registry, and a second one of the remote keeps the first build', () => {
  const one = releaseOf('mfe-one', ['/onskeliste/'], { banner: './banner' });
  expect(release(one, { ...one, build: 'ba9876543210' })).toBe('');
  const entry = written().remotes['mfe-one'];
  expect(entry?.stable).toBe('ba9876543210');
  expect(entry?.builds['0123456789ab']).toMatchObject({ routes: one.routes, slots: { banner: './banner' } });
  expect(Object.keys(entry?.builds ?? {})).toHaveLength(2);
});

test('a path that another remote has is refused with both names, and the registry stays as it was', () => {
  const message = release(
    releaseOf('mfe-one', ['/onskeliste/:listId?/']),
    releaseOf('mfe-other', ['/onskeliste/:id/']),
  );
  expect(message).toBe(
    'CommandError: Not released. mfe-other claims the path /onskeliste/:id/, which mfe-one has already (the path /onskeliste/:listId?/).',
  );
  expect(Object.keys(written().remotes)).toEqual(['mfe-one']);
  expect(written().revision).toBe(1);
});

test('a slot that another remote has, and a path of the shell, are refused', () => {
  expect(release(releaseOf('mfe-one', [], { header: './a' }), releaseOf('mfe-other', [], { header: './b' }))).toMatch(
    /mfe-other claims the slot header, which mfe-one has/,
  );
  expect(release(releaseOf('mfe-third', ['/api/onskeliste/']))).toMatch(/belongs to the shell/);
});

test('a path may move from one remote to another when the first one gives it up before', () => {
  const gaveUp = { ...releaseOf('mfe-one', ['/deling/']), build: 'ba9876543210' };
  expect(release(releaseOf('mfe-one', ['/onskeliste/']), gaveUp, releaseOf('mfe-other', ['/onskeliste/']))).toBe('');
  expect(Object.keys(written().remotes)).toEqual(['mfe-one', 'mfe-other']);
});

test('a remote is taken out of the shop', () => {
  release(releaseOf('mfe-one', ['/onskeliste/']), releaseOf('mfe-other', ['/deling/']));
  const { status, stdout } = command('mfe-one', '--remove');
  expect([status, stdout]).toEqual([0, expect.stringContaining('mfe-one is no longer part of the shop')]);
  expect(Object.keys(written().remotes)).toEqual(['mfe-other']);
});

test.each([
  [['mfe-nothing', '--remove'], 'mfe-nothing is not in the registry.'],
  [['mfe-nothing'], 'Which remote?'],
  [[], 'Which remote?'],
])('%j ends with a sentence and no stack', (args, sentence) => {
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, revision: 3, updatedAt: '', remotes: {} }));
  const { status, stderr } = command(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(written().revision).toBe(3);
});

test('an unsigned registry of an earlier version is signed', () => {
  writeFileSync(
    file,
    JSON.stringify({ schemaVersion: 1, revision: 4, updatedAt: '2026-01-01T00:00:00Z', remotes: {} }),
  );
  expect(command('--all').stderr).toBe('');
  expect(written()).toMatchObject({ revision: 5, signature: { keyId: expect.any(String) as string } });
});
