import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from 'release-protocol/integrity';
import type { Registry } from 'release-protocol/registry-schema';
import { signRegistry } from 'release-protocol/registry-signature';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { fakeWorkers } from '../../renderer/testing/worker-processes';
import type { LaneRenderer } from '../render/lane-renderer';
import { createShellAssets } from '../testing/shell-assets';
import { Composition } from './composition';

const ONE = '000000000001';
const TWO = '000000000002';
const SHELL = '00000000005e';
const assets = JSON.stringify({ files: {}, entry: [], exposes: {}, needs: {} });
const bundle = 'module.exports = {};';

let folder: string;
let remotes: Server;
/** URLs that the fake remotes refuse. */
let isDown: (url: string) => boolean;
let downStatus: number;
let composition: Composition;
let errors: string[];
let changes: number;
let revision: number;
/** Rejected canaries. */
let rejected: string[];
/** Builds that keep crashing workers. */
let unstable: string[];
let publicKey: KeyObject | undefined;
let privateKey: KeyObject | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'composition-'));
  isDown = () => false;
  downStatus = 503;
  errors = [];
  changes = 0;
  revision = 1;
  rejected = [];
  unstable = [];
  publicKey = undefined;
  privateKey = undefined;
  remotes = createServer(({ url = '' }, response) => {
    if (isDown(url)) response.writeHead(downStatus).end();
    else response.end(url.endsWith('assets.json') ? assets : bundle);
  });
  await new Promise<void>((resolve) => remotes.listen(0, '127.0.0.1', resolve));
  composition = compose(false);
});
afterEach(async () => {
  await composition.stop();
  await new Promise((resolve) => remotes.close(resolve));
  rmSync(folder, { recursive: true });
});

function compose(hasWorkers: boolean): Composition {
  // One that is stopped may still say something in the next test.
  const own = errors;
  return new Composition({
    registryLocation: join(folder, 'registry.json'),
    lastKnownGoodFile: join(folder, 'shell/last-good.json'),
    shellBuild: SHELL,
    ...(publicKey && { registryKey: publicKey }),
    buildsFolder: join(folder, 'builds'),
    trialsFile: join(folder, 'trials.json'),
    config: {} as PublicConfig,
    document: { config: {} as PublicConfig, shell: createShellAssets() },
    pool: hasWorkers
      ? {
          workers: fakeWorkers,
          size: 1,
          deadlineMs: 5_000,
          onReport: () => undefined,
          onQuarantine: () => undefined,
          onRendererLost: () => undefined,
        }
      : null,
    log: {
      info: () => undefined,
      warning: () => undefined,
      error: (error) => void own.push(error instanceof Error ? error.message : String(error)),
    },
    retryMs: 100,
    onChange: () => void (changes += 1),
    onUnstable: ({ remote, build }) => void unstable.push(`${remote}@${build}`),
    isRejected: ({ remote, build, since }) => rejected.includes(`${remote}@${build} ${since}`),
  });
}

interface Release {
  readonly paths?: readonly string[];
  readonly slots?: Readonly<Record<string, string>>;
  readonly build?: string;
  readonly needs?: Readonly<Record<string, string[]>>;
}

const toBuild = ({
  paths = [],
  slots = {},
  needs = {},
  build = ONE,
}: Release): Registry['remotes'][string]['builds'][string] => ({
  publishedAt: `2026-01-0${build === ONE ? 1 : 2}T00:00:00.000Z`,
  assetMap: integrityOf(assets),
  remoteEntry: integrityOf('x'),
  server: { file: 'server.cjs', integrity: integrityOf(bundle) },
  needs,
  routes: paths.map((path, index) => ({
    id: `page-${index}`,
    expose: './page',
    paths: [path],
    searchParams: ['steg'],
    reloadOn: [],
    browserParams: ['steg'],
  })),
  slots,
});

/** Remote → its canary. */
type Canaries = Readonly<Record<string, { readonly build: string; readonly percent: number; readonly since?: string }>>;

/** @param releases oldest first; the last one that is not the canary is the stable build */
function register(releases: Readonly<Record<string, readonly Release[]>>, canaries: Canaries = {}) {
  const origin = `http://127.0.0.1:${(remotes.address() as AddressInfo).port}`;
  const entries = Object.entries(releases).map(([remote, builds]) => [
    remote,
    {
      origin: `${origin}/${remote}`,
      stable: builds.findLast(({ build = ONE }) => build !== canaries[remote]?.build)?.build ?? ONE,
      canary: canaries[remote] ?? null,
      builds: Object.fromEntries(builds.map((release) => [release.build ?? ONE, toBuild(release)])),
    },
  ]);
  const registry = { schemaVersion: 1, revision, updatedAt: '2026-01-01T00:00:00.000Z' };
  const document = { ...registry, remotes: Object.fromEntries(entries) as object };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify(privateKey ? signRegistry(document, privateKey) : document),
  );
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}
const remoteOf = (path: string) => composition.stable.table.routeOf(path)?.remote;
const inForce = () => composition.stable.builds.map(({ remote, build }) => `${remote}@${build}`);

