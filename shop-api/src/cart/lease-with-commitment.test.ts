import * as v from 'valibot';
import {
  cartText,
  financingKey,
  itemPriceOf,
  monthlyCostLines,
  rowDetails,
  totalMinimumPrice,
} from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdate, type CartUpdateInput } from 'shared-domain/cart/io';
import { cartTotalPrice, legalText } from 'shared-domain/legal';
import { toConfirmingUpdate, toDeviceUpdate } from 'shared-domain/purchase';
import { aFeed, aPlan, aProduct, aSimpleProduct } from '../catalogue/testing';
import { callOrderApi, cartOf, createTestApp, type TestApp } from '../testing';
import { bundlePlanUpdate } from './testing';

const SKU = 'NOVA-9-SORT-128';
const BASIC = 'FJELL_X_BASIC_2025_2';
const BOUND = `${BASIC}.COM12PLEAS`;
const committed = toDeviceUpdate({ type: 'HANDSET', sku: SKU, option: 'lease24commitment', planCode: BOUND }).update;

let shop: TestApp;
beforeAll(async () => {
  const leaseWithCommitment = [{ months: 24 as const, discount: 60 }];
  const products = [
    aProduct({ financing: { leaseMonths: [12, 24], leaseNow: true, leaseWithCommitment, switch: true } }),
    aSimpleProduct({
      sku: 'NOVA-8',
      model: 'Nova 8',
      modelSlug: 'nova-8',
      position: 2,
      financing: { leaseMonths: [24], switch: false },
    }),
  ];
  const [max, basic, ...others] = aFeed().plans;
  // The lower price of the plan's own binding is another offer.
  const plans = [
    { ...(max ?? aPlan()), monthlyOfferingPriceLines: 499 },
    { ...(basic ?? aPlan()), priceMultiplier: 0.9 },
  ];
  shop = await createTestApp({ feed: aFeed({ products, plans: [...plans, ...others], shops: [] }) });
});
afterAll(() => shop.close());

const send = async (input: CartUpdateInput, orderRef: string | null = null): Promise<CartAnswerWire> =>
  cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: { ...input, orderRef } }));
const update = (fields: CartUpdate, orderRef: string | null = null): Promise<CartAnswerWire> =>
  send({ update: fields }, orderRef);
const bundleIdOf = ({ cart }: CartAnswerWire): string => cart.content[0]?.bundleId ?? '';

test('[P3-16, P7-10, F3.1-18] device and plan have the prices of the page, and the answer names the lease by its code', async () => {
  const answer = await update(committed);
  expect(answer.errorMessage).toBeUndefined();
  expect(answer.cart.content).toMatchObject([
    {
      id: SKU,
      leaseMonths: 24,
      price: { monthly: 356, total: 8_544 },
      items: [{ id: BOUND, code: BASIC, subtitle: '12 måneders avtaletid', price: { monthly: 499, total: 5_988 } }],
    },
  ]);
  expect(answer.totals).toMatchObject({ monthly: 855, upfront: 0 });
  const financing = { type: 'lease', code: '24commitment', duration: 24 };
  expect([answer.subscriptions[0]?.financing, answer.cart.subscriptions[0]?.financing]).toEqual([financing, financing]);
});

test('[P4-39, F9.1-22, F9.2-9, F9.3-2, F9.3-11] its row says that it is bound; minimum total and legal text are true', async () => {
  const answer = v.parse(cartAnswerSchema, JSON.parse(JSON.stringify(await update(committed))));
  const [device] = answer.cart.content;
  if (!device) throw new Error('The cart is empty');
  expect(financingKey(device, answer.subscriptions[0] ?? null)).toBe('lease24commitment');
  expect(rowDetails(device, answer, { isNested: false, price: null }).flat().map(cartText)).toContain(
    'Delbetaling 24\u00A0md. med bindingstid',
  );
  expect(monthlyCostLines(answer).map(({ label, value }) => `${cartText(label)}: ${value}`)).toEqual([
    'Delbetaling telefon 24\u00A0md.: 356,-/md.',
    'Fjell X Basic: 499,-/md.',
  ]);
  // 24 × 356 and 12 × 499
  expect(totalMinimumPrice(answer.cart.content, 'B2C')).toBe(1_453_200);
  const legal = cartTotalPrice(answer);
  expect(legal && legalText(legal)).toBe(
    'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 14\u00A0532,-.',
  );
});

test('[F7.1-1] a later call, and the order document of the checkout, have the same', async () => {
  const { orderRef, cart, totals } = await update(committed);
  const read = await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } });
  expect(cartOf(read)).toMatchObject({ cart, totals });
  expect((await callOrderApi(shop.app, 'GET', orderRef ?? '')).json()).toMatchObject({
    cart: { totals: { monthly: 855 }, subscriptions: [{ financing: { code: '24commitment', duration: 24 } }] },
  });
});

