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
  expect([network.calls[0]?.method, network.calls[0]?.url]).toEqual(['POST', 'http://shop.test/api/insurance/all/']);
  expect(JSON.parse(network.calls[0]?.body ?? '{}')).toEqual({
    realm: 'B2C',
    sku: 'NOVA-9-SORT-128',
    offeringCode: 'FJELL_X_BASIC_2025_2.REGULAR',
    subscriptions: [],
    id: 'NOVA-9-SORT-128',
  });
  expect(offeredInsurances(insurances).map((insurance) => insuranceCard(insurance, ore(999_000)))).toEqual([
    {
      price: 12_900,
      later: null,
      before: null,
      sellingPoints: [
        { icon: 'shield', text: { key: 'sellingPoint', values: { subtext: 'Egenandel [DATA]', excess: 100_000 } } },
      ],
    },
  ]);
  expect(logged).toEqual([]);
});

test.each([
  ['with the plan’s ICIM', { icim: 'TLF12PLEAS' }, 'FJELL_X_BASIC_2025_2.TLF12PLEAS'],
  ['in place of the suffix of the code', { planCode: 'FJELL_X_MAX_2025.OLD' }, 'FJELL_X_MAX_2025.REGULAR'],
  ['of a plan that is kept, by the shop’s default', { planCode: 'keepExisting.KEEP' }, 'FJELL_X_BASIC_2025_2.REGULAR'],
  [
    'of a plan that is kept, by the option’s default',
    { planCode: 'keepExisting.KEEP', defaultOfferingCode: 'FJELL_MOBIL_10GB_2025_2' },
    'FJELL_MOBIL_10GB_2025_2.REGULAR',
  ],
])('[P7-18, F7.4-1, P9-23] the code of the lookup %s', async (_what, change, offeringCode) => {
  const lookup = toInsuranceLookup({ ...facts, ...change });
  expect(lookup ? await fetchInsurances(lookup) : []).not.toEqual([]);
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
  expect(JSON.parse(network.calls.at(-1)?.body ?? '{}')).toMatchObject({
    subscriptions: [cart.cart.content[0]?.bundleId],
    id: cart.cart.content[0]?.cartItemId,
  });
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
