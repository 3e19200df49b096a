import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { toOre } from '../../money';
import { toCardItem } from '../rules/card-item';
import { toListColumns } from '../rules/list-columns';
import { parseListQuery } from '../rules/list-query';
import { anAvailabilityRecord, aProductDetails, aProductListItem, aSearchAnswer } from '../testing';
import { fetchAvailability } from './availability-client';
import { listViewSchema, productDetailsSchema, searchAnswerSchema } from './index';
import { fetchListHighlights, fetchListIndex, fetchListView } from './list-client';
import { listHighlightsSchema, listIndexSchema } from './list-wire';
import { fetchProductDetails } from './product-details-client';
import { fetchProductInfoMini } from './product-info-mini-client';
import { fetchSearch } from './search-client';

const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  useTestConfig();
  logged.length = 0;
});
afterEach(() => network.restore());

const list = { listType: 'HANDSET_LIST', realm: 'B2B', version: 'v1' } as const;

test('[F2.8-1] what a list shows for a query, by realm and type', async () => {
  const view = {
    ...list,
    total: 3,
    count: 1,
    from: 24,
    items: [toCardItem(aProductListItem())],
    places: [2],
    facets: [{ id: 'brands' as const, values: [{ value: 'aurora', name: 'Aurora', count: 1 }] }],
    priceBounds: { min: toOre(499.5), max: toOre(12_990) },
    financing: ['upfront'],
  };
  network = fakeFetch(() => fakeFetch.json(toWire(listViewSchema, view)));
  const query = parseListQuery(new URLSearchParams('merke=aurora&side=2'));
  await expect(fetchListView('B2B', { listType: 'HANDSET_LIST' }, query, { firstPage: 2 })).resolves.toEqual({
    ok: true,
    value: view,
  });
  await fetchListView('B2B', { listType: 'HANDSET_LIST' }, parseListQuery(new URLSearchParams()));
  expect(network.calls.map(({ url }) => url)).toEqual([
    'http://shop.test/api/view-models/product-list-view/B2B/HANDSET_LIST?merke=aurora&side=2&firstPage=2',
    'http://shop.test/api/view-models/product-list-view/B2B/HANDSET_LIST',
  ]);
});

test('[F2.8-1] the index of a list, by its version', async () => {
  const columns = { ...list, ...toListColumns([aProductListItem()]) };
  network = fakeFetch(() => fakeFetch.json(toWire(listIndexSchema, columns)));
  await expect(fetchListIndex('B2B', { listType: 'HANDSET_LIST' }, 'v1')).resolves.toEqual({
    ok: true,
    value: columns,
  });
  expect(network.calls[0]?.url).toBe('http://shop.test/api/view-models/product-list-index/B2B/HANDSET_LIST?version=v1');
});

test('[F2.8-1] the products of a list that a front page picks from', async () => {
  const { type, subType, position, releaseDate, ...item } = aProductListItem();
  const highlights = {
    listType: list.listType,
    realm: list.realm,
    items: [{ ...toCardItem({ ...item, type, subType, position, releaseDate }), type, subType, position, releaseDate }],
  };
  network = fakeFetch(() => fakeFetch.json(toWire(listHighlightsSchema, highlights)));
  await expect(fetchListHighlights('B2B', 'HANDSET_LIST')).resolves.toEqual({ ok: true, value: highlights });
  expect(network.calls[0]?.url).toBe('http://shop.test/api/view-models/product-list-highlights/B2B/HANDSET_LIST');
});

test('[P3-1] a product by its path, a renamed one, an unknown one with what is near', async () => {
  network = fakeFetch(({ url }) => {
    if (url.includes('gammel')) return fakeFetch.json({ redirectTo: '/mobiltelefoner/aurora/ny/' });
    if (url.includes('ukjent')) return fakeFetch.problem(404, { near: [{ name: 'Aurora 5', href: '/a/' }] });
    return fakeFetch.json(toWire(productDetailsSchema, aProductDetails()));
  });
  await expect(fetchProductDetails('B2C', '/mobiltelefoner/aurora/x/')).resolves.toEqual({
    ok: true,
    value: { kind: 'product', details: aProductDetails() },
  });
  await expect(fetchProductDetails('B2C', '/gammel/')).resolves.toEqual({
    ok: true,
    value: { kind: 'redirect', to: '/mobiltelefoner/aurora/ny/' },
  });
  await expect(fetchProductDetails('B2C', '/ukjent/')).resolves.toEqual({
    ok: true,
    value: { kind: 'not-found', near: [{ name: 'Aurora 5', href: '/a/' }] },
  });
  expect(network.calls[0]?.url).toBe(
    'http://shop.test/api/view-models/product-details/B2C?path=%2Fmobiltelefoner%2Faurora%2Fx%2F',
  );
  expect(logged).toEqual([]);
});

