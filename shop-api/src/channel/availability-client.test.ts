import { fetchAvailability } from 'shared-domain/catalogue/io';
import { fetchPickupPoints, fetchShopStock } from 'shared-domain/delivery/io';
import { getConfig, setConfig } from 'shared-domain/runtime/config';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { recordErrors } from 'shared-domain/testing';
import { connectFetch, createTestApp, type TestApp } from '../testing';

const logged = recordErrors();
let shop: TestApp;
let network: ReturnType<typeof connectFetch>;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => {
  network = connectFetch(shop.app);
  logged.length = 0;
});
afterEach(() => network.restore());

const sent = (): { readonly query: string; readonly variables: object } =>
  JSON.parse(network.calls[0]?.body ?? '{}') as { query: string; variables: object };

test('[P7-8, P7-20, F7.6-1, F7.6-2] web stock from the storefront to the database and back', async () => {
  const records = await fetchAvailability(['NOVA-9-SORT-128', 'NOVA-9-LYNG-128', 'NOVA-9-SORT-128'], {
    outOfStockOverride: 'Kommer snart',
    preSalesOverride: 'Forhåndsbestill',
    inStockOverride: 'Sendes i dag',
  });
  expect(records).toEqual([
    expect.objectContaining({
      productCode: 'NOVA-9-SORT-128',
      dcQtyAvailable: 25,
      availabilityStatus: { info: 'Sendes i dag', shouldAppearInShop: true, sellable: true },
    }),
    expect.objectContaining({
      productCode: 'NOVA-9-LYNG-128',
      dcQtyAvailable: 0,
      availabilityStatus: { info: 'Kommer snart', shouldAppearInShop: true, sellable: true },
    }),
  ]);
  expect(records[0]?.statuses.at(-1)).toEqual({
    name: 'Sellable',
    timestamp: Date.parse('2026-03-01T08:00:00Z'),
    timestampIso: '2026-03-01T08:00:00.000Z',
  });
  expect(sent().variables).toEqual({
    skus: 'NOVA-9-SORT-128,NOVA-9-LYNG-128',
    system: 'webshop',
    shouldUseFutureQty: true,
    outOfStockOverride: 'Kommer snart',
    preSalesOverride: 'Forhåndsbestill',
    inStockOverride: 'Sendes i dag',
  });
  expect(network.calls[0]?.headers.get('x-api-key')).toBe('reference');
  expect(logged).toEqual([]);
  const [call] = network.calls;
  expect([call?.method, call?.url]).toEqual(['POST', 'http://shop.test/graphql']);
  expect([call?.headers.get('clientId'), call?.headers.get('x-api-key')]).toEqual(['webshopb2c', 'reference']);
  expect(sent().query).toContain('query productsAvailability(');
});

test('[P7-21, F7.6-3] stock of the shops from the storefront to the database and back', async () => {
  const shops = await fetchShopStock(['NOVA-9-SORT-128', 'NOVA-9-SORT-256', 'NOVA-9-SORT-128']);
  expect(shops.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['bergen', 0],
    ['oslo-city', 2],
  ]);
  expect(shops[1]).toEqual({
    code: 'oslo-city',
    quantity: 2,
    name: 'Fjell Oslo City',
    street: 'Stenersgata 1',
    zip: '0184',
    city: 'Oslo',
    lat: 59.9127,
    lng: 10.7526,
    contactNumber: '22000000',
    open: [{ days: 'Mandag–lørdag', hours: '10–20' }],
    lastUpdate: '2026-11-21T12:00:00.000Z',
  });
  expect(sent().variables).toEqual({ skus: 'NOVA-9-SORT-128,NOVA-9-SORT-256', system: 'webshop' });
  expect(logged).toEqual([]);
});

test.each([
  [
    'with the texts to show',
    () =>
      fetchAvailability(['NOVA-9-SORT-128', 'NOVA-9-SORT-128'], { inStockOverride: 'Her', preSalesOverride: 'Snart' }),
    { inStockOverride: 'Her', preSalesOverride: 'Snart' },
  ],
  ['of the shops, without', () => fetchShopStock(['NOVA-9-SORT-128', 'NOVA-9-SORT-128']), {}],
])('[F7.6-7] a stock lookup sends its client id and unique skus, %s', async (_what, call, overrides) => {
  expect(await call()).not.toEqual([]);
  expect(network.calls[0]?.headers.get('clientId')).toBe('webshopb2c');
  expect(sent().variables).toMatchObject({ skus: 'NOVA-9-SORT-128', ...overrides });
});

test.each([
  ['[P7-24, F7.6-6, P8-16, F8-13]', 'productsAvailability', 'variant', () => fetchAvailability(['NOVA-9-SORT-128'])],
  [
    '[P7-24, F7.6-6, P8-16, F8-13]',
    'productsAvailabilityShops',
    'shop_stock',
    () => fetchShopStock(['NOVA-9-SORT-128']),
  ],
])(
  '%s %s: an error of the channel is reported with the query’s name and gives an empty list',
  async (_ids, name, table, call) => {
    await shop.database.script(`ALTER TABLE ${table} RENAME TO away`);
    const answer = await call();
    await shop.database.script(`ALTER TABLE away RENAME TO ${table}`);
    expect([answer, logged]).toEqual([
      [],
      [`GraphQL error in query function ${name}: The channel could not answer this query`],
    ]);
  },
);

test.each([
  ['[P8-16, F8-5, F8-12]', 'Failed to fetch product availability', () => fetchAvailability(['NOVA-9-SORT-128'])],
  ['[P8-16, F8-6, F8-12]', 'Failed to fetch product availability shops', () => fetchShopStock(['NOVA-9-SORT-128'])],
])(
  '%s a wrong key is logged, with the call’s own message, and gives an empty list: %s',
  async (_ids, message, call) => {
    setConfig({ ...getConfig(), channelApiKey: 'guess' });
    expect(await call()).toEqual([]);
    expect(logged).toEqual([expect.stringMatching(/^Failed to fetch from channel-api: /), message]);
  },
);

test('[F7-1] the shop API and the channel API are asked by addresses of their own', async () => {
  expect(await fetchPickupPoints('0154')).not.toEqual([]);
  expect(await fetchAvailability(['NOVA-9-SORT-128'])).not.toEqual([]);
  expect(network.calls.map(({ method, url }) => [method, url])).toEqual([
    ['GET', `${getConfig().apiBase}/pickuppoints/0154`],
    ['POST', getConfig().channelUrl],
  ]);
  setConfig({ ...getConfig(), channelUrl: `${getConfig().channelUrl}?away` });
  await fetchAvailability(['NOVA-9-LYNG-128']);
  expect(network.calls.at(-1)?.url).toBe('http://shop.test/graphql?away');
});

test.each([
  ['host', { channelUrl: '' }, 'host not specified'],
  ['key', { channelApiKey: '' }, 'apiKey not specified'],
])(
  '[P8-16, F8-14] without the channel’s %s nothing is asked, the log says why, and there is no stock',
  async (_, change, why) => {
    const causes: unknown[] = [];
    setErrorReporter({
      error: (error) => causes.push((error as Error).cause),
      warning: () => undefined,
    });
    setConfig({ ...getConfig(), ...change });
    expect(await fetchAvailability(['NOVA-9-SORT-128'])).toEqual([]);
    expect(causes).toEqual([new Error(why)]);
    expect(network.calls).toEqual([]);
  },
);
