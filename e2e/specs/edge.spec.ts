import { brotliCompressSync, constants } from 'node:zlib';
import { buildIn } from '../setup/builds-in-use';
import { HANDSET } from '../setup/products';
import { SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

test(
  'an unknown path is a 404 page of the shop, from the server',
  { tag: '@one-screen' },
  async ({ page, complaints }) => {
    complaints.allowed.push(/status of 404/);
    const response = await page.goto('/finnes/ikke/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Vi finner ikke siden' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

for (const [path, status, title] of [
  ['/minside', 200, 'Min Side'],
  ['/minside/', 200, 'Min Side'],
  ['/forhandler', 200, 'Logg inn som butikkmedarbeider'],
  ['/forhandler/', 200, 'Logg inn som butikkmedarbeider'],
  ['/forhandler/finnes-ikke/', 404, 'Vi finner ikke siden'],
  ['/kasse/finnes-ikke/', 404, 'Vi finner ikke siden'],
] as const)
  test(`${path} is a page for whoever types it`, { tag: '@one-screen' }, async ({ page, complaints }) => {
    if (status === 404) complaints.allowed.push(/status of 404/);
    const response = await page.goto(path);
    expect([response?.status(), response?.headers()['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

// As a server with time to spare compresses it; a busy one takes less time and makes it a sixth larger.
for (const [path, kilobytes] of [
  ['/', 27],
  ['/mobiltelefoner/', 31],
  ['/mobiltelefoner/apple/iphone-17-pro/', 37],
  ['/handlekurv/', 18],
] as const)
  test(`the HTML of ${path} stays below ${kilobytes} kB with Brotli`, { tag: '@one-screen' }, async ({ request }) => {
    const html = await (await request.get(path)).body();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    expect(brotliCompressSync(html, { params }).length).toBeLessThan(kilobytes * 1000);
  });

test('an unknown product names those that are like it', { tag: '@one-screen' }, async ({ page, complaints }) => {
  complaints.allowed.push(/status of 404/);
  const response = await page.goto('/mobiltelefoner/apple/iphone-17-prro/');
  expect(response?.status()).toBe(404);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /iPhone 17 Pro/ })
      .first(),
  ).toBeVisible();
});

test('a page without its last slash is redirected, the query kept', { tag: '@one-screen' }, async ({ request }) => {
  const response = await request.get('/mobiltelefoner?merke=apple', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/mobiltelefoner/?merke=apple');
});

test('a redirect never leads to another site', { tag: '@one-screen' }, async ({ request }) => {
  const response = await request.get(`${SHOP_URL}//evil.example`, { maxRedirects: 0 });
  expect(response.headers()['location'] ?? '/').not.toMatch(/^\/\//);
});

test(
  'headers name the builds and forbid what a page must not do',
  { tag: ['@one-screen', '@gate-desktop'] },
  async ({ request }) => {
    const response = await request.get('/');
    const headers = response.headers();
    expect(buildIn(headers['x-shop-builds'], 'mfe-header')).not.toBe('');
    expect(headers['x-shop-degraded']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  },
);

test('a form of another site is refused', { tag: '@one-screen' }, async ({ request }) => {
  const response = await request.post('/handlekurv/legg-til/', {
    form: { sku: '1', financing: 'upfront' },
    headers: { origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
});

test(
  'the registry is published, and a file that a build does not have is not found',
  { tag: '@one-screen' },
  async ({ request }) => {
    const registry = (await (await request.get('/_shop/registry.json')).json()) as {
      remotes: Record<string, { build: string }>;
    };
    const build = registry.remotes['mfe-pdp']?.build ?? '';
    expect((await request.get(`/remotes/mfe-pdp/${build}/remoteEntry.js`)).status()).toBe(200);
    expect((await request.get(`/remotes/mfe-pdp/${build}/nothing.js`)).status()).toBe(404);
    expect((await request.get('/remotes/mfe-pdp/../../package.json')).status()).toBe(404);
  },
);

test(
  'server HTML contains nothing personal, and pages are the same for every visitor',
  { tag: ['@one-screen', '@gate-desktop'] },
  async ({ request }) => {
    const withCookie = await (
      await request.get(HANDSET.path, { headers: { cookie: 'orderRef=secret-order; ts=true' } })
    ).text();
    expect(withCookie).not.toContain('secret-order');
  },
);

test(
  'an open page of the menu is answered by the CMS with the shop’s frame',
  { tag: '@one-screen' },
  async ({ page }) => {
    const response = await page.goto('/hjelp/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeAttached();
  },
);
