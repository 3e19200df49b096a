/** Every form of an update (F7.1-6..18, P7-9..17), from the storefront's client to the database and back. */
import { CLEAR_ORDER, displayedPrice, EXTEND_ORDER, quantityUpdate, resolveRemoval, totalOf } from 'shared-domain/cart';
import { type CartAnswer, type CartUpdateInput, getCart, postCartUpdate } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import {
  toConfirmingUpdate,
  toDeviceUpdate,
  toInsuranceUpdate,
  toPlanUpdate,
  toPlanWithDeviceUpdate,
} from 'shared-domain/purchase';
import { fakeFetch, recordErrors } from 'shared-domain/testing';
import { aFeed, aWebdeal } from '../catalogue/testing';
import { connectFetch, createTestApp, sessionOf, TEST_NOW_MS, type TestApp, type TestClient } from '../testing';
import { bundlePlanUpdate, readOrder } from './testing';
import { refusals } from './texts/nb';

let shop: TestApp;
let network: TestClient;
/** A customer whose own are the account and the numbers that the updates name. */
let customer: string;
const logged = recordErrors();
beforeAll(async () => {
  shop = await createTestApp({
    feed: aFeed({
      webdeals: [
        aWebdeal(),
        aWebdeal({ discountId: 'GAMMEL', validFrom: '2026-10-01T00:00:00Z', validTo: '2026-11-21T12:00:00Z' }),
        aWebdeal({ discountId: 'SNART', validTo: '2026-11-21T13:00:00Z' }),
        aWebdeal({ discountId: 'BEDRIFT', realm: 'B2B' }),
        aWebdeal({ discountId: 'DEKSEL', models: ['deksel-nova-9'], discount: { upfront: 49, monthly: 0 } }),
      ],
    }),
  });
  customer = await sessionOf(shop.database, 'ingrid');
});
afterAll(() => shop.close());
beforeEach(() => {
  logged.length = 0;
  network = connectFetch(shop.app);
  network.setCookies(customer);
});
afterEach(() => network.restore());