test('route table and page releases come from the registry', async () => {
  register({ 'mfe-one': [{ paths: ['/nettbrett/:slug?/'], slots: { header: './top' } }] });
  await composition.start();
  expect(remoteOf('/nettbrett/apple/')).toBe('mfe-one');
  expect(composition.stable.table.slotOf('header')).toEqual({ remote: 'mfe-one', expose: './top' });
  expect(composition.stable.releases['mfe-one']).toMatchObject({ build: ONE, remoteEntry: integrityOf('x') });
  // Only the server normalises addresses, so the browser does not get the rules.
  expect(composition.stable.table.routeOf('/nettbrett/')?.browserParams).toEqual(['steg']);
  expect(composition.stable.releases['mfe-one']?.routes[0]).not.toHaveProperty('browserParams');
  expect(changes).toBe(1);
});

test('a new remote adds its page while the shop runs; removing the remote removes the page', async () => {
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  expect(remoteOf('/onskeliste/')).toBeUndefined();
  register({ 'mfe-one': [{ paths: ['/'] }], 'mfe-wishlist': [{ paths: ['/onskeliste/'] }] });
  await until(() => remoteOf('/onskeliste/') === 'mfe-wishlist');
  expect(composition.registry?.remotes).toHaveProperty('mfe-wishlist');
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await until(() => remoteOf('/onskeliste/') === undefined);
  expect(remoteOf('/')).toBe('mfe-one');
  expect(errors).toEqual([]);
});

test('a new build changes the routes of its remote', async () => {
  register({ 'mfe-one': [{ paths: ['/gammel/'] }] });
  await composition.start();
  register({ 'mfe-one': [{ paths: ['/gammel/'] }, { build: TWO, paths: ['/ny/'] }] });
  await until(() => remoteOf('/ny/') === 'mfe-one');
  expect(remoteOf('/gammel/')).toBeUndefined();
  expect(inForce()).toEqual([`mfe-one@${TWO}`]);
});

test('a registry with conflicting claims is logged with both names, and the current composition stays', async () => {
  register({ 'mfe-one': [{ paths: ['/nettbrett/'] }] });
  await composition.start();
  register({ 'mfe-one': [{ paths: ['/nettbrett/'] }], 'mfe-other': [{ paths: ['/Nettbrett/', '/deling/'] }] });
  await until(() => errors.length > 0);
  expect(errors[0]).toContain('mfe-other claims the path /Nettbrett/, which mfe-one has already');
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  expect(composition.registry?.remotes).not.toHaveProperty('mfe-other');
});

test('at start the first remote that claims a path gets it', async () => {
  register({ 'mfe-one': [{ paths: ['/nettbrett/'] }], 'mfe-other': [{ paths: ['/nettbrett/'] }] });
  await composition.start();
  expect(errors[0]).toContain('mfe-other claims the path /nettbrett/');
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
});

test('a half-written registry changes nothing; the complete one is applied', async () => {
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  writeFileSync(join(folder, 'registry.json'), '{"schemaVersion":1,');
  await until(() => errors.length > 0);
  expect(remoteOf('/')).toBe('mfe-one');
  register({ 'mfe-one': [{ paths: ['/ny/'], build: TWO }] });
  await until(() => remoteOf('/ny/') === 'mfe-one');
});

test('it does not start without a registry', async () => {
  await expect(composition.start()).rejects.toThrow('ENOENT');
});

test('a build that needs exports that this shell lacks is not used; the one before stays', async () => {
  register({ 'mfe-one': [{}] });
  await composition.start();
  const needs = { 'shared-domain/runtime/router': ['useTimeTravel'] };
  register({ 'mfe-one': [{}, { build: TWO, needs }] });
  await until(() => errors.length > 0);
  expect(errors[0]).toContain('shared-domain/runtime/router#useTimeTravel');
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
});

