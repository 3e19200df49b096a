import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { fetchPickupPoints } from './delivery-client';
import { fetchDeliveryMethods, fetchDeliveryTimes, fetchShopStock } from './index';

const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  useTestConfig();
  logged.length = 0;
});
afterEach(() => network.restore());

const shop = {
  code: 'oslo',
  quantity: 3,
  name: 'Fjell Oslo',
  street: 'Stenersgata 1',
  zip: '0184',
  city: 'Oslo',
  lat: 59.9,
  lng: 10.7,
};
const methods = { zipCode: '0184', isFreeExpressDelivery: true, isPreownedDelivery: false };
const variables = (): unknown => (JSON.parse(network.calls[0]?.body ?? '{}') as { variables?: unknown }).variables;

test('[P7-21, F7.6-3] shops by unique skus; no call without skus', async () => {
  network = fakeFetch(() => fakeFetch.json({ data: { productsAvailabilityShops: [shop] } }));
  await expect(fetchShopStock(['A', 'B', 'A'])).resolves.toEqual([
    { ...shop, contactNumber: null, open: null, lastUpdate: null },
  ]);
  expect(variables()).toEqual({ skus: 'A,B', system: 'webshop' });
  await expect(fetchShopStock([])).resolves.toEqual([]);
  expect(network.calls).toHaveLength(1);
});

test('[P7-22, F7.6-4] delivery methods are queried for consumers, without letters and downloads', async () => {
  network = fakeFetch(() => fakeFetch.json({ data: { deliveryMethods: [{ type: 'CARRYON_DOOR', price: 59 }] } }));
  await expect(fetchDeliveryMethods(methods)).resolves.toEqual([
    { type: 'CARRYON_DOOR', label: null, description: null, alert: null, price: 5_900 },
  ]);
  expect(variables()).toEqual({
    ...methods,
    system: 'webshop',
    realm: 'b2c',
    isLetterDelivery: false,
    isDigitalDelivery: false,
  });
});

test('[P7-23, F7.6-5] delivery times of one piece each; no call without a method or a sku', async () => {
  network = fakeFetch(() =>
    fakeFetch.json({
      data: { productsDeliveryTime: [{ deliveryCode: 'CARRYON_DOOR', estimatedDeliveryDate: '2026-11-24' }] },
    }),
  );
  await expect(fetchDeliveryTimes('0184', ['CARRYON_DOOR'], ['A', 'B'])).resolves.toEqual([
    { deliveryCode: 'CARRYON_DOOR', estimatedDeliveryDate: '2026-11-24' },
  ]);
  expect(variables()).toEqual({
    zipCode: '0184',
    deliveryCodes: ['CARRYON_DOOR'],
    items: [
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 1 },
    ],
  });
  await expect(fetchDeliveryTimes('0184', [], ['A'])).resolves.toEqual([]);
  await expect(fetchDeliveryTimes('0184', ['CARRYON_DOOR'], [])).resolves.toEqual([]);
  expect(network.calls).toHaveLength(1);
});

test('[P7-6, F7.4-2] pickup points of a postcode, with any fields of the carrier', async () => {
  network = fakeFetch(() => fakeFetch.json([{ id: 7, name: 'Extra Storo', open: '8–23' }]));
  await expect(fetchPickupPoints('0184')).resolves.toEqual([{ id: 7, name: 'Extra Storo', open: '8–23' }]);
  expect(network.calls[0]).toMatchObject({ method: 'GET', url: 'http://shop.test/api/pickuppoints/0184' });
});

test.each([
  ['[P8-16, F8-6]', 'Failed to fetch product availability shops', () => fetchShopStock(['A'])],
  ['[P8-16, F8-7]', 'Failed to fetch delivery methods', () => fetchDeliveryMethods(methods)],
  ['[P8-16, F8-8]', 'Failed to fetch product delivery time', () => fetchDeliveryTimes('0184', ['LETTER'], ['A'])],
])('%s a channel that cannot be reached is logged twice and gives an empty list: %s', async (_ids, message, call) => {
  network = fakeFetch(() => Promise.reject(new TypeError('fetch failed')));
  await expect(call()).resolves.toEqual([]);
  expect(logged).toEqual(['Failed to fetch from channel-api: TypeError: fetch failed', message]);
});

test('[P7-24, F7.6-6] errors of the channel are reported and give an empty list', async () => {
  network = fakeFetch(() => fakeFetch.json({ errors: [{ message: 'nei' }] }));
  await expect(fetchDeliveryMethods(methods)).resolves.toEqual([]);
  expect(logged).toEqual(['GraphQL error in query function deliveryMethods: nei']);
});

test('[P8-16, F8-10] pickup points that cannot be read are logged and give an empty list', async () => {
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(fetchPickupPoints('0184')).resolves.toEqual([]);
  expect(logged).toEqual(['Failed to fetch pickup points']);
});
