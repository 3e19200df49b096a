/** The release and registry commands. They are ES modules, so each call runs in its own process. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULES = ['registry.ts', 'registry-document.ts'].map((name) => JSON.stringify(join(__dirname, name)));

interface Entry {
  readonly stable: string;
  readonly canary?: { readonly build: string; readonly percent: number; readonly since: string } | null;
  readonly pinned?: boolean;
  readonly builds: Readonly<Record<string, object>>;
}
interface Change {
  readonly action: string;
  readonly remote: string;
  readonly build?: string;
  readonly from?: string;
  readonly by: string;
  readonly reason?: string;
}
interface Registry {
  readonly signature?: object;
  readonly revision: number;
  readonly remotes: Readonly<Record<string, Entry>>;
  readonly history?: readonly Change[];
}

/** From before compatibility was checked: a listener without a sender. */
const incompatibleRemotes = {
  'mfe-one': {
    origin: 'http://127.0.0.1:3002',
    stable: '0123456789ab',
    builds: {
      '0123456789ab': { publishedAt: '2026-01-01T00:00:00Z', needs: {}, emits: [], listens: ['shop:list:shared@1'] },
    },
  },
};

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  file = join(folder, 'registry.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const environment = () => ({ ...process.env, REGISTRY_FILE: file, RELEASED_BY: 'Team Produkt' });
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8', env: environment() });
const command = (...args: string[]) => run(join(__dirname, 'release.ts'), ...args);
const registryCommand = (...args: string[]) => run(join(__dirname, 'registry-command.ts'), ...args);
const written = () => JSON.parse(readFileSync(file, 'utf8')) as Registry;

/** A build that claims paths and slots. */
const releaseOf = (
  name: string,
  paths: readonly string[],
  slots: Readonly<Record<string, string>> = {},
  events: { readonly emits?: readonly string[]; readonly listens?: readonly string[] } = {},
) => ({
  name,
  build: '0123456789ab',
  assetMap: '',
  remoteEntry: '',
  server: { file: 'server.cjs', integrity: '' },
  needs: {},
  routes: paths.map((path, index) => ({ id: `page-${index}`, expose: './page', paths: [path] })),
  slots,
  emits: [] as readonly string[],
  listens: [] as readonly string[],
  ...events,
});

const SHELL = { build: 'aaaaaaaaaaaa', mounts: [], slots: [], emits: [], listens: [], provides: {} };

/** A program that releases builds one after the other and prints the messages of refused ones. */
const releasing = (releases: readonly object[]): string[] => [
  '--input-type=module',
  '-e',
  `const { refuseConflicts, refuseIncompatible } = (await import('release-protocol/builds-in-use')).default;
   const { withStable } = (await import('release-protocol/release-moves')).default;
   const { changeRegistry } = (await import(${MODULES[1]})).default;
   const author = () => ({ at: new Date().toISOString(), by: process.env.RELEASED_BY });
   const shell = ${JSON.stringify(SHELL)};
   for (const release of ${JSON.stringify(releases)}) {
     try {
       await changeRegistry(${JSON.stringify(file)}, (registry) =>
         refuseIncompatible(registry, refuseConflicts(withStable(registry, release, 'http://127.0.0.1:3002', author())), shell), { isFirst: true });
     } catch (error) {
       console.log(error.name + ': ' + error.message);
     }
   }`,
];

/** @returns the message of the refused release; '' when there is none */
function release(...releases: readonly object[]): string {
  const { stdout, stderr } = run(...releasing(releases));
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a release adds its routes and slots to the registry, and a second release of the remote keeps the first build', () => {
  const one = releaseOf('mfe-one', ['/onskeliste/'], { banner: './banner' });
  expect(release(one, { ...one, build: 'ba9876543210' })).toBe('');
  const entry = written().remotes['mfe-one'];
  expect(entry?.stable).toBe('ba9876543210');
  expect(entry?.builds['0123456789ab']).toMatchObject({ routes: one.routes, slots: { banner: './banner' } });
  expect(Object.keys(entry?.builds ?? {})).toHaveLength(2);
});