test('when a build cannot be fetched the current one stays, and the fetch is retried', async () => {
  register({ 'mfe-one': [{}] });
  await composition.start();
  isDown = (url) => url.includes(TWO);
  register({ 'mfe-one': [{}, { build: TWO }] });
  await until(() => errors.length > 0);
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  isDown = () => false;
  await until(() => inForce().includes(`mfe-one@${TWO}`));
});

test('a refused build is logged once, and again when the reason changes', async () => {
  register({ 'mfe-one': [{}] });
  await composition.start();
  let attempts = 0;
  isDown = (url) => {
    if (url.includes(TWO)) attempts += 1;
    return url.includes(TWO);
  };
  register({ 'mfe-one': [{}, { build: TWO }] });
  await until(() => attempts >= 2);
  expect(errors).toEqual([expect.stringMatching(`${TWO}/assets.json answered 503$`)]);
  downStatus = 500;
  await until(() => errors.length === 2);
  expect(errors[1]).toMatch(/answered 500$/);
});

test('a remote without a usable build is left out; the others work', async () => {
  isDown = (url) => url.startsWith('/mfe-other/');
  register({ 'mfe-one': [{ paths: ['/'] }], 'mfe-other': [{ paths: ['/deling/'] }] });
  await composition.start();
  expect([inForce(), composition.missing]).toEqual([[`mfe-one@${ONE}`], ['mfe-other']]);
  expect(remoteOf('/deling/')).toBeUndefined();
  expect(['/', '/deling/', '/hjelp/'].map((path) => composition.isMissing(path))).toEqual([false, true, false]);
  isDown = () => false;
  await until(() => composition.missing.length === 0);
  expect(composition.isMissing('/deling/')).toBe(false);
});

test('a change starts new render workers before it replaces the old ones; an unchanged registry starts none', async () => {
  composition = compose(true);
  register({ 'mfe-one': [{}] });
  await composition.start();
  const first = composition.stable.renderer as LaneRenderer;
  register({ 'mfe-one': [{}] });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(composition.stable.renderer).toBe(first);
  register({ 'mfe-one': [{}, { build: TWO }] });
  await until(() => composition.stable.renderer !== first);
  await expect(composition.stable.renderer?.render({ url: '/ok', renderedAt: 0 })).resolves.toMatchObject({
    location: '/ok',
  });
  expect(changes).toBe(2);
});

const restart = async (hasWorkers = false) => {
  await composition.stop();
  composition = compose(hasWorkers);
  await composition.start();
};

test.each([
  ['half written', () => writeFileSync(join(folder, 'registry.json'), '{"schemaVersion":1,')],
  ['missing', () => rmSync(join(folder, 'registry.json'))],
  ['older than the last one', () => ((revision = 1), register({ 'mfe-one': [{ paths: ['/gammel/'] }] }))],
])('a shell that starts with a registry that is %s uses the last known good one', async (_what, spoil) => {
  revision = 2;
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  spoil();
  await restart();
  expect(remoteOf('/')).toBe('mfe-one');
  // It is read again ten times a second.
  expect(new Set(errors).size).toBe(1);
  revision = 3;
  register({ 'mfe-one': [{ paths: ['/ny/'], build: TWO }] });
  await until(() => remoteOf('/ny/') === 'mfe-one');
});

test('a shell that starts with a bad registry and no earlier one waits for a valid one', async () => {
  writeFileSync(join(folder, 'registry.json'), '{"schemaVersion":1,');
  await composition.start();
  expect([composition.registry, new Set(errors).size]).toEqual([undefined, 1]);
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await until(() => remoteOf('/') === 'mfe-one');
});

test('an older revision of the registry is refused while the shop runs', async () => {
  revision = 5;
  register({ 'mfe-one': [{ build: TWO }] });
  await composition.start();
  revision = 4;
  register({ 'mfe-one': [{}] });
  await until(() => errors.length > 0);
  expect(errors[0]).toContain('Revision 4 of the registry is older than 5');
  expect(inForce()).toEqual([`mfe-one@${TWO}`]);
});

test('a revision without changes counts too: an older one is refused after a restart', async () => {
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  revision = 5;
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await until(() => composition.registry?.revision === 5);
  await new Promise((resolve) => setTimeout(resolve, 200));
  revision = 4;
  register({ 'mfe-one': [{ paths: ['/gammel/'], build: TWO }] });
  await restart();
  expect(errors[0]).toContain('Revision 4 of the registry is older than 5');
  expect(remoteOf('/')).toBe('mfe-one');
});

