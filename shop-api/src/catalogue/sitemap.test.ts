import { createTestApp, type TestApp } from '../testing';
import type { Catalogue } from './model';
import { sitemapIndex, sitemapPart } from './sitemap';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { SHOP_ORIGIN: 'https://butikk.test' } });
});
afterAll(() => shop?.close());

const get = async (path: string) => shop.app.inject(path);
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('the index names its parts, and these all pages: plans, lists, kinds, brands, products, with pictures', async () => {
  const index = await get('/api/sitemaps');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(index.body)).toEqual(['https://butikk.test/sitemap-1.xml']);
  const { body } = await get('/api/sitemaps/1');
  const pages = locations(body).map((url) => url?.replace('https://butikk.test', ''));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(
    expect.arrayContaining([
      '/',
      '/mobilabonnement/',
      '/mobiltelefoner/',
      '/bedrift/mobiltelefoner/',
      '/tilbehor/deksler/',
      '/varemerker/',
      '/varemerker/nova/',
      '/mobiltelefoner/nova/nova-9/',
    ]),
  );
  expect(pages.filter((path) => path?.includes('utstyrsavtale'))).toEqual([]);
  expect(body).toMatch(/<image:loc>https:\/\/butikk\.test\/api\/pictures\/nova-9\//);
});

test('a page of the catalogue has the time at which its version came into the shop, others have none', async () => {
  const { body } = await get('/api/sitemaps/1');
  const dateOf = (path: string) =>
    new RegExp(`<loc>https://butikk.test${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(body)?.[1];
  const [row] = await shop.database.query<{ imported_at: string | Date }>(
    'SELECT imported_at FROM catalogue_import ORDER BY id DESC LIMIT 1',
  );
  const importedMs = Math.floor(new Date(row?.imported_at ?? 0).getTime() / 1000) * 1000;
  for (const path of ['/mobiltelefoner/', '/varemerker/nova/', '/mobiltelefoner/nova/nova-9/'])
    expect([path, Date.parse(dateOf(path) ?? '')]).toEqual([path, importedMs]);
  expect([dateOf('/'), dateOf('/mobilabonnement/')]).toEqual([undefined, undefined]);
});

test('every page that a product has is in it, unless it is hidden from search engines', async () => {
  const { body } = await get('/api/sitemaps/1');
  const list = (await get('/api/view-models/product-list/B2C/HANDSET_LIST')).json<{ items: { href: string }[] }>();
  for (const { href } of list.items) expect(locations(body)).toContain(`https://butikk.test${href}`);
});

test.each([
  ['/api/sitemaps/2', 404],
  ['/api/sitemaps/0', 400],
  ['/api/sitemaps/x', 400],
])('%s is answered with %i', async (path, status) => {
  expect((await get(path)).statusCode).toBe(status);
});

test('more pages than a file may hold are split, and none is lost or named twice', () => {
  const product = (number: number) => ({
    type: 'HANDSET',
    subType: 'NEW',
    realms: ['B2C'],
    brand: 'A & B',
    brandSlug: 'a-b',
    path: `/mobiltelefoner/a-b/${number}/?x=<&>`,
    colours: [],
    position: number,
  });
  const products = Array.from({ length: 60 }, (_, number) => product(number));
  const catalogue = { source: {}, importedAt: null, products: () => products } as unknown as Catalogue;
  const parts = locations(sitemapIndex(catalogue, 'https://x.test', 25)).length;
  const all = Array.from(
    { length: parts },
    (_, place) => sitemapPart(catalogue, 'https://x.test', place + 1, 25) ?? '',
  );
  const pages = all.map(locations);
  expect(pages.every(({ length }) => length <= 25)).toBe(true);
  expect(new Set(pages.flat()).size).toBe(pages.flat().length);
  expect(pages.flat().filter((url) => url?.includes('/mobiltelefoner/a-b/'))).toHaveLength(60);
  expect(all.join()).toContain('?x=&lt;&amp;&gt;');
  expect(sitemapPart(catalogue, 'https://x.test', parts + 1, 25)).toBeNull();
});