test('a path of another remote is refused with both names, and the registry stays unchanged', () => {
  const message = release(
    releaseOf('mfe-one', ['/onskeliste/:listId?/']),
    releaseOf('mfe-other', ['/onskeliste/:id/']),
  );
  expect(message).toBe(
    'RefusedChange: Not released. mfe-other claims the path /onskeliste/:id/, which mfe-one has already (the path /onskeliste/:listId?/).',
  );
  expect(Object.keys(written().remotes)).toEqual(['mfe-one']);
  expect(written().revision).toBe(1);
});

test('a slot of another remote and a path of the shell are refused', () => {
  expect(release(releaseOf('mfe-one', [], { header: './a' }), releaseOf('mfe-other', [], { header: './b' }))).toMatch(
    /mfe-other claims the slot header, which mfe-one has/,
  );
  expect(release(releaseOf('mfe-third', ['/api/onskeliste/']))).toMatch(/belongs to the shell/);
});

test('a path can move to another remote after the first one has given it up', () => {
  const gaveUp = { ...releaseOf('mfe-one', ['/deling/']), build: 'ba9876543210' };
  expect(release(releaseOf('mfe-one', ['/onskeliste/']), gaveUp, releaseOf('mfe-other', ['/onskeliste/']))).toBe('');
  expect(Object.keys(written().remotes)).toEqual(['mfe-one', 'mfe-other']);
});

test('an incompatible build is refused with one sentence, and the registry stays unchanged', () => {
  const sender = releaseOf('mfe-one', [], {}, { emits: ['shop:list:shared@1'] });
  const listener = releaseOf('mfe-other', [], {}, { listens: ['shop:list:shared@1'] });
  const changed = { ...sender, build: 'ba9876543210', emits: ['shop:list:shared@2'] };
  expect(release(sender, listener, changed)).toBe(
    'RefusedChange: Not released. mfe-other listens to shop:list:shared@1, which no build in use sends (only shop:list:shared@2 is sent).',
  );
  expect(stable()).toBe('0123456789ab');
  expect(release({ ...changed, emits: ['shop:list:shared@1', 'shop:list:shared@2'] })).toBe('');
  expect(
    release({ ...listener, build: 'cccccccccccc', needs: { 'shared-domain/runtime/router': ['useNew'] } }),
  ).toMatch(/mfe-other needs shared-domain\/runtime\/router#useNew, which the shell in use \(aaaaaaaaaaaa\) lacks/);
});

test('an existing incompatibility does not block the release of another remote', () => {
  release(releaseOf('mfe-one', [], {}, { listens: ['shop:list:shared@1'] }));
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, revision: 1, updatedAt: '', remotes: incompatibleRemotes }));
  expect(registryCommand('adopt', '--reason', 'From before').status).toBe(0);
  expect(release(releaseOf('mfe-other', ['/deling/']))).toBe('');
  expect(Object.keys(written().remotes)).toEqual(['mfe-one', 'mfe-other']);
});

test('a build in the registry cannot be released again with other content', () => {
  const one = releaseOf('mfe-one', ['/onskeliste/']);
  expect(release(one, { ...one, build: 'ba9876543210' }, { ...one, remoteEntry: 'sha256-other' })).toBe(
    'RefusedChange: Not released. The registry has mfe-one@0123456789ab with other content: build it again.',
  );
  expect(stable()).toBe('ba9876543210');
});

test('a remote is removed from the shop', () => {
  release(releaseOf('mfe-one', ['/onskeliste/']), releaseOf('mfe-other', ['/deling/']));
  const { status, stdout } = registryCommand('remove', 'mfe-one', '--reason', 'Ikke i bruk');
  expect([status, stdout]).toEqual([0, expect.stringContaining('mfe-one is no longer part of the shop')]);
  expect(Object.keys(written().remotes)).toEqual(['mfe-other']);
  expect(written().history?.at(-1)).toMatchObject({ action: 'remove', remote: 'mfe-one', reason: 'Ikke i bruk' });
});

const BUILDS = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
const releaseAll = () => release(...BUILDS.map((build) => ({ ...releaseOf('mfe-one', ['/onskeliste/']), build })));
const stable = () => written().remotes['mfe-one']?.stable;

