import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { integrityOf } from '../../../../tooling/webpack/integrity.js';
import type { Registry } from '../../federation/registry-schema';
import type { RenderPool } from '../render/render-pool';
import { Composition } from './composition';

const ONE = '000000000001';
const TWO = '000000000002';
const assets = JSON.stringify({ files: {}, entry: [], exposes: {}, needs: {} });
const bundle = 'module.exports = {};';

let folder: string;
let remotes: Server;
/** Addresses that the remotes' processes do not answer. */
let isDown: (url: string) => boolean;
let downStatus: number;
let composition: Composition;
let errors: string[];
let changes: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'composition-'));
  isDown = () => false;
  downStatus = 503;
  errors = [];
  changes = 0;
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
  return new Composition({
    registryFile: join(folder, 'registry.json'),
    buildsFolder: join(folder, 'builds'),
    config: {} as PublicConfig,
    pool: hasWorkers
      ? {
          workerFile: join(__dirname, '../render/testing/fake-worker.cjs'),
          size: 1,
          deadlineMs: 5_000,
          onReport: () => undefined,
          onQuarantine: () => undefined,
        }
      : null,
    log: {
      info: () => undefined,
      warning: () => undefined,
      error: (error) => void errors.push(error instanceof Error ? error.message : String(error)),
    },
    onChange: () => void (changes += 1),
  });
}

interface Release {
  readonly paths?: readonly string[];
  readonly slots?: Readonly<Record<string, string>>;
  readonly build?: string;
  readonly needs?: Readonly<Record<string, string[]>>;
}

const toBuild = ({ paths = [], slots = {}, needs = {} }: Release): Registry['remotes'][string]['builds'][string] => ({
  publishedAt: '2026-01-01T00:00:00.000Z',
  assetMap: integrityOf(assets),
  remoteEntry: integrityOf('x'),
  server: { file: 'server.cjs', integrity: integrityOf(bundle) },
  needs,
  routes: paths.map((path, index) => ({
    id: `page-${index}`,
    expose: './page',
    paths: [path],
    searchParams: [],
    reloadOn: [],
  })),
  slots,
});

/** Releases, oldest first: the last one of a remote is its stable build. */
function register(releases: Readonly<Record<string, readonly Release[]>>) {
  const origin = `http://127.0.0.1:${(remotes.address() as AddressInfo).port}`;
  const entries = Object.entries(releases).map(([remote, builds]) => [
    remote,
    {
      origin: `${origin}/${remote}`,
      stable: builds.at(-1)?.build ?? ONE,
      canary: null,
      builds: Object.fromEntries(builds.map((release) => [release.build ?? ONE, toBuild(release)])),
    },
  ]);
  const registry = { schemaVersion: 1, revision: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({ ...registry, remotes: Object.fromEntries(entries) as object }),
  );
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isTrue()).toBe(true);
}
const remoteOf = (path: string) => composition.table.routeOf(path)?.remote;
const inForce = () => composition.builds.map(({ remote, build }) => `${remote}@${build}`);

test('the table and the releases of pages come from the registry', async () => {
  register({ 'mfe-one': [{ paths: ['/nettbrett/:slug?/'], slots: { header: './top' } }] });
  await composition.start();
  expect(remoteOf('/nettbrett/apple/')).toBe('mfe-one');
  expect(composition.table.slotOf('header')).toEqual({ remote: 'mfe-one', expose: './top' });
  expect(composition.releases['mfe-one']).toMatchObject({ build: ONE, remoteEntry: integrityOf('x') });
  expect(changes).toBe(1);
});

test('a new remote adds its page while the shop runs; the page goes when the remote is removed', async () => {
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

test('a registry with a conflict is logged with both names, and what is in force stays', async () => {
  register({ 'mfe-one': [{ paths: ['/nettbrett/'] }] });
  await composition.start();
  register({ 'mfe-one': [{ paths: ['/nettbrett/'] }], 'mfe-other': [{ paths: ['/Nettbrett/', '/deling/'] }] });
  await until(() => errors.length > 0);
  expect(errors[0]).toContain('mfe-other claims the path /Nettbrett/, which mfe-one has already');
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  expect(composition.registry?.remotes).not.toHaveProperty('mfe-other');
});

test('at start, when nothing is in force yet, the first one to claim a path gets it', async () => {
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

test('without a registry it does not start', async () => {
  await expect(composition.start()).rejects.toThrow('ENOENT');
});

test('a build that needs what this shell lacks is not taken: the one before stays', async () => {
  register({ 'mfe-one': [{}] });
  await composition.start();
  const needs = { 'shared-domain/runtime/router': ['useTimeTravel'] };
  register({ 'mfe-one': [{}, { build: TWO, needs }] });
  await until(() => errors.length > 0);
  expect(errors[0]).toContain('shared-domain/runtime/router#useTimeTravel');
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
});

test('a build that cannot be fetched leaves the one in force, and is tried again', async () => {
  register({ 'mfe-one': [{}] });
  await composition.start();
  isDown = (url) => url.includes(TWO);
  register({ 'mfe-one': [{}, { build: TWO }] });
  await until(() => errors.length > 0);
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  isDown = () => false;
  await until(() => inForce().includes(`mfe-one@${TWO}`));
}, 10_000);

test('a refused build is logged when it is first refused and when the reason changes, not at every attempt', async () => {
  register({ 'mfe-one': [{}] });
  await composition.start();
  let attempts = 0;
  isDown = (url) => {
    if (url.includes(TWO)) attempts += 1;
    return url.includes(TWO);
  };
  register({ 'mfe-one': [{}, { build: TWO }] });
  await until(() => attempts === 2);
  expect(errors).toEqual([expect.stringMatching(`${TWO}/assets.json answered 503$`)]);
  downStatus = 500;
  await until(() => attempts === 3);
  await until(() => errors.length === 2);
  expect(errors[1]).toMatch(/answered 500$/);
}, 15_000);

test('a remote without any build is left out; the others are the shop', async () => {
  isDown = (url) => url.startsWith('/mfe-other/');
  register({ 'mfe-one': [{ paths: ['/'] }], 'mfe-other': [{ paths: ['/deling/'] }] });
  await composition.start();
  expect(inForce()).toEqual([`mfe-one@${ONE}`]);
  expect(remoteOf('/deling/')).toBeUndefined();
});

test('a change starts new render workers before it takes the place of the old ones; an unchanged registry starts none', async () => {
  composition = compose(true);
  register({ 'mfe-one': [{}] });
  await composition.start();
  const first = composition.pool as RenderPool;
  register({ 'mfe-one': [{}] });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(composition.pool).toBe(first);
  register({ 'mfe-one': [{}, { build: TWO }] });
  await until(() => composition.pool !== first);
  await expect(composition.pool?.render({ url: '/ok', renderedAt: 0 })).resolves.toMatchObject({ location: '/ok#' });
  expect(changes).toBe(2);
}, 15_000);
