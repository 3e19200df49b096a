import { productListSchema } from 'shared-domain/catalogue/io';
import { aProductList, aProductListItem } from 'shared-domain/catalogue/testing';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { loadList } from './list-loader';
import { unpackList } from './packed-list';

const request = (address: string, change: Partial<PageRequest> = {}): PageRequest => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return {
    pathname,
    searchParams,
    params: {},
    realm: 'B2C',
    renderedAt: 0,
    signal: new AbortController().signal,
    ...change,
  };
};

const reported: unknown[] = [];
let restore = (): void => undefined;

beforeEach(() => {
  useTestConfig();
  reported.length = 0;
  setErrorReporter({ error: (error) => void reported.push(error), warning: () => undefined });
});
afterEach(() => restore());

test.each([
  ['/mobiltelefoner/', 'B2C', '/api/view-models/product-list/B2C/HANDSET_LIST'],
  ['/mobiltelefoner/like-fin/', 'B2C', '/api/view-models/product-list/B2C/HANDSET-PREOWNED_LIST'],
  ['/nettbrett/', 'B2C', '/api/view-models/product-list/B2C/TABLET_LIST'],
  ['/smartklokker/', 'B2C', '/api/view-models/product-list/B2C/WEARABLE_LIST'],
  ['/rutere/', 'B2C', '/api/view-models/product-list/B2C/MODEM_LIST'],
  ['/smarthjem/', 'B2C', '/api/view-models/product-list/B2C/CONNECTED_DEVICE_LIST'],
  ['/tilbehor/', 'B2C', '/api/view-models/product-list/B2C/ACCESSORY_LIST'],
  ['/bedrift/mobiltelefoner/', 'B2B', '/api/view-models/product-list/B2B/HANDSET_LIST'],
] as const)('[F2.8-1] %s reads its list for %s', async (path, realm, endpoint) => {
  const network = fakeFetch(() => fakeFetch.json(toWire(productListSchema, aProductList({ realm }))));
  restore = network.restore;
  const answer = await loadList(request(path, { realm }));
  expect(network.calls.map(({ url }) => new URL(url).pathname)).toEqual([endpoint]);
  expect(answer).toMatchObject({ kind: 'data', data: { path, isNarrowed: false } });
});

test('the answer holds the whole list whatever the query, and the first picture under it', async () => {
  const second = aProductListItem({
    brand: 'Kvist',
    brandSlug: 'kvist',
    href: '/mobiltelefoner/kvist/mini/',
    image: { url: '/bilder/mini.avif', title: 'Mini' },
  });
  restore = fakeFetch(() =>
    fakeFetch.json(toWire(productListSchema, aProductList({ items: [aProductListItem(), second], total: 2 }))),
  ).restore;
  const answer = await loadList(request('/mobiltelefoner/?merke=kvist'));
  if (answer.kind !== 'data') throw new Error('The list was not loaded');
  expect(unpackList(answer.data.list)).toHaveLength(2);
  expect(answer.data.isNarrowed).toBe(true);
  expect(answer.data.leadImage).toEqual(second.image);
});

test('[F8-1] an API that is down makes the page unavailable, logged once; the next call succeeds', async () => {
  let isDown = true;
  restore = fakeFetch(() =>
    isDown ? fakeFetch.problem(500) : fakeFetch.json(toWire(productListSchema, aProductList())),
  ).restore;
  expect(await loadList(request('/mobiltelefoner/'))).toEqual({ kind: 'unavailable' });
  expect(reported).toHaveLength(1);
  isDown = false;
  expect(await loadList(request('/mobiltelefoner/'))).toMatchObject({ kind: 'data', data: { key: 'handsets' } });
});

test.each(['/bedrift/nettbrett/', '/mobiltelefoner/like-fin/apple/', 'constructor'])(
  '%s is none of the lists and is not found',
  async (path) => {
    expect(await loadList({ ...request('/'), pathname: path })).toEqual({ kind: 'not-found' });
  },
);