test('a rollback goes to the build before, the next one further back, never to a build that was rolled back', () => {
  releaseAll();
  expect(registryCommand('rollback', 'mfe-one', '--reason', 'Feil i kassen').stdout).toContain(
    'mfe-one: bbbbbbbbbbbb is stable again',
  );
  expect(registryCommand('rollback', 'mfe-one').status).toBe(0);
  expect(stable()).toBe('aaaaaaaaaaaa');
  const { status, stderr } = registryCommand('rollback', 'mfe-one');
  expect([status, stderr]).toEqual([1, expect.stringContaining('mfe-one has no earlier build')]);
  expect(registryCommand('rollback', 'mfe-one', 'cccccccccccc').status).toBe(0);
  expect(stable()).toBe('cccccccccccc');
});

test('a release of a pinned remote is refused; other remotes can be released', () => {
  releaseAll();
  expect(registryCommand('pin', 'mfe-one').stdout).toContain('mfe-one stays at cccccccccccc');
  expect(release({ ...releaseOf('mfe-one', []), build: 'dddddddddddd' })).toMatch(/mfe-one is pinned to cccccccccccc/);
  expect(release(releaseOf('mfe-other', ['/deling/']))).toBe('');
  expect(registryCommand('rollback', 'mfe-one').status).toBe(0);
  expect(registryCommand('unpin', 'mfe-one').status).toBe(0);
  expect(release({ ...releaseOf('mfe-one', []), build: 'dddddddddddd' })).toBe('');
  expect(stable()).toBe('dddddddddddd');
});

const CANARY = BUILDS[0] ?? '';
const canary = () => written().remotes['mfe-one']?.canary;

test('a canary gets a share of the visitors, then a higher share, then becomes the stable build', () => {
  releaseAll();
  expect(registryCommand('canary', 'mfe-one', '5', '--build', CANARY).stdout).toContain(
    `mfe-one: the canary ${CANARY} is for 5 % of the visitors (registry revision 4).`,
  );
  expect(stable()).toBe('cccccccccccc');
  const { since } = canary() ?? {};
  expect(registryCommand('canary', 'mfe-one', '50', '--reason', 'Ser bra ut').status).toBe(0);
  expect(canary()).toEqual({ build: CANARY, percent: 50, since });
  expect(registryCommand('status').stdout).toMatch(
    /mfe-one +cccccccccccc of [^,]*, canary aaaaaaaaaaaa for 50 %; earlier: bbbbbbbbbbbb$/m,
  );
  expect(registryCommand('promote', 'mfe-one').stdout).toContain(`mfe-one: ${CANARY} is stable`);
  expect([stable(), canary()]).toEqual([CANARY, null]);
  const lines = registryCommand('history', 'mfe-one').stdout.split('\n');
  expect(lines[0]).toMatch(/ promote +mfe-one +cccccccccccc → aaaaaaaaaaaa by Team Produkt$/);
  expect(lines[1]).toMatch(/ canary +mfe-one +cccccccccccc → aaaaaaaaaaaa 50 % by Team Produkt: Ser bra ut$/);
  expect(registryCommand('rollback', 'mfe-one').stdout).toContain('mfe-one: cccccccccccc is stable again');
});

test('a rollback takes the canary out, and goes to an earlier build only when there is no canary', () => {
  releaseAll();
  registryCommand('canary', 'mfe-one', '100', '--build', CANARY);
  expect(registryCommand('rollback', 'mfe-one').stdout).toContain(
    `mfe-one: the canary ${CANARY} is taken out, cccccccccccc is for everyone`,
  );
  expect([stable(), canary()]).toEqual(['cccccccccccc', null]);
  expect(written().history?.at(-1)).toMatchObject({ action: 'rollback', build: 'cccccccccccc', from: CANARY });
  registryCommand('rollback', 'mfe-one');
  expect(stable()).toBe('bbbbbbbbbbbb');
  // A build that was only a canary is not a rollback target.
  expect(registryCommand('rollback', 'mfe-one').status).toBe(1);
});

test('a release ends the canary, and the registry keeps earlier builds beside a canary', () => {
  releaseAll();
  registryCommand('canary', 'mfe-one', '5', '--build', CANARY);
  expect(release({ ...releaseOf('mfe-one', []), build: 'dddddddddddd' })).toBe('');
  expect([stable(), canary()]).toEqual(['dddddddddddd', null]);
  registryCommand('canary', 'mfe-one', '5', '--build', 'cccccccccccc');
  expect(Object.keys(written().remotes['mfe-one']?.builds ?? {})).toEqual([
    'dddddddddddd',
    'cccccccccccc',
    'bbbbbbbbbbbb',
    'aaaaaaaaaaaa',
  ]);
});

