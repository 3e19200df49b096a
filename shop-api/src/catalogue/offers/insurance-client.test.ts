import * as v from 'valibot';
import { displayedPrice } from 'shared-domain/cart';
import { cartAnswerSchema } from 'shared-domain/cart/io';
import { ore } from 'shared-domain/money';
import {
  insuranceCard,
  offeredInsurances,
  toDeviceUpdate,
  toInsuranceLookup,
  toInsuranceUpdate,
} from 'shared-domain/purchase';
import { fetchInsurances } from 'shared-domain/purchase/io';
import { type fakeFetch, recordErrors } from 'shared-domain/testing';
import { connectFetch, createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
let network: ReturnType<typeof fakeFetch>;
const logged = recordErrors();
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => {
  logged.length = 0;
  network = connectFetch(shop.app);
});
afterEach(() => network.restore());

const facts = {
  realm: 'B2C',
  sku: 'NOVA-9-SORT-128',
  planCode: 'FJELL_X_BASIC_2025_2',
  codePrefix: 'FJELL',
  cart: null,
  cartItemId: null,
} as const;

test('[P7-5, P7-18, F7.4-1, P9-20] from the page’s lookup to the database and back to its card', async () => {
  const lookup = toInsuranceLookup(facts);
  const insurances = lookup ? await fetchInsurances(lookup) : [];
  expect(JSON.parse(network.calls[0]?.body ?? '{}')).toMatchObject({ offeringCode: 'FJELL_X_BASIC_2025_2.REGULAR' });
  expect(offeredInsurances(insurances).map((insurance) => insuranceCard(insurance, ore(999_000)))).toEqual([
    {
      price: 12_900,
      before: null,
      sellingPoints: [
        { icon: 'shield', text: { key: 'sellingPoint', values: { subtext: 'Egenandel [DATA]', excess: 100_000 } } },
      ],
    },
  ]);
  expect(logged).toEqual([]);
});

test.each([
  ['the plan', {}, 'FJELL_X_BASIC_2025_2.REGULAR'],
  ['the plan by its offer', { icim: 'COM12PURP20' }, 'FJELL_X_BASIC_2025_2.COM12PURP20'],
  ['the kept plan', { planCode: 'keepExisting.KEEP' }, 'FJELL_X_BASIC_2025_2.REGULAR'],
  [
    'the kept plan of an option with a default',
    { planCode: 'keepExisting.KEEP', defaultOfferingCode: 'FJELL_X_MAX_2025', icim: 'COM12PURP20' },
    'FJELL_X_MAX_2025.REGULAR',
  ],
])('[F7.4-1] %s is asked about by its code', async (_, change, offeringCode) => {
  const lookup = toInsuranceLookup({ ...facts, ...change });
  if (lookup) await fetchInsurances(lookup);
  const [call] = network.calls;
  expect([call?.method, new URL(call?.url ?? '').pathname]).toEqual(['POST', '/api/insurance/all/']);
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ realm: 'B2C', sku: 'NOVA-9-SORT-128', offeringCode });
});

test('[P7-5, P7-12, P3-31] an insurance offered for the cart’s device can be added to it, at the price that was shown', async () => {
  const post = async (body: object) =>
    v.parse(
      cartAnswerSchema,
      (await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: body })).json(),
    );
  const cart = await post(toDeviceUpdate({ ...facts, type: 'HANDSET', option: 'lease24' }));
  const lookup = toInsuranceLookup({ ...facts, cart, cartItemId: cart.cart.content[0]?.cartItemId ?? null });
  const [insurance] = lookup ? await fetchInsurances(lookup) : [];
  const answer = await post({
    ...toInsuranceUpdate(cart.cart.content[0]?.bundleId ?? '', insurance?.code ?? ''),
    orderRef: cart.orderRef,
  });
  const { items = [] } = answer.cart.content[0] ?? {};
  expect(items.map(({ type }) => type)).toEqual(['SUBSCRIPTION', 'SERVICE']);
  const [, inCart] = items;
  const shown = insurance && insuranceCard(insurance, ore(999_000));
  expect(inCart && displayedPrice(inCart, 'B2C')).toMatchObject({ amount: shown?.price, isMonthly: true });
  expect(inCart?.name).toBe(insurance?.name);
});

test('[P8-16, F8-9, F8-18] a lookup that the shop refuses is logged and gives an empty list', async () => {
  await expect(
    fetchInsurances({ realm: 'B2C', sku: 'x'.repeat(300), offeringCode: 'FJELL_X.REGULAR', subscriptions: [] }),
  ).resolves.toEqual([]);
  expect(logged).toEqual(['Failed to fetch insurances']);
});
