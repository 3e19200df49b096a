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
import { ROOT } from '../packages';
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

/** Installs the package and its dependencies as npm would. */
function install() {
  const tarball = join(folder, 'a-new-folder', 'types.tgz');
  execFileSync(process.execPath, ['--import', 'tsx', 'tooling/build/types/pack-types.ts', tarball], {
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

/** @returns file → compiler errors */
function compile(): Readonly<Record<string, string>> {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS },
  });
  const errors: Record<string, string> = {};
  for (const [, file = '', message = ''] of stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): (.*(?:\n .*)*)/gm))
    errors[file] = `${errors[file] ?? ''}${message}\n`;
  return errors;
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'outside-')));
  install();
  for (const [file, text] of Object.entries(OUTSIDE_REMOTE)) write(file, text);
  for (const [file, [text]] of Object.entries(MISTAKES)) write(file, text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a remote outside this repository compiles against the package, and each mistake is an error', () => {
  const errors = compile();
  // No errors in the remote or in the declarations themselves.
  expect(Object.keys(errors).sort()).toEqual(Object.keys(MISTAKES).sort());
  for (const [file, [, sentence]] of Object.entries(MISTAKES))
    expect([file, errors[file]]).toEqual([file, expect.stringMatching(sentence)]);
});

test('the modules that the shell lends are published, and no others have code that would be missing', () => {
  const provided = readFileSync(join(ROOT, 'shell/src/client/provide-runtime.ts'), 'utf8');
  const lent = [...provided.matchAll(/'shared-domain(\/[\w/-]+)'/g)].map(([, path]) => `.${path}`);
  expect(lent.length).toBeGreaterThan(15);
  expect(Object.keys(manifest().exports).sort()).toEqual(
    [...lent, './contracts/events', './contracts/exposes', './assets', './federation.schema.json'].sort(),
  );
});

test('the package has declarations and no code, and no paths of the build machine', () => {
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.filter((file) => !file.endsWith('.d.ts')).sort()).toEqual([
    'README.md',
    'federation.schema.json',
    'package.json',
  ]);
  expect(files.filter((file) => /\.test\.|testing|rules\//.test(file))).toEqual([]);
  for (const file of files) expect([file, read(file).includes(dirname(ROOT))]).toEqual([file, false]);
});

test("the JSON schema accepts every remote's federation.json and refuses mistakes", () => {
  const check = new Ajv().compile(JSON.parse(read('federation.schema.json')) as object);
  const outside = JSON.parse(OUTSIDE_REMOTE['federation.json'] ?? '') as object;
  const own = readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => JSON.parse(readFileSync(join(ROOT, name, 'federation.json'), 'utf8')) as object);
  for (const federation of [outside, ...own]) expect([check(federation), check.errors]).toEqual([true, null]);
  for (const wrong of [{ name: 'outside' }, { port: '3091' }, { routes: [{ id: 'outside' }] }, { emits: undefined }])
    expect([wrong, check(JSON.parse(JSON.stringify({ ...outside, ...wrong })))]).toEqual([wrong, false]);
});
