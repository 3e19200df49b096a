import type { APIRequestContext } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';
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

/** A page with fewer words of its own is a stub. */
const FEWEST_WORDS = 30;

/** Words inside main, without scripts, styles and markup. */
function wordsOf(html: string): number {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** What keeps a page from being a real one; none for a page with a heading and words of its own that is no example. */
function stubSigns(html: string): string[] {
  const words = wordsOf(html);
  return [
    ...(/<main\b[\s\S]*<h1\b/.test(html) ? [] : ['no heading']),
    ...(words < FEWEST_WORDS ? [`only ${words} words`] : []),
    ...(/eksempelside/i.test(html) ? ['says that it is an example'] : []),
  ];
}

interface Dead {
  readonly dead: string[];
  /** Links of the pages that were visited. */
  readonly further: string[];
}

/** Addresses that do not lead to a page within one redirect, with what came instead. */
async function deadOf(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  return (await visitAll(request, addresses)).dead;
}

async function visitAll(
  request: APIRequestContext,
  addresses: readonly string[],
  { areRealPages = false }: { readonly areRealPages?: boolean } = {},
): Promise<Dead> {
  const dead: string[] = [];
  const further = new Set<string>();
  for (const address of new Set(addresses)) {
    const [path = '', anchor] = address.split('#');
    const { status, redirects, html } = await visit(request, path);
    for (const link of linksOf(html)) further.add(link.replace(/\?.*$/, ''));
    if (areRealPages && status === 200) dead.push(...stubSigns(html).map((sign) => `${address}: ${sign}`));
    if (status !== 200) dead.push(`${address}: ${status}`);
    if (redirects > 1) dead.push(`${address}: ${redirects} redirects`);
    if (anchor && !html.includes(`id="${anchor}"`)) dead.push(`${address}: no such anchor`);
  }
  return { dead, further: [...further] };
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"#]*)/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href !== '' && isOurs(href));

const APP_KEYS = ['open-pages', 'web-shop', 'my-pages', 'my-business', 'my-portal', 'hub', 'business-net'];

/** Every navigation entry in an answer, at any depth: what has a link, but is no row or column of the footer. */
function entriesIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'link' in value ? [value as Readonly<Record<string, unknown>>] : [];
  return [...own, ...Object.values(value).flatMap(entriesIn)];
}

test(
  '[F2.2-1] every navigation entry has a name, a link and a known appKey',
  { tag: '@one-screen' },
  async ({ request }) => {
    const entries = entriesIn(await (await request.get('/api/view-models/navigation')).json());
    expect(entries.length).toBeGreaterThan(100);
    const incomplete = entries.filter(
      ({ name, link, appKey }) => !name || typeof link !== 'string' || !APP_KEYS.includes(String(appKey)),
    );
    expect(incomplete).toEqual([]);
  },
);

test(
  '[F2.6-1] the footer has two rows with link columns, an address and social links',
  { tag: '@one-screen' },
  async ({ page, request }) => {
    const footer = (await (await request.get('/api/view-models/footer')).json()) as Record<
      'topRow' | 'bottomRow',
      { addressColumn?: { companyName: string; street: string }; linkColumns?: { heading?: string }[] }
    >;
    await page.goto('/');
    const region = page.getByRole('contentinfo');
    for (const row of [footer.topRow, footer.bottomRow]) {
      for (const { heading } of row.linkColumns ?? []) if (heading) await expect(region).toContainText(heading);
      if (row.addressColumn) {
        await expect(region).toContainText(row.addressColumn.companyName);
        await expect(region).toContainText(row.addressColumn.street);
      }
    }
    const headings = [footer.topRow, footer.bottomRow].flatMap(({ linkColumns = [] }) => linkColumns);
    expect(headings.length).toBeGreaterThan(2);
  },
);

test(
  'no link of the menus, the drawers, the footer and the announcements is dead or leads to a stub',
  { tag: '@one-screen' },
  async ({ request }) => {
    const answers = await Promise.all(
      ['/api/view-models/navigation', '/api/view-models/footer', '/api/announcements/all/'].map(
        async (path): Promise<unknown> => (await request.get(path)).json(),
      ),
    );
    const addresses = answers.flatMap(addressesIn).filter(isOurs);
    expect(addresses.length).toBeGreaterThan(100);
    const { dead, further } = await visitAll(request, addresses, { areRealPages: true });
    expect(dead).toEqual([]);
    const known = new Set(addresses.map((address) => address.replace(/[?#].*$/, '')));
    // Products, cart and checkout have tests of their own; of the pages that these lead to, those of the editors are opened.
    const isEditors = (link: string): boolean =>
      /^(http:|\/(hjelp|om|tv|bedrift)\b)/.test(link) &&
      !/\/(tilbehor|mobil[a-z]*|nettbrett|handlekurv|kasse)\//.test(link);
    const pages = further.filter((link) => !known.has(link) && isEditors(link));
    expect((await visitAll(request, pages, { areRealPages: true })).dead).toEqual([]);
  },
);

for (const path of [
  '/',
  '/mobiltelefoner/',
  '/sok/',
  '/nettbrett/',
  '/mobiltelefoner/apple/iphone-17/',
  '/tilbehor/deksler/fjell/silikondeksel-iphone-17-pro/',
  '/tilbehor/apple/apple-silikondeksel-iphone-16/',
  '/bedrift/tilbehor/apple/apple-silikondeksel-iphone-16/',
  '/bedrift/nettbrett/',
  '/bedrift/utstyrsavtale/tilbehor/',
  '/mobilabonnement/',
  '/handlekurv/',
  '/hjelp/',
  '/finnes/ikke/',
]) {
  test(`no link on ${path} is dead, as the server sends it`, { tag: '@one-screen' }, async ({ request }) => {
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

test(
  '[F2.4-3] [F7.7-3] a search of the header leads to its results',
  { tag: ['@one-screen', '@gate-desktop'] },
  async ({ page }) => {
    await page.goto('/mobilabonnement/');
    await untilInteractive(page, 'header');
    await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
    const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
    await drawer.getByRole('combobox').press('Enter');
    await expect(page, 'an empty query does not navigate').toHaveURL(/\/mobilabonnement\/$/);
    await drawer.getByRole('combobox').fill('iphone');
    await drawer.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/sok\/\?q=iphone$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Treff på «iphone»' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Apple iPhone 17 \d/ })).toHaveAttribute(
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
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page finds and leads on', { tag: '@one-screen' }, async ({ page }) => {
    await page.goto('/sok/');
    await expect(page.getByRole('heading', { level: 1, name: 'Søk' })).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('deksel');
    await page.getByRole('main').getByRole('button', { name: 'Søk' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Treff på «deksel»' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/tilbehor\//);
  });
});

test(
  '[F2.8-1] each of the seven list types has a page with its heading, and those without products are not indexed',
  { tag: '@one-screen' },
  async ({ request }) => {
    for (const [path, heading] of [
      ['/mobiltelefoner/', 'Mobiltelefoner'],
      ['/tilbehor/', 'Tilbehør'],
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
  },
);

test(
  'an open page of the menu has the shop’s header, ready for use, and leads on',
  { tag: ['@one-screen', '@gate-desktop'] },
  async ({ page }) => {
    await page.goto('/bedrift/produkter-og-tjenester/kundehistorier/');
    await expect(page.getByRole('heading', { level: 2, name: 'Innovasjon' })).toBeVisible();
    const content = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(content?.y ?? 0, 'the frame is no higher than its content').toBeLessThan(500);
    await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
