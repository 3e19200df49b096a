import { brotliDecompressSync } from 'node:zlib';
import { HEADER_BUILD } from '../testing/fake-builds';
import { SHELL_BUILD } from '../testing/shell-assets';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge();
});
afterEach(() => edge.close());

const ADDRESSES = [
  '/frame.json?appKey=open-pages',
  '/frame/header.html',
  '/frame/footer.html',
  '/frame/frame.css',
  '/frame/shop-frame.js',
];

test.each(ADDRESSES)('%s may be read by pages of any site, for a minute', async (url) => {
  const answer = await edge.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  });
});

test('all of them together need one render', async () => {
  for (const url of ADDRESSES) await edge.app.inject(url);
  expect(edge.builds.requests).toHaveLength(1);
});

test('frame.json names the builds, the data and the styles of header and footer', async () => {
  const answer = await edge.app.inject('/frame.json?appKey=open-pages');
  expect(answer.json()).toMatchObject({
    appKey: 'open-pages',
    config: { shopOrigin: 'http://localhost:3000' },
    releases: { 'mfe-header': { build: HEADER_BUILD, remoteEntry: 'sha256-r' } },
    styles: `http://localhost:3000/frame/frame.css?v=${HEADER_BUILD}`,
    fonts: [{ family: 'Inter', url: `http://localhost:3000/_shop/${SHELL_BUILD}/inter.woff2` }],
  });
});

test.each(['/frame.json', '/frame.json?appKey=web-shop'])('%s is a problem that names the parameter', async (url) => {
  const answer = await edge.app.inject(url);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ errors: [{ pointer: '/appKey', detail: 'appKey must be open-pages' }] }),
  ]);
});

test('the HTML for server includes is an element with its own styles, complete without script', async () => {
  const { body } = await edge.app.inject('/frame/header.html');
  expect(body).toMatch(/^<shop-header><template shadowrootmode="open"><link rel="stylesheet" [^>]*frame\.css/);
  expect(body).toContain('<nav></nav>');
});

test('the one script knows the folder of its build, and comes compressed', async () => {
  const plain = await edge.app.inject('/frame/shop-frame.js');
  expect(plain.body).toContain(`"/_shop/${SHELL_BUILD}/"`);
  const brotli = await edge.app.inject({ url: '/frame/shop-frame.js', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
});

test('header and footer that cannot be rendered are an error', async () => {
  edge.builds.answer = () => Promise.reject(new Error('hung'));
  const answer = await edge.app.inject('/frame/header.html');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store']);
});
