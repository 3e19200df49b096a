/** Refusals of the shop, from the storefront's client to the database and back: with a message in Norwegian, and nothing changed. */
import { type CartAnswer, type CartUpdate, postCartUpdate } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { toConfirmingUpdate, toDeviceUpdate, toInsuranceUpdate } from 'shared-domain/purchase';
import { type fakeFetch, recordErrors } from 'shared-domain/testing';
import { aFeed, anInsurance, aPlan, aProduct, aSimpleProduct } from '../catalogue/testing';
import { connectFetch, createTestApp, type TestApp } from '../testing';
import { bundlePlanUpdate, readOrder } from './testing';
import { refusals } from './texts/nb';

const statusOf = (name: string) => [{ name, timestampIso: '2026-05-01T08:00:00Z' }];
const phone = (
  sku: string,
  change: Partial<ReturnType<typeof aProduct>['variants'][number]>,
  releaseDate = '2026-03-01T08:00:00Z',
) =>
  aProduct({
    model: sku,
    modelSlug: sku.toLowerCase(),
    releaseDate,
    variants: [{ sku, colour: 'sort', price: 9_990, stock: 5, ...change }],
    colours: [{ name: 'Sort', slug: 'sort', group: 'Svart', html: '#111111' }],
    pictures: [{ colour: 'sort', view: 'front', title: sku }],
  });