test('a canary whose claims conflict with another remote is refused, whatever its share', () => {
  release(
    { ...releaseOf('mfe-one', ['/deling/']), build: 'aaaaaaaaaaaa' },
    { ...releaseOf('mfe-one', ['/onskeliste/']), build: 'bbbbbbbbbbbb' },
    releaseOf('mfe-other', ['/deling/']),
  );
  for (const share of ['0', '5', '100'])
    expect(registryCommand('canary', 'mfe-one', share, '--build', 'aaaaaaaaaaaa').stderr).toMatch(
      /mfe-other claims the path \/deling\/, which mfe-one has already/,
    );
  expect(canary()).toBeNull();
});

test('at most three remotes have a canary at a time', () => {
  const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
  for (const [index, name] of names.entries())
    release(
      { ...releaseOf(name, [`/${index}/`]), build: 'aaaaaaaaaaaa' },
      { ...releaseOf(name, [`/${index}/`]), build: 'bbbbbbbbbbbb' },
    );
  const results = names.map((name) => registryCommand('canary', name, '5', '--build', 'aaaaaaaaaaaa').status);
  expect(results).toEqual([0, 0, 0, 1]);
});

test('a verdict takes out only the canary run that it is about', () => {
  releaseAll();
  registryCommand('canary', 'mfe-one', '5', '--build', CANARY);
  const { since: startedAt = '' } = canary() ?? {};
  const quarantine = (since: string) =>
    run(
      '--input-type=module',
      '-e',
      `const { quarantine } = (await import(${MODULES[0]})).default;
       quarantine(${JSON.stringify(file)}, { remote: 'mfe-one', build: '${CANARY}', since: '${since}', reason: 'Errors' });`,
    );
  quarantine('2026-01-01T00:00:00.000Z');
  expect(canary()).not.toBeNull();
  quarantine(startedAt);
  expect(canary()).toBeNull();
  expect(written().history?.at(-1)).toMatchObject({ action: 'quarantine', from: CANARY, reason: 'Errors' });
});

test('watch takes a rejected canary out of the registry, with the reason', async () => {
  releaseAll();
  registryCommand('canary', 'mfe-one', '5', '--build', CANARY);
  const verdict = { remote: 'mfe-one', build: CANARY, since: canary()?.since, reason: 'It failed in 90 % of 25 views' };
  const requests: (string | undefined)[] = [];
  const shell = createServer(({ url, headers }, response) => {
    requests.push(url, headers.authorization);
    response.end(JSON.stringify({ verdicts: [verdict] }));
  });
  await once(shell.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  const watch = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(__dirname, 'registry-command.ts'),
      'watch',
      '--url',
      origin,
      '--url',
      'http://127.0.0.1:9',
    ],
    { env: { ...environment(), ADMIN_PASSWORD: 'password-of-the-team' } },
  );
  const [printed] = (await once(watch.stdout, 'data')) as [Buffer];
  watch.kill();
  shell.close();
  expect(printed.toString()).toContain(
    `mfe-one: the canary ${CANARY} is taken out (registry revision 5). It failed in 90 % of 25 views`,
  );
  expect(requests.slice(0, 2)).toEqual([
    '/_shop/releases.json',
    `Basic ${Buffer.from('registry:password-of-the-team').toString('base64')}`,
  ]);
  expect(canary()).toBeNull();
  expect(written().history?.at(-1)).toMatchObject({ action: 'quarantine', from: CANARY, reason: verdict.reason });
});

/** A shell that answers with one state after the other, and goes on with the last one. */
async function rollbackBeside(
  ...states: readonly object[]
): Promise<{ readonly code: number; readonly written: string }> {
  const left = [...states];
  const shell = createServer(({ url }, response) => {
    if (url === '/_shop/contract.json') return response.end(JSON.stringify(SHELL));
    return response.end(JSON.stringify(left.length > 1 ? left.shift() : left[0]));
  });
  await once(shell.listen(0, '127.0.0.1'), 'listening');
  const SHOP_ORIGIN = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  const rollback = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'registry-command.ts'), 'rollback', 'mfe-one'],
    { env: { ...environment(), SHOP_ORIGIN } },
  );
  let output = '';
  for (const stream of [rollback.stdout, rollback.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code] = (await once(rollback, 'close')) as [number];
  shell.close();
  return { code, written: output };
}

