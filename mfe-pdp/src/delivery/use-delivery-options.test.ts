import { aDeliveryMethod } from 'shared-domain/delivery/testing';
import { recordErrors } from 'shared-domain/testing/index';
import { calls, fakeApiGet, fakeChannelQuery, fakeDelivery } from '../testing/fake-delivery';
import { type DeliveryRequest, loadDeliveryOptions } from './use-delivery-options';

jest.mock('shared-domain/runtime/http', () => ({
  ...jest.requireActual<object>('shared-domain/runtime/http'),
  apiGet: (...call: Parameters<typeof fakeApiGet>) => fakeApiGet(...call),
}));
jest.mock('shared-domain/runtime/channel', () => ({
  channelQuery: (...call: Parameters<typeof fakeChannelQuery>) => fakeChannelQuery(...call),
}));

const logged = recordErrors();
const request: DeliveryRequest = { postcode: '0154', productType: 'HANDSET', sku: 'AUR', isFree: false };
const load = (change: Partial<DeliveryRequest> = {}) =>
  loadDeliveryOptions({ ...request, ...change }, new AbortController().signal);
const typesOf = (options: readonly { readonly type: string }[]) => options.map(({ type }) => type);
const variables = (query: string) => calls.find(({ to }) => to === query)?.variables;

beforeEach(() => void (logged.length = 0));

const withPickup = [
  'CARRYON_POST',
  'CARRYON_POST_BRING',
  'PICK_UP_POINT',
  'PICK_UP_POINT_BRING',
  'PICK_UP_POINT_BRING_ACC',
  'CARRYON_DOOR',
].map((type) => aDeliveryMethod({ type }));

test('[P3-35, P5-10, F5.6-1, P7-22, P7-23, F7.6-4, F7.6-5] the options of a postcode with their days, without those of accessories alone', async () => {
  fakeDelivery();
  const options = await load();
  expect(options.map(({ type, estimatedDeliveryDate }) => [type, estimatedDeliveryDate])).toEqual([
    ['CARRYON_POST', '2026-11-24'],
    ['CARRYON_DOOR', '2026-11-23'],
  ]);
  expect(variables('deliveryMethods')).toEqual({
    zipCode: '0154',
    system: 'webshop',
    realm: 'b2c',
    isFreeExpressDelivery: false,
    isPreownedDelivery: false,
    isLetterDelivery: false,
    isDigitalDelivery: false,
  });
  expect(variables('productsDeliveryTime')).toEqual({
    zipCode: '0154',
    deliveryCodes: ['CARRYON_POST', 'CARRYON_DOOR', 'PICK_UP_POINT_BRING_ACC'],
    items: [{ sku: 'AUR', quantity: 1 }],
  });
});

test.each([
  ['found: the post office and the points of Bring are left out', ['Kiwi'], ['PICK_UP_POINT', 'CARRYON_DOOR']],
  ['none: those options are left out', [], ['CARRYON_POST', 'CARRYON_POST_BRING', 'CARRYON_DOOR']],
])('[P3-37, P5-10, F5.6-2, F5.6-4, P7-6] pickup points of the postcode, %s', async (_, pickupPoints, expected) => {
  fakeDelivery({ methods: withPickup, pickupPoints });
  expect(typesOf(await load())).toEqual(expected);
  expect(calls.map(({ to }) => to)).toContain('/pickuppoints/0154');
});

test('[P5-10, F5.6-2] without an option that needs one, pickup points are not asked for', async () => {
  fakeDelivery();
  await load();
  expect(calls.filter(({ to }) => to.includes('pickuppoints'))).toEqual([]);
});

test.each([
  [
    'a pre-owned phone',
    { productType: 'HANDSET-PREOWNED' },
    { isPreownedDelivery: true, isFreeExpressDelivery: false },
  ],
  ['an order that is delivered free', { isFree: true }, { isPreownedDelivery: false, isFreeExpressDelivery: true }],
] as const)('[P7-22] %s has its own methods', async (_, change, flags) => {
  fakeDelivery();
  await load(change);
  expect(variables('deliveryMethods')).toMatchObject(flags);
});

test('[P8-16] a channel that is down gives no options, and is logged', async () => {
  fakeDelivery({ methods: null });
  expect(await load()).toEqual([]);
  expect(logged).toContain('Failed to fetch delivery methods');
});
