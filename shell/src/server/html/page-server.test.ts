import { brotliDecompressSync } from 'node:zlib';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { createFakeBuilds, type FakeBuilds, renderedPage } from '../testing/fake-builds';
import { createShellAssets } from '../testing/shell-assets';
import { type PageAnswer, PageServer } from './page-server';

const config = { brand: { name: 'Fjell' }, issuer: 'https://id.example', shopOrigin: 'https://shop.example' };
const LIST = '/mobiltelefoner/';
const FRESH_MS = 30_000;
const STALE_MS = 86_400_000;

let now: number;
let builds: FakeBuilds;
let pages: PageServer;
const lookups: string[] = [];
const errors: unknown[] = [];
beforeEach(() => {
  now = 1_000_000;
  builds = createFakeBuilds();
  lookups.length = 0;
  errors.length = 0;
  pages = new PageServer({
    config: config as PublicConfig,
    shell: createShellAssets(),
    composition: builds,
    log: { info: () => undefined, warning: () => undefined, error: (error) => void errors.push(error) },
    metrics: { measureRender: (_kind, render) => render(), countCacheLookup: (result) => void lookups.push(result) },
    now: () => now,
  });
});

/** Renders answer this text from now on. */
const showText = (text: string) => (builds.answer = () => Promise.resolve(renderedPage({ body: text })));
const htmlOf = (answer: PageAnswer) => (answer.kind === 'page' ? brotliDecompressSync(answer.body).toString() : '');
const headersOf = (answer: PageAnswer) => (answer.kind === 'page' ? answer.headers : {});
/** Waits until a render in the background has finished. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a miss is rendered, and served from the cache while it is fresh', async () => {
  showText('first');
  expect(htmlOf(await pages.page(LIST))).toContain('first');
  showText('second');
  now += FRESH_MS;
  expect(htmlOf(await pages.page(LIST))).toContain('first');
  expect([builds.requests.length, lookups]).toEqual([1, ['miss', 'fresh']]);
});

test('a stale page is served at once and rendered again in the background', async () => {
  showText('first');
  await pages.page(LIST);
  showText('second');
  now += FRESH_MS + 1;
  expect(htmlOf(await pages.page(LIST))).toContain('first');
  await settled();
  expect(htmlOf(await pages.page(LIST))).toContain('second');
  expect(lookups).toEqual(['miss', 'stale', 'fresh']);
});

test('a stale page stays when it cannot be rendered again, for a day at most', async () => {
  showText('first');
  await pages.page(LIST);
  builds.answer = () => Promise.reject(new Error('hung'));
  now += FRESH_MS + 1;
  await pages.page(LIST);
  await settled();
  const stale = await pages.page(LIST);
  expect([htmlOf(stale).includes('first'), headersOf(stale)['x-shop-degraded']]).toEqual([true, undefined]);
  await settled();
  expect(errors.map(String)).toEqual(['Error: hung', 'Error: hung']);
  now += STALE_MS;
  expect(headersOf(await pages.page(LIST))['x-shop-degraded']).toBe('shell');
});

test('requests for one page that come together share one render; other pages are rendered beside it', async () => {
  const [one, two] = await Promise.all([pages.page(LIST), pages.page(LIST), pages.page('/tilbehor/')]);
  expect(one).toBe(two);
  expect(builds.requests.map(({ url }) => url)).toEqual([LIST, '/tilbehor/']);
});

test('a whole page may be kept by a CDN for as long as it is fresh here', async () => {
  const answer = await pages.page(LIST);
  expect(headersOf(answer)['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=86400');
});

test.each([
  ['degraded', () => Promise.resolve(renderedPage({ degraded: ['mfe-lists'] })), 200, 'mfe-lists'],
  ['failed', () => Promise.resolve(renderedPage({ status: 503 })), 503, undefined],
  ['a page of the degraded mode', () => Promise.reject(new Error('hung')), 200, 'shell'],
])('what is %s is not stored, here or elsewhere', async (_what, answer, status, degraded) => {
  builds.answer = answer;
  const page = await pages.page(LIST);
  expect(page).toMatchObject({ kind: 'page', status });
  expect([headersOf(page)['cache-control'], headersOf(page)['x-shop-degraded']]).toEqual(['no-store', degraded]);
  await pages.page(LIST);
  expect(lookups).toEqual(['miss', 'miss']);
});

test('a page that is not found is stored here, but not elsewhere', async () => {
  builds.answer = () => Promise.resolve(renderedPage({ status: 404 }));
  const page = await pages.page('/finnes-ikke/');
  expect([page.kind === 'page' && page.status, headersOf(page)['cache-control']]).toEqual([404, 'no-store']);
  await pages.page('/finnes-ikke/');
  expect(lookups).toEqual(['miss', 'fresh']);
});

test('a redirect is passed on and not stored', async () => {
  builds.answer = () => Promise.resolve({ kind: 'redirect', status: 301, location: '/mobiltelefoner/apple/' });
  expect(await pages.page(LIST)).toEqual({ kind: 'redirect', status: 301, location: '/mobiltelefoner/apple/' });
  await pages.page(LIST);
  expect(lookups).toEqual(['miss', 'miss']);
});

test('a page whose HTML is not kept is rendered each time', async () => {
  await pages.page('/sok/?q=iphone', { isUnkept: true });
  await pages.page('/sok/?q=iphone', { isUnkept: true });
  expect(lookups).toEqual(['miss', 'miss']);
});

test('a page of builds that were replaced while it was rendered is not stored', async () => {
  builds.answer = async () => {
    builds.replace();
    return renderedPage({ body: 'old builds' });
  };
  await pages.page(LIST);
  showText('new builds');
  expect(htmlOf(await pages.page(LIST))).toContain('new builds');
});

test('after a release nothing of the old builds is served, not even a render that has begun', async () => {
  showText('stored');
  await pages.page('/tilbehor/');
  let finish: () => void = () => undefined;
  builds.answer = () => new Promise((resolve) => (finish = () => resolve(renderedPage({ body: 'old builds' }))));
  const begun = pages.page(LIST);
  builds.replace();
  pages.forget();
  showText('new builds');
  expect(htmlOf(await pages.page('/tilbehor/'))).toContain('new builds');
  expect(htmlOf(await pages.page(LIST))).toContain('new builds');
  finish();
  expect(htmlOf(await begun)).toContain('old builds');
  expect(htmlOf(await pages.page(LIST))).toContain('new builds');
});

test('a private page is rendered with the visitor’s data each time, and stored by no one', async () => {
  const data = { kind: 'data', data: { cart: null } } as const;
  const first = await pages.privatePage('/handlekurv/', data);
  await pages.privatePage('/handlekurv/', data);
  expect(headersOf(first)['cache-control']).toBe('private, no-store');
  expect(builds.requests).toHaveLength(2);
  expect(builds.requests[0]).toMatchObject({ url: '/handlekurv/', preloadedData: data });
  expect(pages.cacheSize.entries).toBe(0);
});

test('without server rendering the browser renders the page', async () => {
  builds.pool = undefined;
  const page = await pages.page(LIST);
  expect([headersOf(page)['x-shop-degraded'], htmlOf(page).includes('<noscript>')]).toEqual(['shell', true]);
});
