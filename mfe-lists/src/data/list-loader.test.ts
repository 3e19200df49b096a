import { EMPTY_LIST_QUERY } from 'shared-domain/catalogue';
import { listViewSchema } from 'shared-domain/catalogue/io';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { threePhones } from '../testing/assortment';
import { aListView } from '../testing/serve-list';
import { loadList } from './list-loader';

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
  ['/mobiltelefoner/', 'B2C', '/api/view-models/product-list-view/B2C/HANDSET_LIST'],
  ['/mobiltelefoner/like-fin/', 'B2C', '/api/view-models/product-list-view/B2C/HANDSET-PREOWNED_LIST'],
  ['/nettbrett/', 'B2C', '/api/view-models/product-list-view/B2C/TABLET_LIST'],
  ['/smartklokker/', 'B2C', '/api/view-models/product-list-view/B2C/WEARABLE_LIST'],
  ['/rutere/', 'B2C', '/api/view-models/product-list-view/B2C/MODEM_LIST'],
  ['/smarthjem/', 'B2C', '/api/view-models/product-list-view/B2C/CONNECTED_DEVICE_LIST'],
  ['/tilbehor/', 'B2C', '/api/view-models/product-list-view/B2C/ACCESSORY_LIST'],
  ['/bedrift/mobiltelefoner/', 'B2B', '/api/view-models/product-list-view/B2B/HANDSET_LIST'],
] as const)('[F2.8-1] %s reads its list for %s', async (path, realm, endpoint) => {
  const network = fakeFetch(() =>
    fakeFetch.json(toWire(listViewSchema, { ...aListView(threePhones, EMPTY_LIST_QUERY), realm })),
  );
  restore = network.restore;
  const answer = await loadList(request(path, { realm }));
  expect(network.calls.map(({ url }) => new URL(url).pathname)).toEqual([endpoint]);
  expect(answer).toMatchObject({ kind: 'data', data: { path, isNarrowed: false } });
});

test('the query of the address is asked, in its one spelling, and its answer is the page', async () => {
  const view = aListView(threePhones, EMPTY_LIST_QUERY);
  const network = fakeFetch(() => fakeFetch.json(toWire(listViewSchema, view)));
  restore = network.restore;
  const answer = await loadList(request('/mobiltelefoner/?side=2&merke=kvist&ukjent=1&pris=upfront:1-2&pris=1&pris=2'));
  expect(network.calls.map(({ url }) => new URL(url).search)).toEqual(['?merke=kvist&side=2']);
  expect(answer).toMatchObject({
    kind: 'data',
    data: { search: '?merke=kvist&side=2', isNarrowed: true, view, scope: { listType: 'HANDSET_LIST' } },
  });
});

test('[F8-1] an API that is down makes the page unavailable, logged once; the next call succeeds', async () => {
  let isDown = true;
  restore = fakeFetch(() =>
    isDown ? fakeFetch.problem(500) : fakeFetch.json(toWire(listViewSchema, aListView(threePhones, EMPTY_LIST_QUERY))),
  ).restore;
  expect(await loadList(request('/mobiltelefoner/'))).toEqual({ kind: 'unavailable' });
  expect(reported).toHaveLength(1);
  isDown = false;
  expect(await loadList(request('/mobiltelefoner/'))).toMatchObject({
    kind: 'data',
    data: { scope: { listType: 'HANDSET_LIST' } },
  });
});

test.each(['/bedrift/utstyrsavtale/rutere/', '/mobiltelefoner/like-fin/apple/', 'constructor'])(
  '%s is none of the lists and is not found',
  async (path) => {
    expect(await loadList({ ...request('/'), pathname: path })).toEqual({ kind: 'not-found' });
  },
);