async function send(
  input: CartUpdateInput,
  orderRef: string | null = null,
  idempotencyKey?: string,
  realm: Realm = 'B2C',
): Promise<CartAnswer> {
  const result = await postCartUpdate(input, {
    order: { orderRef, realm },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
const read = async (orderRef: string | null, realm: Realm = 'B2C'): Promise<CartAnswer> => {
  const result = await getCart({ order: { orderRef, realm } });
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const phone = { type: 'HANDSET', sku: 'NOVA-9-SORT-128', option: 'lease24', planCode: 'FJELL_X_BASIC_2025_2' } as const;
const lease = toDeviceUpdate(phone);
const cover: CartUpdateInput = { update: { accessorySku: 'NOVA-DEKSEL', quantity: 2 } };
const bundleIdOf = ({ cart }: CartAnswer): string => cart.content[0]?.bundleId ?? '';
/** '2 x A' is a quantity, ['A', 'B'] an item with a child. */
const rowsOf = ({ cart }: CartAnswer): unknown =>
  cart.content.map(({ id, items, quantity: { value } }) => {
    if (items.length > 0) return [id, ...items.map((item) => item.id)];
    return value > 1 ? `${value} x ${id}` : id;
  });

/** Each form: the cart before, the update that is sent, and the rows that follow. */
const FORMS: readonly (readonly [string, CartUpdateInput | null, (before: CartAnswer) => CartUpdateInput, unknown])[] =
  [
    ['[F7.1-7, P7-15] extend', cover, () => EXTEND_ORDER, ['2 x NOVA-DEKSEL']],
    ['[F7.1-8, P7-15, F4.1-4] empty', cover, () => CLEAR_ORDER, []],
    [
      '[F7.1-9, P7-12] an insurance',
      lease,
      (before) => toInsuranceUpdate(bundleIdOf(before), 'FJELL_TRYGG'),
      [['NOVA-9-SORT-128', 'FJELL_X_BASIC_2025_2', 'FJELL_TRYGG']],
    ],
    [
      '[F7.1-10, P7-13] the plan confirmed',
      lease,
      (before) => toConfirmingUpdate({ bundleId: bundleIdOf(before), sku: phone.sku, planCode: phone.planCode }),
      [['NOVA-9-SORT-128', 'FJELL_X_BASIC_2025_2']],
    ],
    ['[F7.1-11, P7-11] an accessory', null, () => cover, ['2 x NOVA-DEKSEL']],
    [
      '[F7.1-11, P7-11, F4.1-6] its quantity',
      cover,
      ({ cart }) => (cart.content[0] && quantityUpdate(cart.content[0], 3)) ?? CLEAR_ORDER,
      ['3 x NOVA-DEKSEL'],
    ],
    [
      '[F7.1-12, P7-14] subscriptions',
      null,
      () =>
        toPlanUpdate({ planCode: 'FJELL_X_MAX_2025', quantity: 2, isExistingCustomer: true, accountId: '40012345' }),
      ['FJELL_X_MAX_2025', 'FJELL_X_MAX_2025'],
    ],
    [
      '[F7.1-13, P7-13] another plan of a bundle',
      lease,
      (before) => bundlePlanUpdate(bundleIdOf(before), 'FJELL_X_MAX_2025'),
      [['NOVA-9-SORT-128', 'FJELL_X_MAX_2025']],
    ],
    [
      '[F7.1-13, P7-13] the customer’s own plan for a bundle',
      lease,
      (before) => bundlePlanUpdate(bundleIdOf(before), null),
      ['NOVA-9-SORT-128'],
    ],
    [
      '[F7.1-14, P7-14] a device with a plan',
      null,
      () => toPlanWithDeviceUpdate({ planCode: 'FJELL_X_MAX_2025' }, phone.sku),
      ['NOVA-9-SORT-128', 'FJELL_X_MAX_2025'],
    ],
    [
      '[F7.1-15, P7-10] a device on lease',
      null,
      () =>
        toDeviceUpdate({
          ...phone,
          isExistingCustomer: true,
          accountId: '40012345',
          existing: { phoneNumber: '95678901', isKept: false },
          discount: { code: 'NOVA500', offerings: [] },
        }),
      [['NOVA-9-SORT-128', 'FJELL_X_BASIC_2025_2']],
    ],
    [
      '[F7.1-15, P7-10] a device for a number that keeps its plan',
      null,
      () => toDeviceUpdate({ ...phone, existing: { phoneNumber: '91234567', isKept: true } }),
      ['NOVA-9-SORT-128'],
    ],
    [
      '[F7.1-15, P7-10] a device on Svitsj',
      null,
      () => toDeviceUpdate({ ...phone, option: 'new-switch' }),
      [['NOVA-9-SORT-128', 'FJELL_X_BASIC_2025_2']],
    ],
    [
      '[F7.1-15, P7-10] a device at its full price',
      null,
      () => toDeviceUpdate({ ...phone, option: 'upfront' }),
      ['NOVA-9-SORT-128'],
    ],
    ['[F7.1-16, P7-16] remove a bundle', lease, (before) => ({ remove: { bundleId: bundleIdOf(before) } }), []],
    [
      '[F7.1-17, P7-16] remove an item',
      cover,
      ({ cart }) => ({ remove: { cartItemId: cart.content[0]?.cartItemId ?? '' } }),
      [],
    ],
  ];

test.each(FORMS)('%s', async (_form, setup, form, rows) => {
  const before = setup ? await send(setup) : null;
  const after = await send(form(before ?? (await read(null))), before?.orderRef ?? null);
  expect(after.errorMessage).toBeUndefined();
  expect(rowsOf(after)).toEqual(rows);
  expect(await read(after.orderRef)).toEqual(after);
  expect((await readOrder(shop.database, after.orderRef)).ledger).toHaveLength(setup ? 2 : 1);
  expect(logged).toEqual([]);
});

const [IDENTIFIED, SKU, PLAN] = [{ cartItemId: 'line-1' }, 'NOVA-9-SORT-128', 'FJELL_X_BASIC_2025_2'];
const buyer = { isExistingCustomer: true, accountId: '40012345' };
const accessory = { id: 'NOVA-DEKSEL', type: 'ACCESSORY', ...IDENTIFIED };

/** Each form as it goes over the wire, field by field. */
test.each<[string, CartUpdateInput | null, object]>([
  ['[F7.1-7]', EXTEND_ORDER, { extend: true }],
  ['[F7.1-8]', CLEAR_ORDER, { empty: true }],
  ['[F7.1-9]', toInsuranceUpdate('b-1', 'TRYGG'), { update: { serviceCode: 'TRYGG', cartItemId: 'b-1' } }],
  [
    '[F7.1-10]',
    toConfirmingUpdate({ bundleId: 'b-1', sku: SKU, planCode: PLAN }),
    { update: { handsetSku: SKU, pricePlan: PLAN, cartItemId: 'b-1', serviceCode: 'dummy' } },
  ],
  [
    '[F7.1-11]',
    quantityUpdate(accessory, 3, 'HOST'),
    { update: { accessorySku: 'NOVA-DEKSEL', ...IDENTIFIED, quantity: 3, discountCode: 'HOST' } },
  ],
  [
    '[F7.1-12]',
    toPlanUpdate({ planCode: PLAN, quantity: 2, ...buyer }),
    { update: { pricePlan: PLAN, quantity: 2, customerTypeGet: 'existing', accountId: '40012345' } },
  ],
  ['[F7.1-14]', toPlanWithDeviceUpdate({ planCode: PLAN }, SKU), { update: { handsetSku: SKU, pricePlan: PLAN } }],
  [
    '[F7.1-15]',
    toDeviceUpdate({
      ...phone,
      ...buyer,
      existing: { phoneNumber: '95678901', isKept: false },
      discount: { code: 'NOVA500', offerings: [] },
      returnUrl: '/bedrift/kasse/personlige-opplysninger/',
    }),
    {
      update: {
        handsetSku: SKU,
        financingType: 'lease',
        financingDuration: 24,
        customerTypeGet: 'existing',
        pricePlan: PLAN,
        discountCode: 'NOVA500',
        discountOfferingCode: PLAN,
        returnUrl: '/bedrift/kasse/personlige-opplysninger/',
        accountId: '40012345',
        hasChangedSubscription: true,
        isKeepExisting: false,
        phoneNumber: '95678901',
      },
    },
  ],
  [
    '[F7.1-16]',
    resolveRemoval({ ...accessory, bundleId: 'b-1' }, { isNested: false }),
    { remove: { bundleId: 'b-1' } },
  ],
  ['[F7.1-17]', resolveRemoval(accessory, { isNested: false }), { remove: IDENTIFIED }],
  [
    '[F7.1-18]',
    resolveRemoval({ id: 'TRYGG', type: 'SERVICE', cartItemId: '' }, { isNested: true }),
    { remove: { serviceCode: 'TRYGG' } },
  ],
])('[F7.1-4, F7.1-5] %s is sent as it is named, with order and realm', async (_id, input, sent) => {
  if (!input) throw new Error('There is nothing to send');
  await postCartUpdate(input, { order: { orderRef: 'order-1', realm: 'B2B' } });
  const [call] = network.calls;
  expect([call?.method, new URL(call?.url ?? '').pathname]).toEqual(['POST', '/api/cart/update/']);
  expect(JSON.parse(call?.body ?? '')).toEqual({ ...sent, orderRef: 'order-1', realm: 'B2B' });
});

test('[F7.1-1, F7.1-2] a cart is asked for by its order and realm, by B2C where none is known', async () => {
  const orderRef = 'A'.repeat(32);
  await read(orderRef, 'B2B');
  await getCart({ order: { orderRef: null, realm: null } });
  expect(
    network.calls.map(({ method, url, body }) => [method, new URL(url).pathname, JSON.parse(body) as unknown]),
  ).toEqual([
    ['POST', '/api/cart/get/', { orderRef, realm: 'B2B' }],
    ['POST', '/api/cart/get/', { realm: 'B2C' }],
  ]);
});

test('[P3-30] the line of an accessory, which costs nothing a month', async () => {
  const { cart } = await send({ update: { accessorySku: 'NOVA-DEKSEL' } });
  expect(cart.content).toEqual([
    expect.objectContaining({
      cartItemId: expect.stringMatching(/^[\w-]{12}$/) as string,
      id: 'NOVA-DEKSEL',
      items: [],
      model: 'Deksel til Nova 9',
      name: 'Deksel til Nova 9',
      price: { upfront: 34_900, upfrontWithoutVAT: 27_920, total: 34_900 },
      quantity: { value: 1, modifiable: true, removable: true },
      type: 'ACCESSORY',
    }),
  ]);
});

test('[P3-28] a device on lease, and its bundle', async () => {
  const { cart } = await send(lease);
  const bundleId = bundleIdOf({ cart } as CartAnswer);
  expect(bundleId).toMatch(/^[\w-]{12}$/);
  expect(cart.content).toEqual([
    expect.objectContaining({
      cartItemId: expect.stringMatching(/^[\w-]{12}$/) as string,
      id: 'NOVA-9-SORT-128',
      type: 'HANDSET',
      bundleId,
      name: 'Nova 9',
      items: [expect.objectContaining({ id: 'FJELL_X_BASIC_2025_2', type: 'SUBSCRIPTION' })],
      price: { monthly: 41_600, monthlyWithoutVAT: 33_280, total: 998_400 },
    }),
  ]);
  expect(cart.subscriptions).toMatchObject([
    {
      id: bundleId,
      code: 'FJELL_X_BASIC_2025_2',
      financing: { type: 'lease', code: '24', duration: 24 },
      keepExistingSubscription: false,
    },
  ]);
});

test('[P7-2, P7-3, F7.1-1, F7.1-4] reading and changing name the order and its realm, which is B2C by default', async () => {
  const { orderRef } = await send(cover);
  await read(orderRef);
  await getCart({ order: { orderRef: null, realm: null } });
  const bodies = network.calls.map(({ method, url, body }) => [method, url, JSON.parse(body ?? 'null') as unknown]);
  expect(bodies).toEqual([
    [
      'POST',
      'http://shop.test/api/cart/update/',
      { update: { accessorySku: 'NOVA-DEKSEL', quantity: 2 }, realm: 'B2C' },
    ],
    ['POST', 'http://shop.test/api/cart/get/', { orderRef, realm: 'B2C' }],
    ['POST', 'http://shop.test/api/cart/get/', { realm: 'B2C' }],
  ]);
});

test('[F7.1-18, P7-16] remove a service', async () => {
  const before = await send(lease);
  await send(toInsuranceUpdate(bundleIdOf(before), 'FJELL_TRYGG'), before.orderRef);
  expect(await send({ remove: { serviceCode: 'FJELL_TRYGG' } }, before.orderRef)).toEqual(before);
});

test('[P7-2, P7-17, F7.1-1, F7.1-2, F7.1-3, F7.1-19] the answer has the order, realm, customer type and rows; a business reads its own', async () => {
  const made = await send(
    toPlanUpdate({ planCode: 'FJELL_BEDRIFT_20GB', isExistingCustomer: true }),
    null,
    undefined,
    'B2B',
  );
  expect(made.orderRef).toMatch(/^[\w-]{32}$/);
  expect(made).toMatchObject({
    realm: 'B2B',
    customerTypeGet: 'existing',
    reSwitch: null,
    cart: { content: [{ id: 'FJELL_BEDRIFT_20GB' }], subscriptions: [{ code: 'FJELL_BEDRIFT_20GB' }] },
    subscriptions: [],
  });
  expect(await read(made.orderRef, 'B2B')).toEqual(made);
});

test.each(FORMS.slice(2))(
  '[F7.1-4, P7-3] sent twice with one idempotency key it is applied once: %s',
  async (_form, setup, form) => {
    const before = setup ? await send(setup) : null;
    const input = form(before ?? (await read(null)));
    const key = crypto.randomUUID();
    const first = await send(input, before?.orderRef ?? null, key);
    expect(await send(input, before?.orderRef ?? null, key)).toEqual(first);
    expect((await readOrder(shop.database, first.orderRef)).ledger).toHaveLength(setup ? 2 : 1);
  },
);

test('[F7.1-4, P7-3] a lost answer: repeated with its key, the update is applied once', async () => {
  const before = await send(cover);
  const through = globalThis.fetch;
  network.restore();
  let calls = 0;
  globalThis.fetch = async (...call) => {
    const answer = await through(...call);
    calls += 1;
    return calls === 1 ? fakeFetch.problem(503) : answer;
  };
  const idempotencyKey = crypto.randomUUID();
  const post = () =>
    postCartUpdate(
      { update: { accessorySku: 'NOVA-DEKSEL', quantity: 2 } },
      { order: { orderRef: before.orderRef, realm: 'B2C' }, idempotencyKey },
    );
  expect((await post()).ok).toBe(false);
  const answer = await post();
  expect([calls, answer.ok && answer.value.cart.content[0]?.quantity.value]).toEqual([2, 4]);
  network = { ...fakeFetch(() => fakeFetch.problem(500)), setCookies: () => undefined };
  expect((await readOrder(shop.database, before.orderRef)).ledger).toHaveLength(2);
});

describe('a discount code over the shop’s campaigns', () => {
  test.each([
    ['[P7-10, P7-17] of another realm', 'BEDRIFT', phone.sku],
    ['[P7-10, P7-17] that has just ended', 'GAMMEL', phone.sku],
    ['[P7-10, P7-17] of another model', 'DEKSEL', phone.sku],
    ['[P7-11, P7-17] that does not exist', 'NOPE', 'NOVA-DEKSEL'],
  ])('%s is refused, and nothing changed', async (_what, code, sku) => {
    const before = await send(cover);
    const stored = await readOrder(shop.database, before.orderRef);
    const type = sku === phone.sku ? 'HANDSET' : 'ACCESSORY';
    const answer = await send(
      toDeviceUpdate({ type, sku, option: 'upfront', planCode: null, discount: { code, offerings: [] } }),
      before.orderRef,
    );
    expect(answer).toEqual({ ...before, errorMessage: refusals.discountNotValid, refusedDiscountCode: code });
    expect(await readOrder(shop.database, before.orderRef)).toEqual(stored);
  });

  test('[P7-11, F7.1-11, F4.1-6] of an accessory applies to each piece and to a changed quantity', async () => {
    const made = await send({ update: { accessorySku: 'NOVA-DEKSEL', quantity: 2, discountCode: 'DEKSEL' } });
    expect(made.totals.upfront).toBe(60_000);
    const [row] = made.cart.content;
    expect((await send((row && quantityUpdate(row, 3, 'DEKSEL')) ?? CLEAR_ORDER, made.orderRef)).totals.upfront).toBe(
      90_000,
    );
  });

  test('[F6-12, F9.1-23, F3.1-13] of a business is without VAT, like its prices', async () => {
    const answer = await send(
      toDeviceUpdate({ ...phone, option: 'upfront', discount: { code: 'BEDRIFT', offerings: [] } }),
      null,
      undefined,
      'B2B',
    );
    expect(answer.cart.content[0]).toMatchObject({
      price: { upfront: 999_000, upfrontWithoutVAT: 799_200 },
      discount: { value: { upfront: 40_000 } },
    });
    expect(answer.totals).toMatchObject({ upfront: 949_000, vat: 189_800, upfrontWithoutVAT: 759_200 });
    expect(totalOf(answer.cart.content, 'upfront', 'B2B')).toBe(759_200);
    const [row] = answer.cart.content;
    expect(row && displayedPrice(row, 'B2B')).toMatchObject({
      amount: 759_200,
      ordinary: { values: { amount: 799_200 } },
    });
  });

  test('[P7-10] no longer applies in the cart once its campaign ends', async () => {
    const made = await send(
      toDeviceUpdate({ ...phone, option: 'upfront', discount: { code: 'SNART', offerings: [] } }),
    );
    expect(made.totals.upfront).toBe(949_000);
    shop.setNow(TEST_NOW_MS + 3_599_999);
    const before = await read(made.orderRef);
    shop.setNow(TEST_NOW_MS + 3_600_000);
    const after = await read(made.orderRef);
    shop.setNow(TEST_NOW_MS);
    expect([before.totals.upfront, after.totals.upfront]).toEqual([949_000, 999_000]);
  });
});

describe('a call that fails', () => {
  test('[P8-16, F8-2] the cart cannot be read: logged', async () => {
    network.restore();
    network = { ...fakeFetch(() => fakeFetch.problem(503)), setCookies: () => undefined };
    await expect(getCart({ order: { orderRef: 'A'.repeat(32), realm: 'B2C' } })).resolves.toMatchObject({
      ok: false,
      failure: { status: 503 },
    });
    expect(logged).toEqual(['Failed to fetch cart']);
  });

  test('[P8-16, F8-3] a malformed update: logged once, with the field, and nothing changed', async () => {
    const before = await send(cover);
    const result = await postCartUpdate(
      { update: { accessorySku: 'NOVA-DEKSEL', quantity: 1.5 } },
      { order: { orderRef: before.orderRef, realm: 'B2C' } },
    );
    expect(result).toMatchObject({
      ok: false,
      failure: { status: 400, problem: { errors: [{ pointer: '/update/quantity' }] } },
    });
    expect(logged).toEqual(['Failed to update cart(1)']);
    expect(await read(before.orderRef)).toEqual(before);
  });
});
