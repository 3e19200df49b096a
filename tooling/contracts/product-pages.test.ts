/**
 * Every product of the reference catalogue, as search engines see it: sitemap, lists, crumbs, links to it and structured data name one address,
 * which its pages call canonical, and the structured data is what search engines ask for.
 */
import { LISTS, type ProductDetails, variantBySlug } from 'shared-domain/catalogue';
import { fetchProductDetails } from 'shared-domain/catalogue/io';
import type { PageHead } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { loadBrand } from '../../mfe-lists/src/data/brand-loader';
import { productHead } from '../../mfe-pdp/src/product/product-head';
import { robotsText } from '../../shell/src/server/edge/own-files';
import type { CatalogueFeed } from '../../shop-api/src/catalogue';
import { readFeedFolder } from '../../shop-api/src/catalogue/import/read-feed-folder';
import { paths } from '../../shop-api/src/config/paths';
import { connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from '../../shop-api/src/testing';
import { breadcrumbsSchema, productSchema, readStructuredData } from './structured-data';

/** Of the clients' configuration (`connectFetch`). */
const SHOP = 'http://shop.test';
interface ProductPage {
  readonly path: string;
  readonly details: ProductDetails;
  readonly head: PageHead;
  readonly product: ReturnType<typeof productOf>;
}

const productOf = (head: PageHead) => readStructuredData(productSchema, head.jsonLd?.[0]);
const crumbsOf = ({ head }: ProductPage) => readStructuredData(breadcrumbsSchema, head.jsonLd?.[1]).itemListElement;
const offersOf = ({ product }: Pick<ProductPage, 'product'>) =>
  (product['@type'] === 'ProductGroup' ? product.hasVariant : [product]).flatMap(({ offers }) => offers ?? []);

const headAt = (details: ProductDetails, pathname: string): PageHead =>
  productHead(
    { details, offerings: null, availability: null, accessories: null },
    { pathname, realm: resolveRealm(pathname) },
  );

let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
let pages: readonly ProductPage[];

async function pageAt(path: string): Promise<readonly ProductPage[]> {
  const answer = await fetchProductDetails(resolveRealm(path), path);
  if (!answer.ok || answer.value.kind !== 'product') return [];
  const { details } = answer.value;
  const head = headAt(details, path);
  try {
    return [{ path, details, head, product: productOf(head) }];
  } catch (fault) {
    throw new Error(`${path}: ${String(fault)}`);
  }
}

beforeAll(async () => {
  const feed = readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed;
  shop = await createTestApp({ feed, env: { RATE_LIMITS: 'off', SHOP_ORIGIN: SHOP } });
  await shop.app.inject('/health/ready');
  client = connectFetch(shop.app);
  const { body } = await shop.app.inject('/api/sitemaps/1');
  const inSitemap = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(SHOP.length));
  const found: ProductPage[] = [];
  for (const path of inSitemap.filter((each) => each.split('/').length > 4)) found.push(...(await pageAt(path)));
  pages = found;
  expect(pages.length).toBeGreaterThan(300);
});
afterAll(async () => {
  client?.restore();
  await shop?.close();
});

test('[P2-1] the address in the sitemap is the canonical one of the page and of all its variants', () => {
  const others = pages.flatMap(({ path, head, details }) =>
    [head, ...details.variants.map(({ href }) => headAt(details, href))]
      .filter(({ canonicalPath }) => canonicalPath !== path)
      .map(({ canonicalPath }) => `${path}: ${canonicalPath}`),
  );
  expect(others).toEqual([]);
});

