/**
 * Every address that the API gives the shop leads to a page: the shell's route table finds its remote, and the remote's own loader answers it with
 * data or a redirect to such a page, as the server does before it renders.
 */
import { join } from 'node:path';
import { isReserved } from 'release-protocol/claims';
import { LISTS } from 'shared-domain/catalogue';
import type { ProductDetailsWire } from 'shared-domain/catalogue/io';
import { REALMS, resolveRealm } from 'shared-domain/contracts/realm';
import type { Footer, Navigation } from 'shared-domain/navigation';
import { toOpenPages } from '../../reference-systems/src/cms/open-pages';
import { loadPage } from '../../shell/src/app/load-page';
import type { ModuleSource } from '../../shell/src/federation/module-source';
import { workspaceFederations, workspaceTable } from '../../shell/src/federation/testing/workspace-routes';
import type { CatalogueFeed } from '../../shop-api/src/catalogue';
import { readFeedFolder } from '../../shop-api/src/catalogue/import/read-feed-folder';
import { paths } from '../../shop-api/src/config/paths';
import { connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from '../../shop-api/src/testing';

const ROOT = join(__dirname, '../..');
const SHOP = 'https://butikk.test';
const MOST_REDIRECTS = 3;
/** Files and calls of the API itself; all else that begins with a slash is a page. */
const NO_PAGE = /^\/(api|graphql|share\.png)\b|^\/\//;
const SEARCHES = [
  'iphone 17',
  'deksel',
  'apple',
  'nettbrett',
  'klokke',
  'ruter',
  'abonnement',
  'restsalg',
  'hjelp',
  'faktura',
];
/** The gate follows one in five addresses of products, the same ones wherever they appear. */
const STRIDE = process.env.TEST_SCOPE === 'all' ? 1 : 5;
const isOfProduct = (path: string) => path.split('/').length > 4;
const isFollowed = (path: string) =>
  !isOfProduct(path) || [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % STRIDE === 0;

const exposes = new Map(workspaceFederations().map((remote) => [remote.name, remote.exposes]));
const modules: ModuleSource = {
  load: async <Module>(remote: string, expose: string) =>
    (await import(join(ROOT, remote, exposes.get(remote)?.[expose] ?? ''))) as Module,
  buildOf: () => undefined,
};
const table = workspaceTable();

let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
let openPages: ReadonlySet<string>;

beforeAll(async () => {
  const feed = readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed;
  shop = await createTestApp({ feed, env: { RATE_LIMITS: 'off', SHOP_ORIGIN: SHOP } });
  await shop.app.inject('/health/ready');
  client = connectFetch(shop.app);
  const [navigation, footer] = await Promise.all(
    ['navigation', 'footer'].map((name) => get(`/api/view-models/${name}`)),
  );
  openPages = new Set(toOpenPages(navigation as Navigation, footer as Footer, 'http://portal.test').keys());
});
afterAll(async () => {
  client?.restore();
  await shop?.close();
});

async function get(path: string): Promise<unknown> {
  const { statusCode, body } = await shop.app.inject(path);
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return JSON.parse(body);
}

/** Every address of a page of the shop in an answer, at any depth and under any name. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[^\s<]*$/.test(value) && !NO_PAGE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

const addressesOf = async (path: string): Promise<string[]> => addressesIn(await get(path));

/** The outcome of following an address. Pages of the CMS and of the edge are others' (shell/src/server/edge), and known by their addresses. */
async function outcomeOf(address: string, redirects = 0): Promise<string> {
  const { pathname, search } = new URL(address, SHOP);
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (!table.match(path)) return openPages.has(path) || isReserved(path) ? 'page' : 'no route';
  const answer = await loadPage({ pathname: path, search }, new AbortController().signal, {
    table,
    modules,
    now: () => TEST_NOW_MS,
  });
  if (answer.kind === 'data') return 'page';
  if (answer.kind !== 'redirect') return answer.kind;
  return redirects < MOST_REDIRECTS ? outcomeOf(answer.to, redirects + 1) : 'too many redirects';
}

const known = new Map<string, string>();

async function deadOf(addresses: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const address of new Set(addresses.map((each) => each.replace(/#.*/, '')))) {
    if (!isFollowed(address)) continue;
    const outcome = known.get(address) ?? (await outcomeOf(address));
    known.set(address, outcome);
    if (outcome !== 'page') dead.push(`${address}: ${outcome}`);
  }
  return dead;
}

test('the sitemap', async () => {
  const { body } = await shop.app.inject('/api/sitemaps/1');
  const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(SHOP.length));
  expect(pages.length).toBeGreaterThan(500);
  expect(await deadOf(pages)).toEqual([]);
});

test('menus, drawers, footer and announcements', async () => {
  const answers = ['/api/view-models/navigation', '/api/view-models/footer', '/api/announcements/all/'].map(
    addressesOf,
  );
  const addresses = (await Promise.all(answers)).flat();
  expect(addresses.length).toBeGreaterThan(100);
  expect(await deadOf(addresses)).toEqual([]);
});

describe.each(REALMS)('%s', (realm) => {
  const lists = Object.keys(LISTS).map((listType) => `/api/view-models/product-list/${realm}/${listType}`);

  test('lists, brands, plans and bundles', async () => {
    const ofRealm = ['list-leads', 'subscriptions', 'bundles', 'campaigns'].map(
      (name) => `/api/view-models/${name}/${realm}`,
    );
    const addresses = (await Promise.all([...lists, ...ofRealm].map(addressesOf))).flat();
    expect(addresses.length).toBeGreaterThan(100);
    expect(await deadOf(addresses)).toEqual([]);
  });

  test('search and suggestions', async () => {
    const asked = SEARCHES.flatMap((q) =>
      ['search', 'search/suggestions'].map((call) => `/api/${call}?realm=${realm}&q=${encodeURIComponent(q)}`),
    );
    const addresses = (await Promise.all(asked.map(addressesOf))).flat();
    expect(addresses.length).toBeGreaterThan(10);
    expect(await deadOf(addresses)).toEqual([]);
  });

  test('crumbs, variants, accessories, campaigns and similar products of product pages', async () => {
    const pages = new Set(
      (await Promise.all(lists.map(addressesOf))).flat().filter((path) => isOfProduct(path) && isFollowed(path)),
    );
    const variants: string[] = [];
    const others: string[] = [];
    const strayCrumbs = new Set<string>();
    for (const path of pages) {
      const query = `${realm}?path=${encodeURIComponent(path)}`;
      const answer = await get(`/api/view-models/product-details/${query}`).catch(() => null);
      const details = answer as Pick<ProductDetailsWire, 'product' | 'variants' | 'breadcrumbs'> | null;
      if (!details) continue;
      const own = details.variants.map(({ href }) => href);
      variants.push(...own);
      // The list of pre-owned phones is the consumers' for everyone (P2-15).
      const crumbs = details.product.subType === 'PREOWNED' ? [] : details.breadcrumbs.slice(1);
      for (const { href } of crumbs) if (resolveRealm(href) !== realm) strayCrumbs.add(href);
      others.push(...addressesIn(details).filter((address) => !own.includes(address)));
      others.push(...(await addressesOf(`/api/view-models/related-products/${query}`)));
    }
    expect(variants.length).toBeGreaterThan(200 / STRIDE);
    expect([...strayCrumbs]).toEqual([]);
    expect(await deadOf([...others, ...variants])).toEqual([]);
  });
});