let shop: TestApp;
let network: ReturnType<typeof fakeFetch>;
const logged = recordErrors();
beforeAll(async () => {
  const feed = aFeed({ insurances: [anInsurance({ devicePriceFrom: 10_000 })] });
  shop = await createTestApp({
    feed: {
      ...feed,
      products: [
        ...feed.products,
        phone('SOLD-OUT', { stock: 0 }),
        phone('NOT-SOLD', { statuses: statusOf('NonSellable') }),
        phone('LATER', {}, '2027-01-15T09:00:00Z'),
        aSimpleProduct({ sku: 'FOR-WORK', realms: ['B2B'], model: 'For Work', modelSlug: 'for-work' }),
      ],
      plans: [...feed.plans, aPlan({ offeringCode: 'FJELL_OLD', isHidden: true, position: 20 })],
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  logged.length = 0;
  network = connectFetch(shop.app);
});
afterEach(() => network.restore());

async function send(
  update: CartUpdate,
  orderRef: string | null,
  realm: Realm = 'B2C',
  idempotencyKey?: string,
): Promise<CartAnswer> {
  const result = await postCartUpdate(
    { update },
    { order: { orderRef, realm }, ...(idempotencyKey !== undefined && { idempotencyKey }) },
  );
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
const device = (sku: string, change: object = {}): CartUpdate =>
  toDeviceUpdate({ type: 'HANDSET', sku, option: 'upfront', planCode: null, ...change }).update;
const lease = device('NOVA-9-SORT-128', { option: 'lease24', planCode: 'FJELL_X_BASIC_2025_2' });

const REFUSED: readonly (readonly [string, (before: CartAnswer) => CartUpdate, string])[] = [
  ['unknown sku', () => device('NOPE'), refusals.unknownSku],
  ['not sellable', () => device('NOT-SOLD'), refusals.notSellable('NOT-SOLD')],
  ['sold to businesses only', () => device('FOR-WORK'), refusals.notSoldInRealm('For Work')],
  ['quantity 0', () => ({ accessorySku: 'NOVA-DEKSEL', quantity: 0 }), refusals.quantity],
  ['quantity 11', () => ({ accessorySku: 'NOVA-DEKSEL', quantity: 11 }), refusals.quantity],
  ['unknown plan', () => ({ pricePlan: 'FJELL_NOPE', quantity: 1 }), refusals.unknownPlan],
  ['a plan that is no longer sold', () => ({ pricePlan: 'FJELL_OLD', quantity: 1 }), refusals.unknownPlan],
  [
    'a plan not sold with the device',
    () => ({ ...lease, pricePlan: 'FJELL_KONTANT' }),
    refusals.planNotSoldWithDevice('Kontantkort'),
  ],
  ['a lease without a plan', () => ({ ...lease, pricePlan: '' }), refusals.planMissing],
  ['months that are not offered', () => ({ ...lease, financingDuration: 36 }), refusals.financingNotOffered('Nova 9')],
  [
    'leasenow, which is not offered',
    () => ({ ...lease, financingDuration: 'now' }),
    refusals.financingNotOffered('Nova 9'),
  ],
  [
    'a swap that was not started',
    () => device('NOVA-9-SORT-128', { option: 'existing-switch', planCode: 'keepExisting.KEEP' }),
    refusals.swapNotStarted,
  ],
  ['presale not yet open', () => device('LATER'), refusals.presaleNotOpen('LATER')],
  ['stock gone', () => device('SOLD-OUT'), refusals.soldOut('SOLD-OUT')],
  [
    'insurance not offered for the device',
    ({ cart }) => toInsuranceUpdate(cart.content[0]?.bundleId ?? '', 'FJELL_TRYGG').update,
    refusals.serviceNotOffered,
  ],
  [
    'an insurance for a bundle that is not in the cart',
    () => toInsuranceUpdate('AAAAAAAAAAAA', 'FJELL_TRYGG').update,
    refusals.lineGone,
  ],
  [
    'the confirming update with another device',
    ({ cart }) =>
      toConfirmingUpdate({
        bundleId: cart.content[0]?.bundleId ?? '',
        sku: 'NOVA-9-SORT-256',
        planCode: 'FJELL_X_BASIC_2025_2',
      }).update,
    refusals.deviceMismatch,
  ],
  [
    'the confirming update of a bundle that is not in the cart',
    () =>
      toConfirmingUpdate({
        bundleId: 'AAAAAAAAAAAA',
        sku: 'NOVA-9-SORT-128',
        planCode: 'FJELL_X_BASIC_2025_2',
      }).update,
    refusals.lineGone,
  ],
  [
    'the confirming update with a plan that is not sold with the device',
    ({ cart }) =>
      toConfirmingUpdate({
        bundleId: cart.content[0]?.bundleId ?? '',
        sku: 'NOVA-9-SORT-128',
        planCode: 'FJELL_KONTANT',
      }).update,
    refusals.planNotSoldWithDevice('Kontantkort'),
  ],
  [
    'a plan for a bundle that is not sold with its device',
    ({ cart }) => bundlePlanUpdate(cart.content[0]?.bundleId ?? '', 'FJELL_KONTANT').update,
    refusals.planNotSoldWithDevice('Kontantkort'),
  ],
  [
    'a plan for a bundle that is not in the cart',
    () => bundlePlanUpdate('AAAAAAAAAAAA', 'FJELL_X_MAX_2025').update,
    refusals.lineGone,
  ],
  ['an unknown discount code', () => ({ ...lease, discountCode: 'NOPE' }), refusals.discountNotValid],
];

test.each(REFUSED)('[P7-17, F7.1-19] %s', async (_what, toUpdate, errorMessage) => {
  const before = await send(lease, null);
  const stored = await readOrder(shop.database, before.orderRef);
  const key = crypto.randomUUID();
  const answer = await send(toUpdate(before), before.orderRef, 'B2C', key);
  const { discountCode: refusedDiscountCode } = toUpdate(before);
  expect(answer).toEqual({
    ...before,
    errorMessage,
    ...(refusedDiscountCode !== undefined && { refusedDiscountCode }),
  });
  // The same key gets the same refusal again.
  expect(await send(toUpdate(before), before.orderRef, 'B2C', key)).toEqual(answer);
  expect(await readOrder(shop.database, before.orderRef)).toEqual(stored);
  expect(logged).toEqual([]);
});

test('[P7-17] goods of another realm: refused, with the offer to empty the cart', async () => {
  const before = await send(lease, null);
  const answer = await send(device('NOVA-9-SORT-128'), before.orderRef, 'B2B');
  expect(answer).toEqual({ ...before, errorMessage: refusals.otherRealm.B2C });
  expect(answer.errorMessage).toContain('Tøm handlekurven');
});
