/** Changes of prices, stock and texts between two feeds. */
import type { FastifyInstance } from 'fastify';
import { createTestApp, problemOf, TEST_NOW_MS, type TestApp } from '../testing';

const SECRET = 'secret-of-the-product-system';
const SKU = 'NOVA-9-SORT-128';
const PAGE = '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/';
const DAY_MS = 86_400_000;

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await createTestApp();
  app = await shop.startAnother({ RATE_LIMITS: 'off', CATALOGUE_CLIENTS: JSON.stringify({ products: SECRET }) });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.database.script('DELETE FROM delta_version; DELETE FROM price_change;');
  await shop.importCatalogue();
  shop.setNow(TEST_NOW_MS);
});

const basic = (secret: string): string => `Basic ${Buffer.from(`products:${secret}`).toString('base64')}`;
interface Report {
  readonly changed: number;
  readonly corrections: readonly { readonly path: string; readonly message: string }[];
}
const send = (payload: object, authorization = basic(SECRET)) =>
  app.inject({ method: 'POST', url: '/catalogue/deltas', headers: { authorization }, payload });

interface Page {
  readonly variants: readonly {
    readonly sku: string;
    readonly prices: { readonly upfront: { readonly upfront: number; readonly before?: number } | null };
  }[];
}
const page = async (): Promise<Page> => (await app.inject(PAGE)).json();
const priceNow = async () => (await page()).variants.find(({ sku }) => sku === SKU)?.prices.upfront;
const stockNow = async () =>
  (await shop.database.query<{ stock: number }>('SELECT stock FROM variant WHERE sku = $1', [SKU]))[0]?.stock;
const priced = (version: number, price: number, more: object = {}) => ({
  version,
  prices: [{ sku: SKU, price, ...more }],
});

test('a price, a stock and a text show on the pages', async () => {
  const answer = await send({
    ...priced(1, 4_321),
    stock: [{ sku: SKU, stock: 77 }],
    texts: [{ brandSlug: 'nova', modelSlug: 'nova-9', shortDescription: 'Ny tekst' }],
  });
  expect(answer.json()).toEqual({ version: 1, changed: 3, superseded: 0, corrections: [] });
  expect((await priceNow())?.upfront).toBe(4_321);
  expect(JSON.stringify(await page())).toContain('Ny tekst');
  expect(await stockNow()).toBe(77);
});

test('a text that is null is taken away', async () => {
  const texts = { brandSlug: 'nova', modelSlug: 'nova-9' };
  await send({ version: 1, texts: [{ ...texts, legalDisclaimer: 'Gjelder nå' }] });
  expect(JSON.stringify(await page())).toContain('Gjelder nå');
  expect((await send({ version: 2, texts: [{ ...texts, legalDisclaimer: null }] })).json<Report>().changed).toBe(1);
  expect(JSON.stringify(await page())).not.toContain('Gjelder nå');
});

test('the same delta twice changes nothing more', async () => {
  shop.setNow(TEST_NOW_MS + DAY_MS);
  await send(priced(5, 4_000));
  const versions = () => shop.database.query('SELECT max(id) AS id FROM catalogue_import');
  const before = await versions();
  expect((await send(priced(5, 4_000))).json()).toMatchObject({ changed: 0, superseded: 1 });
  expect(await versions()).toEqual(before);
  expect(await shop.database.query('SELECT count(*) AS n FROM price_change WHERE sku = $1', [SKU])).toEqual([{ n: 2 }]);
});

test('an older version does not overwrite a newer one, and applies to what the newer one does not name', async () => {
  await send(priced(7, 4_700));
  expect((await send({ ...priced(6, 4_600), stock: [{ sku: SKU, stock: 61 }] })).json()).toMatchObject({
    changed: 1,
    superseded: 1,
  });
  expect([(await priceNow())?.upfront, await stockNow()]).toEqual([4_700, 61]);
});

test('deltas at the same time: the newest price stays', async () => {
  await Promise.all([3, 9, 1, 8, 2].map((version) => send(priced(version, 4_000 + version))));
  expect((await priceNow())?.upfront).toBe(4_009);
});

test('a delta that names something unknown, or something twice, changes nothing and says where', async () => {
  const before = await priceNow();
  const answer = await send({
    version: 1,
    prices: [
      { sku: SKU, price: 1 },
      { sku: 'NOVA-0', price: 1 },
      { sku: SKU, price: 2 },
    ],
    stock: [{ sku: 'NOVA-00', stock: 1 }],
    texts: [{ brandSlug: 'nova', modelSlug: 'nova-99', shortDescription: 'x' }],
  });
  expect(answer.statusCode).toBe(422);
  expect(problemOf(answer).errors.map(({ pointer }) => pointer)).toEqual([
    '/prices/2/sku',
    '/prices/1/sku',
    '/stock/0/sku',
    '/texts/0/modelSlug',
  ]);
  expect(await priceNow()).toEqual(before);
  // The refused version is free.
  expect((await send(priced(1, 4_100))).json()).toMatchObject({ changed: 1 });
});

test.each([
  ['a price below 0', priced(1, -1), '/prices/0/price'],
  ['pieces that are not whole', { version: 1, stock: [{ sku: SKU, stock: 1.5 }] }, '/stock/0/stock'],
  ['no version', { stock: [] }, '/version'],
  ['an unknown field', { version: 1, product: [] }, '/product'],
  [
    'a text that a product must have',
    { version: 1, texts: [{ brandSlug: 'n', modelSlug: 'n', longDescription: null }] },
    '/texts/0/longDescription',
  ],
])('%s is refused by its field', async (_what, delta, pointer) => {
  const answer = await send(delta);
  expect([answer.statusCode, problemOf(answer).errors.map((error) => error.pointer)]).toEqual([400, [pointer]]);
});

test('the price before is computed from the recorded prices; a claimed one is corrected and reported', async () => {
  const first = (await priceNow())?.upfront ?? 0;
  shop.setNow(TEST_NOW_MS + 40 * DAY_MS);
  const answer = await send(priced(1, first - 500, { beforePrice: first + 1_000 }));
  const [correction, ...others] = answer.json<Report>().corrections;
  expect([correction?.path, others]).toEqual(['prices[0].beforePrice', []]);
  expect(correction?.message).toMatch(/^says .* as the price before of NOVA-9-SORT-128; pages show \d/);
  expect(await priceNow()).toMatchObject({ upfront: first - 500, before: first });
});

test('a price that was lowered in the first 30 days has no price before', async () => {
  const first = (await priceNow())?.upfront ?? 0;
  shop.setNow(TEST_NOW_MS + 10 * DAY_MS);
  await send(priced(1, first - 500));
  expect((await priceNow())?.before).toBeUndefined();
});

describe('who may send', () => {
  test.each([
    ['nobody', ''],
    ['a wrong secret', basic('secret-of-somebody-else-here')],
  ])('%s is refused', async (_who, authorization) => {
    expect((await send(priced(1, 1), authorization)).statusCode).toBe(401);
    expect((await priceNow())?.upfront).not.toBe(1);
  });

  test('without clients there is no such call', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/catalogue/deltas', payload: priced(1, 1) });
    expect(answer.statusCode).toBe(404);
  });
});
