/** Releases a sealed build from another repository; the command runs in its own process. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from 'release-protocol/integrity';
import { ROOT } from '../build/packages';
import { computeBuildId } from '../build/seal-release';

const NAME = 'mfe-outside-test';
const FILES = { 'remoteEntry.js': 'the entry', 'server.cjs': 'the server file', 'assets.json': '{"needs":{}}' };

let folder = '';
let build = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
  mkdirSync(join(folder, 'sealed'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, 'sealed', file), text);
  const release = {
    name: NAME,
    build: `2.1.0-${'0'.repeat(12)}`,
    assetMap: integrityOf(FILES['assets.json']),
    remoteEntry: integrityOf(FILES['remoteEntry.js']),
    server: { file: 'server.cjs', integrity: integrityOf(FILES['server.cjs']) },
    needs: {},
    routes: [{ id: 'outside', expose: './page', paths: ['/utenfor/'] }],
    slots: {},
    exposes: { './page': 'page@1' },
    emits: [],
    listens: [],
  };
  build = computeBuildId(join(folder, 'sealed'), release);
  writeFileSync(join(folder, 'sealed/release.json'), JSON.stringify({ ...release, build }));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
});

function release(name: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  return command('release.ts', [name, '--from', join(folder, 'sealed'), ...words], variables);
}

function command(program: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, program), ...words],
    {
      encoding: 'utf8',
      // No shop is asked whether it serves it.
      env: { ...process.env, PORT: '9', DATA_DIR: folder, RELEASE_STORE: join(folder, 'store'), ...variables },
    },
  );
  return { status, output: stdout + stderr };
}
const CHECKED = ['--without-checks', 'checked by its own CI'];
const STORE_URL = { RELEASE_STORE_URL: 'https://releases.example' };

test('a sealed build of a remote in another repository is published and becomes stable', () => {
  const empty = { schemaVersion: 1, revision: 0, updatedAt: '2026-01-01T00:00:00Z', remotes: {} };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(empty));
  expect(command('registry-command.ts', ['adopt', '--reason', 'A new shop']).status).toBe(0);
  expect(release(NAME, CHECKED, STORE_URL)).toEqual({
    status: 0,
    output: `${NAME}: ${build} is stable (registry revision 2). No shop runs here: it is served from the next start on.\n`,
  });
  const { remotes, history } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as {
    remotes: Record<string, object>;
    history: object[];
  };
  expect(remotes[NAME]).toMatchObject({ origin: `https://releases.example/${NAME}`, stable: build });
  expect(history.at(-1)).toMatchObject({ reason: 'without checks: checked by its own CI' });
  expect(readFileSync(join(folder, 'store', NAME, build, 'remoteEntry.js'), 'utf8')).toBe('the entry');
});

test.each<[string, string, readonly string[], string]>([
  ['there is no reason for skipping the checks', NAME, [], 'A build from elsewhere is not checked here.'],
  ['it is a build of another remote', 'mfe-lists', CHECKED, `is a build of ${NAME}, not of mfe-lists.`],
  ['the name is not a remote’s', '../mfe-lists', CHECKED, 'Which remote?'],
])('it is refused when %s', (_case, name, words, message) => {
  expect(release(name, words, STORE_URL)).toEqual({ status: 1, output: expect.stringContaining(message) as string });
  expect(existsSync(join(folder, 'registry.json'))).toBe(false);
});

test('it is refused when a file was changed, release.json is missing, or the shop could not fetch it', () => {
  const refusal = (variables = STORE_URL as NodeJS.ProcessEnv) => release(NAME, CHECKED, variables).output;
  expect(refusal({ RELEASE_STORE_URL: '' })).toContain('Set RELEASE_STORE_URL or MFE_OUTSIDE_TEST_ORIGIN.');
  writeFileSync(join(folder, 'sealed/server.cjs'), 'another server file');
  expect(refusal()).toContain(`are not those of ${NAME}@${build}`);
  rmSync(join(folder, 'sealed/release.json'));
  expect(refusal()).toContain('it has no release.json');
});