test('structured data and the last crumb name the same address', () => {
  const others = pages.filter(
    (page) => page.product.url !== SHOP + page.path || crumbsOf(page).at(-1)?.item !== page.product.url,
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

/** Every address in an answer of the API, at any depth. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

const addressesOf = async (call: string): Promise<string[]> => addressesIn((await shop.app.inject(call)).json());

test('[F2.8-3, F2.8-4] lists lead to it, and no link of lists, search, accessories and similar products names another one', async () => {
  const lists = (['B2C', 'B2B'] as const).flatMap((realm) => [
    ...Object.keys(LISTS).map((listType) => `/api/view-models/product-list/${realm}/${listType}`),
    ...['iphone', 'deksel', 'samsung', 'lader'].flatMap((words) =>
      ['search', 'search/suggestions'].map((call) => `/api/${call}?realm=${realm}&q=${words}`),
    ),
  ]);
  const linked = new Set((await Promise.all(lists.map(addressesOf))).flat());
  expect(pages.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([]);
  for (const { path, details } of pages) {
    for (const href of addressesIn(details.product.compatibleAccessories)) linked.add(href);
    const similar = `/api/view-models/related-products/${resolveRealm(path)}?path=${encodeURIComponent(path)}`;
    for (const href of await addressesOf(similar)) linked.add(href);
  }
  const copies = pages.map(({ details }) => variantBySlug(details.variants, details.selectedVariantSlug).href);
  expect(copies.filter((href) => linked.has(href))).toEqual([]);
});

/** Whether a crawler may fetch an address: the longest rule that matches decides. */
function isAllowed(address: string): boolean {
  const rules = robotsText(SHOP)
    .split('\n')
    .flatMap((line) => {
      const [, verdict, pattern = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
      const parts = pattern.split('*').map((part) => part.replaceAll(/[.?+]/g, String.raw`\$&`));
      return verdict && new RegExp(`^${parts.join('.*')}`).test(address) ? [{ verdict, length: pattern.length }] : [];
    });
  return rules.sort((one, other) => other.length - one.length)[0]?.verdict === 'Allow';
}

test('[P2-14..20] crumbs lead to addresses that crawlers may fetch, a brand’s to its list', async () => {
  const crumbs = new Set(pages.flatMap((page) => crumbsOf(page).map(({ item }) => item.slice(SHOP.length))));
  const seen = new Set<string>();
  for (const crumb of crumbs) {
    seen.add(crumb);
    const { pathname } = new URL(crumb, SHOP);
    const answer = await loadBrand({
      pathname,
      params: {},
      searchParams: new URLSearchParams(),
      realm: resolveRealm(pathname),
      renderedAt: TEST_NOW_MS,
      signal: new AbortController().signal,
    });
    if (answer.kind === 'redirect') seen.add(answer.to);
  }
  expect([...seen].filter((address) => address.includes('?merke=')).length).toBeGreaterThan(20);
  expect([...seen].filter((address) => !isAllowed(address))).toEqual([]);
  expect(isAllowed('/mobiltelefoner/?farge=svart')).toBe(false);
  expect(isAllowed('/mobiltelefoner/?merke=apple&pris=1-2')).toBe(false);
});

test('[P1-20] offers are what search engines ask for, on every product that has a price', () => {
  const dearer = pages.filter(({ details, product, path }) => {
    const prices = details.variants.flatMap(({ prices: { upfront } }) =>
      upfront && !details.product.hidePrices
        ? [toNok(amountInRealm(resolveRealm(path), (upfront.campaign ?? upfront).upfront))]
        : [],
    );
    return JSON.stringify(offersOf({ product }).map(({ price }) => price)) !== JSON.stringify(prices);
  });
  expect(dearer.map(({ path }) => path)).toEqual([]);
});

test('pages of equipment agreements are no search engine’s: not in the sitemap, not to be fetched, without an offer', async () => {
  const agreements: ProductPage[] = [];
  for (const { path } of pages.filter(({ path }) => path.startsWith('/bedrift/'))) {
    const agreement = path.replace('/bedrift/', '/bedrift/utstyrsavtale/');
    agreements.push(...(await pageAt(agreement)));
  }
  expect(agreements.length).toBeGreaterThan(30);
  expect(agreements.filter(({ product }) => offersOf({ product }).length > 0)).toEqual([]);
  expect(agreements.filter(({ path }) => isAllowed(path)).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ path }) => resolveRealm(path) === 'UKKO')).toEqual([]);
});

test.each<[string, (page: ProductPage) => boolean]>([
  ['a phone', ({ details }) => details.product.type === 'HANDSET'],
  ['a pre-owned phone', ({ details }) => details.product.type === 'HANDSET-PREOWNED'],
  ['a tablet', ({ details }) => details.product.type === 'TABLET'],
  ['a watch', ({ details }) => details.product.type === 'WEARABLE'],
  ['a router', ({ details }) => details.product.type === 'MODEM'],
  ['a smart-home device', ({ details }) => details.product.type === 'CONNECTED_DEVICE'],
  ['an accessory', ({ details }) => details.product.type === 'ACCESSORY'],
  ['a presale', (page) => offersOf(page).some(({ availability }) => availability.endsWith('PreOrder'))],
  [
    'a product that is sold out',
    (page) => offersOf(page).some(({ availability }) => availability.endsWith('OutOfStock')),
  ],
  ['a price to come', (page) => offersOf(page).length === 0],
  ['a product that no one has rated', ({ product }) => product.aggregateRating === undefined],
  ['a product with stars', ({ product }) => product.aggregateRating !== undefined],
  ['one variant', ({ product }) => product['@type'] === 'Product'],
  [
    'a business’ price',
    (page) => offersOf(page).some(({ priceSpecification }) => !priceSpecification.valueAddedTaxIncluded),
  ],
])('%s is among them', (_kind, isOfKind) => {
  expect(pages.some(isOfKind)).toBe(true);
});

test.each<[string, (product: Record<string, unknown>) => void]>([
  [
    'an offer without shipping',
    (product) => void delete (product['offers'] as Record<string, unknown>)['shippingDetails'],
  ],
  [
    'an offer without a right of return',
    (product) => void delete (product['offers'] as Record<string, unknown>)['hasMerchantReturnPolicy'],
  ],
  ['a name without letters', (product) => void (product['name'] = '400')],
  ['a misspelt property', (product) => void (product['colour'] = 'Sort')],
  ['an address without its origin', (product) => void (product['url'] = '/mobiltelefoner/')],
])('the schema finds %s', (_fault, spoil) => {
  const whole = pages.find((page) => page.product['@type'] === 'Product' && offersOf(page).length > 0);
  const product = structuredClone(whole?.head.jsonLd?.[0]) as Record<string, unknown>;
  expect(() => readStructuredData(productSchema, product)).not.toThrow();
  spoil(product);
  expect(() => readStructuredData(productSchema, product)).toThrow();
});