test('a change is done when the shells serve it; when one refuses the build it fails with the cause, and no rollback leads there', async () => {
  releaseAll();
  const serving = (revision: number, build: string) => ({ revision, remotes: { 'mfe-one': { build } } });
  const refused = { 'mfe-one@bbbbbbbbbbbb': 'ReferenceError: now is not defined' };
  expect(await rollbackBeside({ ...serving(4, 'cccccccccccc'), refused })).toEqual({
    code: 1,
    written: expect.stringContaining(
      'it refuses mfe-one@bbbbbbbbbbbb (ReferenceError: now is not defined) and goes on with cccccccccccc.',
    ) as string,
  });
  expect(written().history?.at(-1)).toMatchObject({ action: 'refused', build: 'bbbbbbbbbbbb' });

  release({ ...releaseOf('mfe-one', ['/onskeliste/']), build: 'dddddddddddd' });
  expect(await rollbackBeside(serving(6, 'dddddddddddd'), serving(7, 'aaaaaaaaaaaa'))).toEqual({
    code: 0,
    written: expect.stringMatching(/aaaaaaaaaaaa is stable again \(registry revision 7\)\. Served after \d/) as string,
  });
});

test('status and history show what is in use, who changed it and why', () => {
  releaseAll();
  registryCommand('rollback', 'mfe-one', '--reason', 'Feil i kassen');
  registryCommand('pin', 'mfe-one');
  expect(registryCommand('status').stdout).toMatch(
    /^Revision 5 of .*\nmfe-one +bbbbbbbbbbbb of .*, pinned; earlier: .*cccccccccccc/,
  );
  const lines = registryCommand('history', 'mfe-one').stdout.trim().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/ pin +mfe-one +bbbbbbbbbbbb by Team Produkt$/);
  expect(lines[1]).toMatch(/ rollback +mfe-one +cccccccccccc → bbbbbbbbbbbb by Team Produkt: Feil i kassen$/);
  expect(lines[4]).toMatch(/ release +mfe-one +aaaaaaaaaaaa by Team Produkt$/);
});

test('concurrent releases are all kept', async () => {
  release(releaseOf('mfe-zero', ['/null/']));
  const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `mfe-${name}`);
  const processes = names.map((name) =>
    spawn(process.execPath, ['--import', 'tsx', ...releasing([releaseOf(name, [`/${name}/`])])], {
      env: environment(),
      stdio: 'ignore',
    }),
  );
  await Promise.all(processes.map((each) => once(each, 'exit')));
  expect(Object.keys(written().remotes).toSorted()).toEqual(['mfe-zero', ...names].toSorted());
  expect(written()).toMatchObject({ revision: 7, history: { length: 7 } });
});

test('the lock of a crashed release is removed', () => {
  const lock = `${file}.lock`;
  writeFileSync(lock, '');
  const minuteAgo = Date.now() / 1000 - 60;
  utimesSync(lock, minuteAgo, minuteAgo);
  expect(release(releaseOf('mfe-one', ['/onskeliste/']))).toBe('');
  expect(stable()).toBe('0123456789ab');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  [registryCommand, ['remove', 'mfe-nothing'], 'mfe-nothing is not in the registry.'],
  [registryCommand, ['rollback', 'mfe-nothing'], 'mfe-nothing is not in the registry.'],
  [registryCommand, ['unpin'], 'Which remote?'],
  [registryCommand, ['can-deploy'], 'Which remote?'],
  [command, ['mfe-pdp', '--canary', '5', '--dry-run', '--without-checks', 'test'], 'mfe-pdp is not in the registry.'],
  [registryCommand, ['canary', 'mfe-nothing', '5'], 'mfe-nothing is not in the registry.'],
  [registryCommand, ['canary', 'mfe-nothing', '101'], 'Which share of the visitors?'],
  [registryCommand, ['canary', 'mfe-nothing'], 'Which share of the visitors?'],
  [registryCommand, ['watch'], 'Set ADMIN_PASSWORD'],
  [registryCommand, ['promote', 'mfe-nothing'], 'mfe-nothing is not in the registry.'],
  [command, ['mfe-pdp', '--canary', 'many'], 'Which share of the visitors?'],
  [registryCommand, ['explode'], 'Which command?'],
  [registryCommand, ['status', '--why'], "Unknown option '--why'"],
  [command, ['mfe-nothing'], 'Which remote?'],
  [command, [], 'Which remote?'],
  [command, ['mfe-pdp', '--without-checks', ' '], 'Say why there are no checks'],
  [command, ['mfe-pdp', '0123456789ab'], 'The registry has no build 0123456789ab of mfe-pdp'],
  [command, ['mfe-pdp', '--skip-checks'], "Unknown option '--skip-checks'"],
  [registryCommand, ['can-deploy', 'mfe-pdp', '0123456789ab'], 'mfe-pdp has no build 0123456789ab'],
])('%p %j ends with a message and no stack trace', (command, args, sentence) => {
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, revision: 3, updatedAt: '', remotes: {} }));
  registryCommand('adopt', '--reason', 'test');
  const { status, stderr } = command(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(written().revision).toBe(4);
});

