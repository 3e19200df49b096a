import { brotliDecompressSync } from 'node:zlib';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { Overloaded } from '../render/render-queue';
import { CANARY_BUILD, createFakeBuilds, type FakeBuilds, HEADER_BUILD, writtenPage } from '../testing/fake-builds';
import { createShellAssets } from '../testing/shell-assets';
import { notFoundAddress, type PageAddress } from './cache-key';
import { type PageAnswer, PageServer } from './page-server';

const config = { brand: { name: 'Fjell' }, issuer: 'https://id.example', shopOrigin: 'https://shop.example' };
const LIST = '/mobiltelefoner/';
const FRESH_MS = 30_000;
const STALE_MS = 86_400_000;

let now: number;
let builds: FakeBuilds;
let pages: PageServer;
let refused: number;
const kept: string[] = [];
const lookups: string[] = [];
const errors: unknown[] = [];
beforeEach(() => {
  now = 1_000_000;
  builds = createFakeBuilds();
  refused = 0;
  lookups.length = 0;
  kept.length = 0;
  errors.length = 0;
  pages = new PageServer({
    config: config as PublicConfig,
    shell: createShellAssets(),
    composition: builds,
    files: { keep: (text) => Promise.resolve({ name: String(kept.push(text)), integrity: '' }) },
    log: { info: () => undefined, warning: () => undefined, error: (error) => void errors.push(error) },
    metrics: {
      measureRender: (_kind, render) => render(),
      countCacheLookup: (result) => void lookups.push(result),
      countRefusedRender: () => void (refused += 1),
    },
    now: Date.now,
    clock: () => now,
  });
});

