import type { PublicConfig } from 'shared-domain/runtime/config';
import { createFakeBuilds, type FakeBuilds } from '../testing/fake-builds';
import { createShellAssets } from '../testing/shell-assets';
import { SiteChromeServer } from './site-chrome-server';

const FRESH_MS = 30_000;
let now: number;
let builds: FakeBuilds;
let server: SiteChromeServer;
beforeEach(() => {
  now = 1_000_000;
  builds = createFakeBuilds();
  server = new SiteChromeServer({
    config: { shopOrigin: 'https://shop.example' } as PublicConfig,
    shell: createShellAssets(),
    composition: builds,
    files: { keep: (text) => Promise.resolve({ name: `${text.length}.css`, integrity: 'sha256-x' }) },
    metrics: { measureRender: (_kind, render) => render() },
    now: Date.now,
    clock: () => now,
  });
});

const showHeader = (header: string) =>
  (builds.answer = () =>
    Promise.resolve({
      kind: 'site-chrome',
      html: { header, footer: '' },
      slotData: {},
      used: {},
      degraded: [],
    } as const));
const fail = () => (builds.answer = () => Promise.reject(new Error('hung')));
const header = async () => (await server.read()).html.header;

test('header and footer are rendered once for half a minute, however many ask', async () => {
  showHeader('first');
  expect(await Promise.all([header(), header()])).toEqual(['first', 'first']);
  showHeader('second');
  now += FRESH_MS - 1;
  expect(await header()).toBe('first');
  expect(builds.requests).toHaveLength(1);
  now += 1;
  expect(await header()).toBe('second');
});

test('the last ones are served while they cannot be rendered again; without any it is an error', async () => {
  fail();
  await expect(header()).rejects.toThrow('hung');
  showHeader('first');
  await header();
  fail();
  now += FRESH_MS;
  expect(await header()).toBe('first');
});

test('after a release they are rendered by the new builds, or stay when that fails', async () => {
  showHeader('old builds');
  await header();
  fail();
  server.forget();
  expect(await header()).toBe('old builds');
  showHeader('new builds');
  expect(await header()).toBe('new builds');
});

test('a render that began before a release answers its own request only', async () => {
  builds.answer = async () => {
    builds.replace();
    return { kind: 'site-chrome', html: { header: 'old builds', footer: '' }, slotData: {}, used: {}, degraded: [] };
  };
  expect(await header()).toBe('old builds');
  showHeader('new builds');
  expect(await header()).toBe('new builds');
});

test('each domain, and the simplified header, is rendered for its path, and kept by itself', async () => {
  for (const variant of ['privat', 'bedrift', 'borettslag', 'simplified', 'bedrift'] as const)
    await server.read(variant);
  expect(builds.requests.map(({ url }) => url)).toEqual(['/', '/bedrift/', '/borettslag/', '/bedrift/utstyrsavtale/']);
});

test('the version changes with what a page shows, not with the time', async () => {
  showHeader('first');
  const { version } = await server.read();
  now += FRESH_MS;
  expect((await server.read()).version).toBe(version);
  showHeader('second');
  now += FRESH_MS;
  expect((await server.read()).version).not.toBe(version);
});
