import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import { ROOT } from '../build/packages.mjs';
import { MISTAKES, OUTSIDE_REMOTE } from './testing/outside-remote';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const NODE_OPTIONS = '';
let folder = '';
const installed = () => join(folder, 'node_modules/shared-domain');
const read = (file: string) => readFileSync(join(installed(), file), 'utf8');
const manifest = () => JSON.parse(read('package.json')) as Manifest;

/** As npm would: the package itself, and those that it names. */
function install() {
  const tarball = join(folder, 'types.tgz');
  execFileSync(process.execPath, ['tooling/types/pack-types.mjs', tarball], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS },
  });
  mkdirSync(installed(), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed(), '--strip-components=1']);
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of ['react', '@types/react', ...Object.keys(manifest().dependencies)])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** @returns what the compiler says of each file */
function compile(): Readonly<Record<string, string>> {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS },
  });
  const said: Record<string, string> = {};
  for (const [, file = '', message = ''] of stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): (.*(?:\n .*)*)/gm))
    said[file] = `${said[file] ?? ''}${message}\n`;
  return said;
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'outside-')));
  install();
  for (const [file, text] of Object.entries(OUTSIDE_REMOTE)) write(file, text);
  for (const [file, [text]] of Object.entries(MISTAKES)) write(file, text);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a remote outside of this repository is compiled against what the shop has, and each mistake is found', () => {
  const said = compile();
  // Neither in the remote nor in the declarations themselves.
  expect(Object.keys(said).sort()).toEqual(Object.keys(MISTAKES).sort());
  for (const [file, [, sentence]] of Object.entries(MISTAKES))
    expect([file, said[file]]).toEqual([file, expect.stringMatching(sentence)]);
}, 60_000);

test('everything that the shell lends is published', () => {
  const provided = readFileSync(join(ROOT, 'shell/src/client/provide-runtime.ts'), 'utf8');
  const lent = [...provided.matchAll(/'shared-domain(\/[\w/-]+)'/g)].map(([, path]) => `.${path}`);
  expect(lent.length).toBeGreaterThan(15);
  expect(Object.keys(manifest().exports)).toEqual(expect.arrayContaining([...lent, './ui', './contracts/events']));
});

test('the package holds declarations and no code, and says nothing of the machine that made it', () => {
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.filter((file) => !file.endsWith('.d.ts')).sort()).toEqual([
    'README.md',
    'federation.schema.json',
    'package.json',
  ]);
  expect(files.filter((file) => /\.test\.|testing|rules\//.test(file))).toEqual([]);
  for (const file of files) expect([file, read(file).includes(dirname(ROOT))]).toEqual([file, false]);
});

test("an editor checks a federation.json by its schema, and every remote's own is right", () => {
  const check = new Ajv().compile(JSON.parse(read('federation.schema.json')) as object);
  const outside = JSON.parse(OUTSIDE_REMOTE['federation.json'] ?? '') as object;
  const own = readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => JSON.parse(readFileSync(join(ROOT, name, 'federation.json'), 'utf8')) as object);
  for (const federation of [outside, ...own]) expect([check(federation), check.errors]).toEqual([true, null]);
  for (const wrong of [{ name: 'outside' }, { port: '3091' }, { routes: [{ id: 'outside' }] }, { emits: undefined }])
    expect([wrong, check(JSON.parse(JSON.stringify({ ...outside, ...wrong })))]).toEqual([wrong, false]);
});