const known = (url: string): PageAddress => ({
  url,
  realm: 'B2C',
  isKnown: true,
  browserQuery: '',
  isPrivate: url.includes('kode='),
  isCacheable: !url.includes('?q='),
});
const page = (url: string) => pages.page(known(url));
/** Renders answer this text from now on. */
const showText = (text: string) => (builds.answer = () => Promise.resolve(writtenPage({ body: text })));
const htmlOf = (answer: PageAnswer) => (answer.kind === 'page' ? brotliDecompressSync(answer.body).toString() : '');
const headersOf = (answer: PageAnswer) => (answer.kind === 'page' ? answer.headers : {});
/** For what happens in the background. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a file that the document names is there before the document is sent', async () => {
  builds.answer = () => Promise.resolve({ ...writtenPage(), slotData: { name: 'a.json', text: '{"header":1}' } });
  await page(LIST);
  expect(kept).toEqual(['{"header":1}']);
});

test('a miss is rendered, and served from the cache while it is fresh', async () => {
  showText('first');
  expect(htmlOf(await page(LIST))).toContain('first');
  showText('second');
  now += FRESH_MS;
  expect(htmlOf(await page(LIST))).toContain('first');
  expect([builds.requests.length, lookups]).toEqual([1, ['miss', 'fresh']]);
});

test('a stale page is served at once and rendered again in the background', async () => {
  showText('first');
  await page(LIST);
  showText('second');
  now += FRESH_MS + 1;
  expect(htmlOf(await page(LIST))).toContain('first');
  await until(async () => htmlOf(await page(LIST)).includes('second'));
  expect([lookups.slice(0, 2), lookups.at(-1)]).toEqual([['miss', 'stale'], 'fresh']);
  expect(builds.requests).toHaveLength(2);
});

test('a stale page stays when it cannot be rendered again, for a day at most', async () => {
  showText('first');
  await page(LIST);
  builds.answer = () => Promise.reject(new Error('hung'));
  now += FRESH_MS + 1;
  // Whoever comes later has it rendered again, and gets it as it was.
  await until(async () => {
    const stale = await page(LIST);
    expect([htmlOf(stale).includes('first'), headersOf(stale)['x-shop-degraded']]).toEqual([true, undefined]);
    return errors.length >= 2;
  });
  expect(errors[1]).toEqual(new Error('hung'));
  now += STALE_MS;
  expect(headersOf(await page(LIST))['x-shop-degraded']).toBe('shell');
});

test('requests for one page that come together share one render; other pages are rendered beside it', async () => {
  const [one, two] = await Promise.all([page(LIST), page(LIST), page('/tilbehor/')]);
  expect(one).toBe(two);
  expect(builds.requests.map(({ url }) => url)).toEqual([LIST, '/tilbehor/']);
});

test('a whole page may be kept by a CDN for as long as it is fresh here', async () => {
  const answer = await page(LIST);
  expect(headersOf(answer)['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=86400');
});

test('a page with free text or a code in its address is one visitor’s', async () => {
  expect(headersOf(await page('/sok/?q=deksel'))['cache-control']).toBe('private, no-cache');
  // An order: not even the visitor's own cache has it.
  expect(headersOf(await page('/ordre/?kode=5f0c1a52'))['cache-control']).toBe('private, no-store');
});

test.each([
  ['degraded', () => Promise.resolve(writtenPage({ degraded: ['mfe-lists'] })), 200, 'mfe-lists'],
  ['failed', () => Promise.resolve(writtenPage({ status: 503 })), 503, undefined],
  ['a page of the degraded mode', () => Promise.reject(new Error('hung')), 503, 'shell'],
])('what is %s is not stored, here or elsewhere', async (_what, render, status, degraded) => {
  builds.answer = render;
  const answer = await page(LIST);
  expect(answer).toMatchObject({ kind: 'page', status });
  expect([headersOf(answer)['cache-control'], headersOf(answer)['x-shop-degraded']]).toEqual(['no-store', degraded]);
  expect(headersOf(answer)['retry-after']).toBe(status === 503 ? '3' : undefined);
  await page(LIST);
  expect(lookups).toEqual(['miss', 'miss']);
});

test('the page for unknown addresses is rendered once, stored here but not elsewhere', async () => {
  builds.answer = () => Promise.resolve(writtenPage({ status: 404 }));
  const answer = await pages.page(notFoundAddress('B2C'));
  expect([answer.kind === 'page' && answer.status, headersOf(answer)['cache-control']]).toEqual([404, 'no-store']);
  await pages.page(notFoundAddress('B2C'));
  expect([lookups, builds.requests.length]).toEqual([['miss', 'fresh'], 1]);
});

test('an unknown address that cannot be rendered is no 200', async () => {
  builds.answer = () => Promise.reject(new Error('hung'));
  expect(await pages.page(notFoundAddress('B2C'))).toMatchObject({ kind: 'page', status: 503 });
});

test('what a known page’s loader does not find is not stored: there are any number of such addresses', async () => {
  builds.answer = () => Promise.resolve(writtenPage({ status: 404 }));
  expect(await page('/mobiltelefoner/apple/finnes-ikke/')).toMatchObject({ kind: 'page', status: 404 });
  expect(pages.cacheSize.entries).toBe(0);
});

test('without a free worker the answer is that the shop is overloaded, which is counted; a stale page is served', async () => {
  showText('first');
  await page(LIST);
  builds.answer = () => Promise.reject(new Overloaded('full'));
  expect(await page('/tilbehor/')).toEqual({ kind: 'overloaded' });
  expect([refused, errors]).toEqual([1, []]);
  now += FRESH_MS + 1;
  expect(htmlOf(await page(LIST))).toContain('first');
});

test('a revalidation does not wait for a free worker, and a page gets what is left of its time', async () => {
  await pages.page(known(LIST), { deadlineMs: 300 });
  now += FRESH_MS + 1;
  await page(LIST);
  expect(builds.options).toEqual([{ isRevalidation: false, deadlineMs: 300 }, { isRevalidation: true }]);
});

test('a redirect is passed on and not stored', async () => {
  builds.answer = () => Promise.resolve({ kind: 'redirect', status: 301, location: '/mobiltelefoner/apple/' });
  expect(await page(LIST)).toEqual({ kind: 'redirect', status: 301, location: '/mobiltelefoner/apple/' });
  await page(LIST);
  expect(lookups).toEqual(['miss', 'miss']);
});

test('a page of free text is rendered each time', async () => {
  await page('/sok/?q=iphone');
  await page('/sok/?q=iphone');
  expect(lookups).toEqual(['miss', 'miss']);
});

describe('made-up variants of pages', () => {
  const PAGES = ['/', LIST, '/tilbehor/', '/mobilabonnement/'];
  const variants = (count: number) => Array.from({ length: count }, (_, index) => `${LIST}?merke=finnes-ikke-${index}`);
  const openAll = async (urls: readonly string[]) => {
    for (const url of urls) await page(url);
  };
  const lookupsOf = async (urls: readonly string[]) => {
    lookups.length = 0;
    await openAll(urls);
    return [...new Set(lookups)];
  };

  test('that are opened once take no place in the cache', async () => {
    await openAll([...PAGES, ...variants(120)]);
    expect(pages.cacheSize.entries).toBe(PAGES.length);
    expect(await lookupsOf(PAGES)).toEqual(['fresh']);
  });

  test('that are opened again and again push no page out, and are bounded', async () => {
    await openAll(PAGES);
    for (let time = 0; time < 2; time += 1) await openAll(variants(600));
    expect(pages.cacheSize.entries).toBe(PAGES.length + 500);
    expect(await lookupsOf(PAGES)).toEqual(['fresh']);
  });

  test('a variant that is asked for twice is kept, as every page is', async () => {
    const [variant = ''] = variants(1);
    await openAll([variant, variant, variant]);
    expect([lookups, builds.requests.length]).toEqual([['miss', 'miss', 'fresh'], 2]);
    pages.forget(() => false);
    expect(pages.cacheSize.entries).toBe(0);
  });
});

test('a page of builds that were replaced while it was rendered is not stored', async () => {
  builds.answer = async () => {
    builds.replace();
    return writtenPage({ body: 'old builds' });
  };
  await page(LIST);
  showText('new builds');
  expect(htmlOf(await page(LIST))).toContain('new builds');
});

test('after a release nothing of the old builds is served, not even a render that has begun', async () => {
  showText('stored');
  await page('/tilbehor/');
  let finish: () => void = () => undefined;
  builds.answer = () => new Promise((resolve) => (finish = () => resolve(writtenPage({ body: 'old builds' }))));
  const begun = page(LIST);
  builds.replace();
  pages.forget(() => false);
  showText('new builds');
  expect(htmlOf(await page('/tilbehor/'))).toContain('new builds');
  expect(htmlOf(await page(LIST))).toContain('new builds');
  finish();
  expect(htmlOf(await begun)).toContain('old builds');
  expect(htmlOf(await page(LIST))).toContain('new builds');
});

test('a private page is rendered with the visitor’s data each time, and stored by no one', async () => {
  const data = { kind: 'data', data: { cart: null } } as const;
  const first = await pages.privatePage(known('/handlekurv/'), data);
  await pages.privatePage(known('/handlekurv/'), data);
  expect(headersOf(first)['cache-control']).toBe('private, no-store');
  expect(builds.requests).toHaveLength(2);
  expect(builds.requests[0]).toMatchObject({ url: '/handlekurv/', preloadedData: data });
  expect(pages.cacheSize.entries).toBe(0);
});

const canaryLane = () => builds.laneOf(0);
const buildsIn = (answer: PageAnswer) => headersOf(answer)['x-shop-builds'];

test('each lane has its own pages: a visitor never gets those of another set of builds', async () => {
  builds.setCanary(5);
  builds.answer = (_request, of) => Promise.resolve(writtenPage({ body: `by ${of[0]?.build}` }));
  const shown = async (lane: typeof builds.stable) => {
    const answer = await pages.page(known(LIST), { lane });
    return [htmlOf(answer), buildsIn(answer)];
  };
  const canary = [`by ${CANARY_BUILD}`, `mfe-header@${CANARY_BUILD}`];
  const stable = [`by ${HEADER_BUILD}`, `mfe-header@${HEADER_BUILD}`];
  for (let time = 0; time < 2; time += 1)
    expect([await shown(canaryLane()), await shown(builds.stable)]).toEqual([canary, stable]);
  expect([builds.requests.length, lookups]).toEqual([2, ['miss', 'miss', 'fresh', 'fresh']]);
});

test('what a stable visitor has in the cache stays there when a canary begins and ends', async () => {
  await page(LIST);
  builds.setCanary(5);
  await pages.page(known(LIST), { lane: canaryLane() });
  const { stable } = builds;
  builds.setCanary(0);
  pages.forget((key) => key === stable.key);
  expect(pages.cacheSize.entries).toBe(1);
  await page(LIST);
  expect(lookups).toEqual(['miss', 'miss', 'fresh']);
});

test('a page is answered with the builds that rendered it, whatever is in force by then', async () => {
  builds.setCanary(5);
  const lane = canaryLane();
  builds.answer = () => {
    builds.setCanary(0);
    builds.replace({ builds: [] });
    return Promise.resolve(writtenPage());
  };
  expect(buildsIn(await pages.page(known(LIST), { lane }))).toBe(`mfe-header@${CANARY_BUILD}`);
});

test('without server rendering the browser renders the page', async () => {
  builds.replace({ renderer: undefined });
  const answer = await page(LIST);
  expect([headersOf(answer)['x-shop-degraded'], htmlOf(answer).includes('<noscript>')]).toEqual(['shell', true]);
});
