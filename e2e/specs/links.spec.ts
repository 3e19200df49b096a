import type { APIRequestContext } from '@playwright/test';
import { untilFrameInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const ADDRESS_KEYS = new Set(['link', 'url', 'href', 'logoLink', 'homeLink']);

/** Every address in an answer, at any depth. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ADDRESS_KEYS.has(key) && typeof inner === 'string' ? [inner] : addressesIn(inner),
  );
}

/** Sites of the shop and of the operator; the social networks are asked nothing. */
const isOurs = (address: string): boolean =>
  address.startsWith('/') || /^http:\/\/(localhost|127\.0\.0\.1):/.test(address);

interface Visit {
  readonly status: number;
  readonly redirects: number;
  readonly html: string;
}

async function visit(request: APIRequestContext, address: string): Promise<Visit> {
  let redirects = 0;
  for (let next = address; ; redirects += 1) {
    const response = await request.get(next, { maxRedirects: 0 });
    const location = response.headers()['location'];
    if (response.status() < 300 || response.status() >= 400 || !location || redirects > 3) {
      return { status: response.status(), redirects, html: await response.text() };
    }
    next = location;
  }
}

/** Addresses that do not lead to a page within one redirect, with what came instead. */
async function deadOf(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const address of new Set(addresses)) {
    const [path = '', anchor] = address.split('#');
    const { status, redirects, html } = await visit(request, path);
    if (status !== 200) dead.push(`${address}: ${status}`);
    if (redirects > 1) dead.push(`${address}: ${redirects} redirects`);
    if (anchor && !html.includes(`id="${anchor}"`)) dead.push(`${address}: no such anchor`);
  }
  return dead;
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href !== '' && isOurs(href));

test('[F2.2-1] [F2.6-1] no link of the menus, the drawers, the footer and the announcements is dead', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const answers = await Promise.all(
    ['/api/view-models/navigation', '/api/view-models/footer', '/api/announcements/all/'].map(
      async (path): Promise<unknown> => (await request.get(path)).json(),
    ),
  );
  const addresses = answers.flatMap(addressesIn).filter(isOurs);
  expect(addresses.length).toBeGreaterThan(100);
  expect(await deadOf(request, addresses)).toEqual([]);
});

for (const path of [
  '/',
  '/mobiltelefoner/',
  '/sok/',
  '/nettbrett/',
  '/mobiltelefoner/apple/iphone-17/',
  '/tilbehor/deksler/fjell/silikondeksel-iphone-17-pro/',
  '/mobilabonnement/',
  '/handlekurv/',
  '/hjelp/',
  '/finnes/ikke/',
]) {
  test(`[F2.2-1] no link on ${path} is dead, as the server sends it`, async ({ request }) => {
    test.setTimeout(240_000);
    const { html } = await visit(request, path);
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(10);
    // Variants and filters of one product or list are one page.
    expect(
      await deadOf(
        request,
        links.map((link) => link.replace(/\?.*$/, '')),
      ),
    ).toEqual([]);
  });
}

test('[F2.4-3] [F7.7-3] a search of the header leads to its results', async ({ page }) => {
  const response = await page.goto('/sok?q=iphone');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/sok\/\?q=iphone$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Treff på «iphone»' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^iPhone 17$/ })).toHaveAttribute(
    'href',
    '/mobiltelefoner/apple/iphone-17/',
  );
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('finnes ikke å&"<');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen treff på «finnes ikke å&"<»' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Mobiltelefoner' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Treff på «iphone»' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[F2.4-3] the search finds and leads on', async ({ page }) => {
    await page.goto('/sok/');
    await expect(page.getByRole('heading', { level: 1, name: 'Søk' })).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('deksel');
    await page.getByRole('main').getByRole('button', { name: 'Søk' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Treff på «deksel»' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/tilbehor\//);
  });
});

test('[F2.8-1] the lists of the menus have a heading, and those without products are not indexed', async ({
  request,
}) => {
  for (const [path, heading] of [
    ['/nettbrett/', 'Nettbrett'],
    ['/rutere/', 'Rutere'],
    ['/smarthjem/', 'Smarthjem'],
    ['/smartklokker/', 'Smartklokker'],
    ['/mobiltelefoner/like-fin/', 'Like Fin'],
  ] as const) {
    const { status, html } = await visit(request, path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(heading);
    expect(html.includes('name="robots" content="noindex"')).toBe(!html.includes('<article'));
  }
});

test('[F2.1-13] an open page of the menu has the shop’s header, ready for use, and leads on', async ({ page }) => {
  await page.goto('/bedrift/produkter-og-tjenester/kundehistorier/');
  await expect(page.getByRole('heading', { level: 2, name: 'Innovasjon' })).toBeVisible();
  const content = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(content?.y ?? 0, 'the frame is no higher than its content').toBeLessThan(500);
  await untilFrameInteractive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