test.each([
  ['no signature', () => (privateKey = undefined), 'not signed'],
  ['the signature of another key', () => ({ privateKey } = generateKeyPairSync('ed25519')), 'is configured'],
])('a registry with %s is refused', async (_what, changeKey, message) => {
  ({ publicKey, privateKey } = generateKeyPairSync('ed25519'));
  composition = compose(false);
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  changeKey();
  register({ 'mfe-one': [{ paths: ['/'] }], 'mfe-evil': [{ paths: ['/evil/'] }] });
  await until(() => errors.length > 0);
  expect(errors[0]).toContain(message);
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
});

test('a registry that was changed after it was signed is refused', async () => {
  ({ publicKey, privateKey } = generateKeyPairSync('ed25519'));
  composition = compose(false);
  register({ 'mfe-one': [{}] });
  const file = join(folder, 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/127\.0\.0\.1/, '127.0.0.2'));
  await composition.start();
  expect(errors[0]).toContain('signature of the registry does not match its content');
  expect(composition.stable.builds).toEqual([]);
});

test('a build that fails its smoke test is not used, and not tested again at every poll; the one before stays', async () => {
  composition = compose(true);
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  register({ 'mfe-one': [{ paths: ['/'] }, { build: TWO, paths: ['/die/'] }] });
  await until(() => errors.length > 0);
  expect(errors).toEqual([expect.stringContaining('The build failed its smoke test: it ended the process')]);
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  expect([...composition.refusals]).toEqual([[`mfe-one@${TWO}`, expect.stringContaining('it ended the process')]]);
});

test('a build that takes a worker down is replaced at once by the one before', async () => {
  register({ 'mfe-one': [{}, { build: TWO }] });
  await composition.start();
  expect(inForce()).toEqual([`mfe-one@${TWO}`]);
  composition.crashes.record({ remote: 'mfe-one', build: TWO });
  await until(() => inForce().includes(`mfe-one@${ONE}`));
  expect(errors).toEqual(['The build crashed a render worker']);
});

test('a build that hangs in service returns to the one before', async () => {
  composition = compose(true);
  register({ 'mfe-one': [{ paths: ['/hang/'] }, { build: TWO, paths: ['/hang/'] }] });
  await composition.start();
  expect(inForce()).toEqual([`mfe-one@${TWO}`]);
  void composition.stable.renderer?.render({ url: '/hang', renderedAt: 0 }).catch(() => undefined);
  await until(() => inForce().includes(`mfe-one@${ONE}`));
  expect(errors).toEqual(['The build crashed a render worker']);
});

test('when the renderer ends three times, the last release that has a build before it returns to that', async () => {
  const lonely = [{ build: TWO, paths: ['/en/'] }];
  register({ 'mfe-lone': lonely, 'mfe-old': [{}], 'mfe-one': [{}, { build: TWO }] });
  await composition.start();
  for (let loss = 0; loss < 3; loss += 1) {
    // All of its workers tell of the same loss.
    for (let worker = 0; worker < 3; worker += 1) composition.crashes.recordLostRenderer();
    expect(inForce()).toContain(`mfe-one@${TWO}`);
    await new Promise((resolve) => setTimeout(resolve, 1_010));
  }
  await until(() => inForce().includes(`mfe-one@${ONE}`));
  expect(inForce()).toEqual([`mfe-lone@${TWO}`, `mfe-old@${ONE}`, `mfe-one@${ONE}`]);
  expect(errors.filter((message) => message === 'The renderer ended')).toHaveLength(3);
});

test('an unstable build stays when there is no other: the browser renders it', async () => {
  register({ 'mfe-one': [{ paths: ['/'] }] });
  await composition.start();
  for (let crash = 0; crash < 3; crash += 1) composition.crashes.record({ remote: 'mfe-one', build: ONE });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(remoteOf('/')).toBe('mfe-one');
});

test.each(['../../x', '/etc/passwd', '.env', '..'])('a registry with the file name %s is refused', async (name) => {
  register({ 'mfe-one': [{}] });
  const file = join(folder, 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('server.cjs', name));
  await composition.start();
  expect(errors[0]).toContain('a file name is');
});

const SINCE = '2026-01-01T00:00:00.000Z';
const canaryOf = (percent: number) => ({ build: TWO, percent, since: SINCE });
const inLane = (bucket: number) =>
  composition
    .laneOf(bucket)
    .builds.map(({ remote, build }) => `${remote}@${build}`)
    .join();
const bothBuilds = (paths: readonly string[] = ['/']) => [{ paths: ['/'] }, { build: TWO, paths }];