const unsigned = { schemaVersion: 1, revision: 4, updatedAt: '2026-01-01T00:00:00Z', remotes: {} };

test('what the key has not signed is never signed by another change: it is adopted by whoever has looked at it', () => {
  writeFileSync(file, JSON.stringify(unsigned));
  expect(release(releaseOf('mfe-one', ['/onskeliste/']))).toContain('Nothing was changed. The registry is not signed.');
  expect(registryCommand('adopt').stderr).toContain('Say why it can be trusted');
  expect(registryCommand('adopt', '--reason', 'Set up by hand').status).toBe(0);
  expect(written()).toMatchObject({ revision: 5, signature: { keyId: expect.any(String) as string } });
  expect(written().history?.at(-1)).toMatchObject({ action: 'adopt', reason: 'Set up by hand', by: 'Team Produkt' });

  releaseAll();
  const tampered = { ...written(), remotes: { ...written().remotes, 'mfe-evil': written().remotes['mfe-one'] } };
  writeFileSync(file, JSON.stringify(tampered));
  for (const args of [
    ['pin', 'mfe-one'],
    ['rollback', 'mfe-one'],
    ['remove', 'mfe-evil'],
  ])
    expect(registryCommand(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The signature of the registry does not match its content') as string,
    });
  expect(registryCommand('status').stdout).toContain('No shell takes this registry.');
  expect(written()).toEqual(tampered);
});

test('no change begins a missing registry: the first one of a shop is asked for, and one that exists stays as it is', () => {
  expect(registryCommand('pin', 'mfe-pdp').stderr).toContain('There is no registry at');
  expect(command('mfe-pdp', '--without-checks', 'test').stderr).toContain('npm run release -- --init');
  expect(existsSync(file)).toBe(false);
  releaseAll();
  registryCommand('rollback', 'mfe-one');
  const before = written();
  expect(command('--init').stdout).toContain('it stays as it is');
  expect(written()).toEqual(before);
});

/** A remote that listens to what the other sends: neither the sender nor an older build of it may go. */
const releaseSenderAndListener = () =>
  release(
    { ...releaseOf('mfe-one', [], {}, { emits: [] }), build: 'aaaaaaaaaaaa' },
    { ...releaseOf('mfe-one', [], {}, { emits: ['shop:list:shared@1'] }), build: 'bbbbbbbbbbbb' },
    releaseOf('mfe-other', [], {}, { listens: ['shop:list:shared@1'] }),
  );

test('what would break a build in use is refused by every command, unless there is a reason, which the history keeps', () => {
  releaseSenderAndListener();
  const before = written();
  for (const args of [
    ['rollback', 'mfe-one'],
    ['rollback', 'mfe-one', 'aaaaaaaaaaaa'],
    ['remove', 'mfe-one'],
  ])
    expect(registryCommand(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('mfe-other listens to shop:list:shared@1, which no build in use sends') as string,
    });
  expect(registryCommand('rollback', 'mfe-one', '--force', ' ').stderr).toContain('Say why it is done');
  expect(written()).toEqual(before);
  expect(registryCommand('rollback', 'mfe-one', '--force', 'Kassen er nede').status).toBe(0);
  expect(stable()).toBe('aaaaaaaaaaaa');
  expect(written().history?.at(-1)).toMatchObject({ action: 'rollback', reason: 'forced: Kassen er nede' });
});
