import type { PageRequest } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { offeringsSchema } from 'shared-domain/subscription/io';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { allPlans } from '../testing/plans';
import { loadSubscriptions } from './subscriptions-loader';

const request = (search = ''): PageRequest => ({
  pathname: '/mobilabonnement/',
  params: {},
  searchParams: new URLSearchParams(search),
  realm: 'B2C',
  renderedAt: 0,
  signal: new AbortController().signal,
});

const reported: unknown[] = [];
let restore = (): void => undefined;

beforeEach(() => {
  useTestConfig();
  reported.length = 0;
  setErrorReporter({ error: (error) => void reported.push(error), warning: () => undefined });
});
afterEach(() => restore());

test('reads the plans of the realm, whatever the age filter', async () => {
  const network = fakeFetch(() => fakeFetch.json(toWire(offeringsSchema, { realm: 'B2C', subscriptions: allPlans })));
  restore = network.restore;
  const answer = await loadSubscriptions(request('under30=true'));
  expect(network.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/view-models/subscriptions/B2C']);
  if (answer.kind !== 'data') throw new Error('The plans were not loaded');
  expect(answer.data.offerings).toHaveLength(allPlans.length);
  expect(answer.data.isNarrowed).toBe(true);
});

describe('the phone of the address', () => {
  const item = {
    sku: 'AUR-5P',
    type: 'HANDSET',
    subType: 'NEW',
    brand: 'Aurora',
    model: '5 Pro',
    name: 'Aurora 5 Pro',
    color: { name: 'Lyng', html: '#9a7fc4' },
    size: '256 GB',
    href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/',
    image: { url: '/bilder/aurora.webp', title: 'Aurora 5 Pro' },
    upfrontPrice: { upfront: 12990 },
    salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 3 },
  };
  const load = async (change: object | null, asked: Partial<PageRequest> = {}) => {
    const network = fakeFetch(({ url }) =>
      url.includes('/product-info-mini/')
        ? fakeFetch.json({ realm: 'B2C', items: change ? [{ ...item, ...change }] : [] })
        : fakeFetch.json(toWire(offeringsSchema, { realm: 'B2C', subscriptions: allPlans })),
    );
    restore = network.restore;
    const answer = await loadSubscriptions({ ...request('hw=AUR-5P'), ...asked });
    return { data: answer.kind === 'data' ? answer.data : null, urls: network.calls.map(({ url }) => url) };
  };

  test('[P7-14] is read with its full price; search engines shall not keep the address', async () => {
    const { data } = await load({});
    expect(data?.device).toMatchObject({ sku: 'AUR-5P', price: 1_299_000 });
    expect(data?.device?.name).toMatch(/^Aurora 5 Pro, 256\sGB, Lyng$/);
    expect(data?.isNarrowed).toBe(true);
  });

  test.each([
    ['unknown', null],
    ['sold out', { salesStatus: { ...item.salesStatus, quantityInStock: 0 } }],
    ['not for sale yet', { salesStatus: { ...item.salesStatus, name: 'PreSales' } }],
    ['without a price', { upfrontPrice: null }],
    ['no phone', { type: 'ACCESSORY' }],
  ])('[P7-14] %s: it cannot be bought', async (_, change) => {
    expect((await load(change)).data?.device).toBeNull();
  });

  test('[F2.9-5] a business orders with it elsewhere: it is not read', async () => {
    const { data, urls } = await load({}, { realm: 'B2B' });
    expect(data).not.toHaveProperty('device');
    expect(urls.filter((url) => url.includes('/product-info-mini/'))).toEqual([]);
  });

  test('[F2.9-5] what a business may order with a plan is read, and the plans are shown without it', async () => {
    const { data, urls } = await load({}, { realm: 'B2B' });
    expect(urls.map((url) => new URL(url).pathname)).toContain('/api/view-models/bundles/B2B');
    expect(data?.offerings).toHaveLength(allPlans.length);
    expect(data).not.toHaveProperty('bundles');
  });
});

test('[F8-1] an API that is down makes the page unavailable, logged once; the next call succeeds', async () => {
  let isDown = true;
  restore = fakeFetch(() =>
    isDown ? fakeFetch.problem(500) : fakeFetch.json({ realm: 'B2C', subscriptions: [] }),
  ).restore;
  expect(await loadSubscriptions(request())).toEqual({ kind: 'unavailable' });
  expect(reported).toHaveLength(1);
  isDown = false;
  expect(await loadSubscriptions(request())).toMatchObject({ kind: 'data', data: { offerings: [] } });
});
