import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteChromeAnswer } from '../../page-state/site-chrome-data';
import { HEADER_BUILD } from '../testing/fake-builds';
import { SHELL_BUILD } from '../testing/shell-assets';
import { createTestEdge, SHOP_ORIGIN, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge();
});
afterEach(() => edge.close());

const FRAGMENTS = [
  '/frame.json?appKey=open-pages',
  '/frame/interactive.json',
  '/frame/head.html',
  '/frame/header.html',
  '/frame/footer.html',
  '/frame/scripts.html',
];
const readAnswer = async (query = '') =>
  (await edge.app.inject(`/frame.json?appKey=open-pages${query}`)).json<SiteChromeAnswer>();

test.each(FRAGMENTS)('%s may be read by pages of any site, and is asked for again within seconds', async (url) => {
  const answer = await edge.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=5, stale-while-revalidate=25, stale-if-error=86400',
    vary: 'accept-encoding',
  });
});

test('all of them together need one render', async () => {
  for (const url of FRAGMENTS) await edge.app.inject(url);
  expect(edge.builds.requests).toHaveLength(1);
});

test.each([...FRAGMENTS, '/frame/shop-frame.js'])(
  '%s is compressed, and sent again only when it has changed',
  async (url) => {
    const plain = await edge.app.inject(url);
    const brotli = await edge.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const gzip = await edge.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await edge.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('frame.json has everything that a server puts into a page, each file under its integrity', async () => {
  const answer = await readAnswer('&cart=drawer');
  expect(answer).toMatchObject({ appKey: 'open-pages', lifetimeSeconds: 5 });
  expect(answer.version).toMatch(/^[0-9a-f]{16}$/);
  expect(answer.header).toMatch(
    /^<shop-header included cart="drawer"><template shadowrootmode="open"><link rel="stylesheet" href="[^"]*" integrity="sha256-[^"]*" crossorigin="anonymous">/,
  );
  expect(answer.header).toContain('<nav></nav>');
  expect(answer.footer).toContain('<p></p>');
  expect(answer.scripts).toBe(
    `<script async src="${SHOP_ORIGIN}/_shop/${SHELL_BUILD}/shop-frame.js" integrity="sha256-small" crossorigin="anonymous"></script>`,
  );
  for (const { href } of answer.assets.styles) expect(answer.head).toContain(href);
});

test('its style sheets are there under their names, for good', async () => {
  const { assets, pageStyles } = await readAnswer();
  const [page, shadow] = await Promise.all(
    assets.styles.map(({ href }) => edge.app.inject(href.slice(SHOP_ORIGIN.length))),
  );
  expect(page?.body).toBe(pageStyles);
  expect(page?.body).toContain(`url(${SHOP_ORIGIN}/_shop/inter.woff2)`);
  expect(shadow?.body).toContain(':host{--ink:#000}');
  expect(shadow?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await edge.app.inject('/frame/0123456789abcdef.css')).statusCode).toBe(404);
});

test('what makes the header interactive is asked for apart', async () => {
  const answer = await edge.app.inject('/frame/interactive.json?domain=bedrift');
  expect(answer.json()).toMatchObject({
    script: { href: `${SHOP_ORIGIN}/_shop/${SHELL_BUILD}/open-pages.js`, integrity: 'sha256-interactive' },
    config: { shopOrigin: SHOP_ORIGIN },
    releases: { 'mfe-header': { build: HEADER_BUILD, remoteEntry: 'sha256-r' } },
    pathname: '/bedrift/',
  });
});

test.each([
  ['/frame.json', 'appKey', 'open-pages'],
  ['/frame.json?appKey=web-shop', 'appKey', 'open-pages'],
  ['/frame/header.html?domain=other', 'domain', 'privat or bedrift or borettslag or beboer or styre or utbygger'],
  ['/frame/header.html?simplified=yes', 'simplified', 'true or false'],
  ['/frame/header.html?cart=big', 'cart', 'drawer or link or none'],
])('%s is a problem that names the parameter', async (url, name, allowed) => {
  const answer = await edge.app.inject(url);
  const detail = `${name} must be ${allowed}`;
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ detail, errors: [{ pointer: `/${name}`, detail }] }),
  ]);
});

test('[F2.1-8] the domain of a page and the simplified header are parameters', async () => {
  await edge.app.inject('/frame/header.html?domain=borettslag');
  const { body } = await edge.app.inject('/frame/header.html?domain=bedrift&simplified=true');
  expect(edge.builds.requests.map(({ url }) => url)).toEqual(['/borettslag/', '/bedrift/utstyrsavtale/']);
  expect(body).toMatch(/^<shop-header included simplified>/);
});

test('header and footer that cannot be rendered are an error', async () => {
  edge.builds.answer = () => Promise.reject(new Error('hung'));
  const answer = await edge.app.inject('/frame/header.html');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store']);
});
