import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createFakeBackend } from '../testing/fake-backend';
import { SHELL_BUILD } from '../testing/shell-assets';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge();
  const write = (file: string, content: string | Buffer) => writeFileSync(join(edge.buildFolder, file), content);
  write('main.js', 'start();');
  write('main.js.br', brotliCompressSync('start();'));
  write('main.js.map', '{}');
  mkdirSync(join(edge.buildFolder, '../server'));
  writeFileSync(join(edge.buildFolder, '../server/main.js'), 'secret');
  writeFileSync(join(edge.buildFolder, '../current.json'), '{}');
});
afterAll(() => edge.close());

test('files of a build are immutable, compressed at build time, and readable by other origins', async () => {
  const url = `/_shop/${SHELL_BUILD}/main.js`;
  const [plain, brotli] = await Promise.all([
    edge.app.inject(url),
    edge.app.inject({ url, headers: { 'accept-encoding': 'br' } }),
  ]);
  expect(plain.body).toBe('start();');
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  const refused = await edge.app.inject({ url, headers: { 'accept-encoding': 'br;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect([brotli.headers['content-encoding'], brotli.rawPayload]).toEqual(['br', brotliCompressSync('start();')]);
});

test.each([
  '/_shop/server/main.js',
  '/_shop/current.json',
  `/_shop/${SHELL_BUILD}/main.js.map`,
  `/_shop/${SHELL_BUILD}/../server/main.js`,
  `/_shop/${SHELL_BUILD}/%2e%2e/server/main.js`,
])('%s is not for browsers', async (url) => {
  const answer = await edge.app.inject(url);
  expect([answer.statusCode >= 400, answer.body.includes('secret')]).toEqual([true, false]);
});

test('files of another release of the shell come from SHELL_FILES_URL, and the request carries nothing about the visitor', async () => {
  const store = await createFakeBackend();
  const other = '/_shop/1.4.2-0123456789ab/main.js';
  store.answer = ({ path }) => (path === '/shell/1.4.2-0123456789ab/main.js' ? { body: 'other();' } : undefined);
  const withStore = await createTestEdge({ SHELL_FILES_URL: `${store.url}/shell/` });
  writeFileSync(join(withStore.buildFolder, 'main.js'), 'own();');
  mkdirSync(join(withStore.buildFolder, '../server'));
  writeFileSync(join(withStore.buildFolder, '../server/main.js'), 'secret');
  try {
    expect((await withStore.app.inject(`/_shop/${SHELL_BUILD}/main.js`)).body).toBe('own();');
    expect(store.calls).toEqual([]);
    const headers = { cookie: 'shop-session=s', authorization: 'Bearer t', 'accept-encoding': 'br' };
    expect((await withStore.app.inject({ url: other, headers })).body).toBe('other();');
    const sentHeaders = store.calls[0]?.headers ?? {};
    expect(sentHeaders['accept-encoding']).toBe('br');
    expect(Object.keys(sentHeaders).filter((name) => /cookie|authorization|edge|forwarded/.test(name))).toEqual([]);
    for (const url of ['/_shop/server/main.js', '/_shop/1.4.2-0123456789ab/gone.js']) {
      const refused = await withStore.app.inject(url);
      expect([url, refused.statusCode, refused.body.includes('secret')]).toEqual([url, 404, false]);
    }
  } finally {
    await Promise.all([withStore.close(), store.close()]);
  }
  // Without SHELL_FILES_URL only this shell's own files exist.
  expect((await edge.app.inject(other)).statusCode).toBe(404);
});

test('the shell publishes its contract with remotes, which releases check', async () => {
  expect((await edge.app.inject('/_shop/contract.json')).statusCode).toBe(404);
  const contract = { build: SHELL_BUILD, provides: {}, mounts: ['page@1'], slots: ['header'], emits: [], listens: [] };
  writeFileSync(join(edge.buildFolder, 'release.json'), JSON.stringify({ ...contract, assetMap: 'sha256-' }));
  const answer = await edge.app.inject('/_shop/contract.json');
  expect([answer.json(), answer.headers['cache-control']]).toEqual([contract, 'no-cache']);
});

test('the types package has a fixed address that redirects to the file of the current build', async () => {
  const missing = await edge.app.inject('/_shop/types.tgz');
  expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('npm run build')]);
  writeFileSync(join(edge.buildFolder, 'types.tgz'), 'types');
  const found = await edge.app.inject('/_shop/types.tgz');
  expect([found.statusCode, found.headers['cache-control']]).toEqual([302, 'no-cache']);
  expect(found.headers.location).toBe(`/_shop/${SHELL_BUILD}/types.tgz`);
  const answer = await edge.app.inject(String(found.headers.location));
  expect([answer.body, answer.headers['cache-control']]).toEqual(['types', 'public, max-age=31536000, immutable']);
});

test('the icon of the tab is the brand’s', async () => {
  const icon = await edge.app.inject('/favicon.svg');
  expect(icon.headers['content-type']).toContain('image/svg+xml');
  expect(icon.body).toMatch(/^<svg .*#552596.*<\/svg>$/s);
  expect((await edge.app.inject('/favicon.ico')).headers.location).toBe('/favicon.svg');
});

test('the manifest has icons, and shared links have a picture', async () => {
  const manifest = await edge.app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json()).toMatchObject({ name: 'Fjell', lang: 'nb', theme_color: '#552596' });
  for (const { src } of manifest.json<{ icons: { src: string }[] }>().icons)
    expect((await edge.app.inject(src)).statusCode).toBe(200);
  const share = await edge.app.inject('/share.png');
  expect([share.headers['content-type'], share.rawPayload.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
});

test('search engines leave the cart, the checkout, the session’s pages and narrowed lists alone, but for those that crumbs lead to', async () => {
  const { body } = await edge.app.inject('/robots.txt');
  expect(body).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  for (const name of ['farge', 'pris', 'sok', 'sorter']) expect(body).toContain(`Disallow: /*?${name}=\n`);
  for (const name of ['merke', 'kategori']) {
    expect(body).not.toContain(`Disallow: /*?${name}=\n`);
    expect(body).toContain(`Disallow: /*&${name}=\n`);
  }
  for (const path of ['/handlekurv/', '/kasse/', '/webshop-next/']) expect(body).toContain(`Disallow: ${path}\n`);
});

test('metrics are not on the public port', async () => {
  edge.builds.answer = () => Promise.reject(new Error('no page'));
  expect((await edge.app.inject('/metrics')).body).not.toContain('shop_');
  expect((await edge.app.inject('/metrics/')).body).not.toContain('shop_render');
});