test('[F2.4-3, F7.7-3] a search carries any query whole', async () => {
  network = fakeFetch(() => fakeFetch.json(toWire(searchAnswerSchema, aSearchAnswer())));
  await expect(fetchSearch('blå & "stor" ?realm=B2B#+', 'B2C', { part: 'used', page: 3 })).resolves.toEqual({
    ok: true,
    value: aSearchAnswer(),
  });
  const { pathname, searchParams } = new URL(network.calls[0]?.url ?? '');
  expect([pathname, ...searchParams]).toEqual([
    '/api/search',
    ['q', 'blå & "stor" ?realm=B2B#+'],
    ['realm', 'B2C'],
    ['part', 'used'],
    ['page', '3'],
  ]);
});

test('[F8-1] a product that cannot be read is a failure', async () => {
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(fetchProductDetails('B2C', '/x/')).resolves.toMatchObject({ ok: false, failure: { status: 500 } });
  expect(logged).toEqual(['Failed to fetch product details']);
});

test('[F7.7-1] small cards by unique skus joined by commas, none asks nothing; a failure is logged', async () => {
  const item = {
    sku: 'A',
    type: 'ACCESSORY',
    subType: 'COVER',
    brand: 'Aurora',
    model: 'Deksel',
    name: 'Deksel',
    color: { name: 'Svart', html: '#000000' },
    size: null,
    href: '/a/',
    image: { url: '/a.webp', title: 'Deksel' },
    upfrontPrice: { upfront: 399 },
    salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 3 },
    hidePrices: false,
  };
  let answer = () => fakeFetch.json({ realm: 'B2B', items: [item] });
  network = fakeFetch(() => answer());
  await expect(fetchProductInfoMini('B2B', ['A', 'B', 'A'])).resolves.toEqual({
    ok: true,
    value: [{ ...item, upfrontPrice: { upfront: 39_900 } }],
  });
  await expect(fetchProductInfoMini('B2B', [])).resolves.toEqual({ ok: true, value: [] });
  expect(network.calls.map(({ url }) => url)).toEqual([
    'http://shop.test/api/view-models/product-info-mini/B2B?skus=A%2CB',
  ]);
  answer = () => fakeFetch.problem(500);
  await expect(fetchProductInfoMini('B2B', ['C'])).resolves.toMatchObject({ ok: false, failure: { status: 500 } });
  expect(logged).toEqual(['Failed to fetch product info']);
});

test('[P7-20, F7.6-2] web stock: unique skus joined by commas, future quantities counted', async () => {
  network = fakeFetch(() => fakeFetch.json({ data: { productsAvailability: [anAvailabilityRecord()] } }));
  await expect(fetchAvailability(['A', 'B', 'A'], { preSalesOverride: 'Snart' })).resolves.toMatchObject([
    anAvailabilityRecord(),
  ]);
  expect(JSON.parse(network.calls[0]?.body ?? '{}')).toMatchObject({
    variables: { skus: 'A,B', system: 'webshop', shouldUseFutureQty: true, preSalesOverride: 'Snart' },
  });
  await expect(fetchAvailability([])).resolves.toEqual([]);
  expect(network.calls).toHaveLength(1);
});

test('[P7-24, P8-7, P8-16, F8-5, F8-20] any failure of it is logged and gives an empty list', async () => {
  network = fakeFetch(() => fakeFetch.json({ errors: [{ message: 'nei' }] }));
  await expect(fetchAvailability(['A'])).resolves.toEqual([]);
  network.restore();
  network = fakeFetch(() => Promise.reject(new TypeError('fetch failed')));
  await expect(fetchAvailability(['A'])).resolves.toEqual([]);
  expect(logged).toEqual([
    'GraphQL error in query function productsAvailability: nei',
    'Failed to fetch from channel-api: TypeError: fetch failed',
    'Failed to fetch product availability',
  ]);
});