test.each<[string, CartUpdate, string]>([
  [
    'an invented suffix',
    { ...committed, pricePlan: `${BASIC}.COM12FREE` },
    'Vi finner dessverre ikke abonnementet du valgte.',
  ],
  [
    'an invented suffix without a device',
    { pricePlan: `${BASIC}.GRATIS` },
    'Vi finner dessverre ikke abonnementet du valgte.',
  ],
  ['the binding of a lease without a device', { pricePlan: BOUND }, 'Vi finner dessverre ikke abonnementet du valgte.'],
  [
    'a device that has none',
    { ...committed, handsetSku: 'NOVA-8' },
    'Denne betalingsmåten tilbys ikke for Nova 8. Velg en annen betalingsmåte.',
  ],
  [
    'months that have none',
    { ...committed, financingDuration: 12 },
    'Denne betalingsmåten tilbys ikke for Nova 9. Velg en annen betalingsmåte.',
  ],
  [
    'leasenow',
    { ...committed, financingDuration: 'now' },
    'Denne betalingsmåten tilbys ikke for Nova 9. Velg en annen betalingsmåte.',
  ],
  [
    'Svitsj',
    { ...committed, financingType: 'switch' },
    'Denne betalingsmåten tilbys ikke for Nova 9. Velg en annen betalingsmåte.',
  ],
])('[P7-10, P8-1] %s is refused, and the cart stays as it is', async (_, fields, message) => {
  const before = await update({ handsetSku: SKU, financingType: 'upfront' });
  const { errorMessage, cart, totals } = await update(fields, before.orderRef);
  expect(errorMessage).toBe(message);
  expect([cart, totals]).toEqual([before.cart, before.totals]);
});

test.each([BASIC, `${BASIC}.TLF12PLEAS`, `${BASIC}.REGULAR`])(
  '[P3-12] %s is the lease without commitment',
  async (pricePlan) => {
    const answer = await update({ ...committed, pricePlan });
    expect(answer.totals.monthly).toBe(416 + 499);
    expect(answer.subscriptions[0]?.financing).toMatchObject({ code: '24' });
  },
);

describe('another plan', () => {
  test('[P7-13, F7.1-10] the call after the extras changes nothing', async () => {
    const before = await update(committed);
    const confirmed = await send(
      toConfirmingUpdate({ bundleId: bundleIdOf(before), sku: SKU, planCode: BASIC }),
      before.orderRef,
    );
    expect([confirmed.cart, confirmed.totals]).toEqual([before.cart, before.totals]);
  });

  test('[F7.1-13] is bound like the one before, at its own price', async () => {
    const before = await update(committed);
    const changed = await send(bundlePlanUpdate(bundleIdOf(before), 'FJELL_X_MAX_2025'), before.orderRef);
    expect(changed.totals.monthly).toBe(356 + 599);
    expect(changed.cart.content[0]?.items.map(({ id }) => id)).toEqual(['FJELL_X_MAX_2025.COM12PLEAS']);
    expect(changed.subscriptions[0]?.financing?.code).toBe('24commitment');
  });

  test('[F7.1-13] the customer’s own one cannot be bound, and a lease without commitment gets none', async () => {
    const before = await update(committed);
    const kept = await send(bundlePlanUpdate(bundleIdOf(before), null), before.orderRef);
    expect(kept.errorMessage).toBe(
      'Delbetaling med bindingstid krever et nytt abonnement. Velg et abonnement, eller en annen betalingsmåte.',
    );
    expect(kept.totals).toEqual(before.totals);
    const plain = await update({ ...committed, pricePlan: BASIC });
    const bound = await send(bundlePlanUpdate(bundleIdOf(plain), BOUND), plain.orderRef);
    expect(bound.errorMessage).toBe(
      'Enheten i handlekurven har en annen betalingsmåte enn den du valgte. Fjern den, og legg den i handlekurven på nytt.',
    );
    expect(bound.totals).toEqual(plain.totals);
  });
});

test('[F9.9-1, F9.9-4] a bound plan is one of the family, at the family’s price and without the price of its other binding', async () => {
  const max = { ...committed, pricePlan: 'FJELL_X_MAX_2025.COM12PLEAS' };
  const { orderRef } = await update(max);
  const { cart } = v.parse(cartAnswerSchema, JSON.parse(JSON.stringify(await update(max, orderRef))));
  const paid = cart.content.flatMap(({ items }) =>
    items.map((plan) => (itemPriceOf(plan, 'B2C').monthly ?? 0) - (plan.discount?.value.monthly ?? 0)),
  );
  expect(paid).toEqual([59_900, 49_900]);
});