test('buckets below the share get the canary with its own routes; all others keep the stable build', async () => {
  register({ 'mfe-one': bothBuilds(['/ny/']) }, { 'mfe-one': canaryOf(5) });
  await composition.start();
  expect([inLane(0), inLane(4), inLane(5), inLane(99)]).toEqual([
    `mfe-one@${TWO}`,
    `mfe-one@${TWO}`,
    `mfe-one@${ONE}`,
    `mfe-one@${ONE}`,
  ]);
  expect(composition.laneOf(0).table.routeOf('/ny/')?.remote).toBe('mfe-one');
  expect(remoteOf('/ny/')).toBeUndefined();
  expect(composition.canaries).toEqual([{ remote: 'mfe-one', ...canaryOf(5) }]);
});

test('canaries of several remotes nest: one lane for each share, and the stable one', async () => {
  register(
    { 'mfe-one': bothBuilds(), 'mfe-two': [{ paths: ['/to/'] }, { build: TWO, paths: ['/to/'] }] },
    { 'mfe-one': canaryOf(20), 'mfe-two': canaryOf(5) },
  );
  await composition.start();
  expect([inLane(4), inLane(19), inLane(20)]).toEqual([
    `mfe-one@${TWO},mfe-two@${TWO}`,
    `mfe-one@${TWO},mfe-two@${ONE}`,
    `mfe-one@${ONE},mfe-two@${ONE}`,
  ]);
});

test('a canary starts, gets a higher share and ends while the stable workers keep running', async () => {
  composition = compose(true);
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(0) });
  await composition.start();
  const { stable } = composition;
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(5) });
  await until(() => inLane(0) === `mfe-one@${TWO}`);
  const canary = composition.laneOf(0);
  await expect(canary.renderer?.render({ url: '/ok', renderedAt: 0 })).resolves.toMatchObject({ location: '/ok' });
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(50) });
  await until(() => inLane(49) === `mfe-one@${TWO}`);
  expect([composition.laneOf(0), changes]).toEqual([canary, 2]);
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(0) });
  await until(() => inLane(0) === `mfe-one@${ONE}`);
  expect([composition.stable === stable, composition.isCurrent(canary)]).toEqual([true, false]);
  await expect(stable.renderer?.render({ url: '/ok', renderedAt: 0 })).resolves.toMatchObject({ location: '/ok' });
});

test('a canary that cannot be fetched is not served, and the fetch is retried', async () => {
  isDown = (url) => url.includes(TWO);
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(50) });
  await composition.start();
  expect([inLane(0), composition.canaries, errors.length]).toEqual([`mfe-one@${ONE}`, [], 1]);
  isDown = () => false;
  await until(() => inLane(0) === `mfe-one@${TWO}`);
});

test('a remote does not fall back to its canary when its stable build cannot be fetched', async () => {
  isDown = (url) => url.includes(ONE);
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(5) });
  await composition.start();
  expect(inForce()).toEqual([]);
});

test('a canary that fails its smoke test is not served', async () => {
  composition = compose(true);
  register({ 'mfe-one': bothBuilds(['/die/']) }, { 'mfe-one': canaryOf(50) });
  await composition.start();
  expect([inLane(0), composition.canaries]).toEqual([`mfe-one@${ONE}`, []]);
});

test('canaries with conflicting claims are not served', async () => {
  register(
    { 'mfe-one': bothBuilds(['/to/']), 'mfe-two': [{ build: TWO, paths: ['/to/'] }] },
    { 'mfe-one': canaryOf(50) },
  );
  await composition.start();
  expect(errors[0]).toContain('mfe-two claims the path /to/');
  expect([inLane(0), composition.canaries]).toEqual([`mfe-one@${ONE},mfe-two@${TWO}`, []]);
});

test('a rejected canary is not served; a later canary of the same build is', async () => {
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(50) });
  await composition.start();
  rejected = [`mfe-one@${TWO} ${SINCE}`];
  // Even while the registry is missing.
  rmSync(join(folder, 'registry.json'));
  await composition.withdrawRejected();
  expect([inLane(0), composition.canaries]).toEqual([`mfe-one@${ONE}`, []]);
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': { ...canaryOf(50), since: '2026-01-02T00:00:00.000Z' } });
  await until(() => inLane(0) === `mfe-one@${TWO}`);
});

test('a canary that crashes a worker is no longer served; the stable build stays', async () => {
  register({ 'mfe-one': bothBuilds() }, { 'mfe-one': canaryOf(50) });
  await composition.start();
  composition.crashes.record({ remote: 'mfe-one', build: TWO });
  await until(() => inLane(0) === `mfe-one@${ONE}`);
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  expect(unstable).toEqual([`mfe-one@${TWO}`]);
});
