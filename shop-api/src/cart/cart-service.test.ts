import * as v from 'valibot';
import { financingKey, hasBundleWithoutSubscription } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdateInput } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed } from 'shared-domain/kernel';
import { cartTotalPrice } from 'shared-domain/legal';
import { asSent } from 'shared-domain/testing';
import { cartUpdateSchema } from './requests/cart-request';
import { createTestCart, memoryCatalogue, type TestCart } from './testing';
import { refusals } from './texts/nb';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const START = new Date('2026-03-02T12:00:00Z');
beforeEach(() => {
  cart.clock.now = START;
});

const hours = (count: number): Date => new Date(START.getTime() + count * 3_600_000);

async function update(
  input: CartUpdateInput,
  orderRef: string | null = null,
  realm: Realm = 'B2C',
  key?: string,
): Promise<CartAnswerWire> {
  const result = await cart.service.update(v.parse(cartUpdateSchema, { ...input, orderRef, realm }), {
    idempotencyKey: key,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return asSent(cartAnswerSchema, result.value);
}

const get = (orderRef: string | null, realm: Realm = 'B2C'): Promise<CartAnswerWire> =>
  cart.service.get(orderRef, realm);
const lease = (extra: object = {}): CartUpdateInput => ({
  update: {
    handsetSku: 'PHONE',
    financingType: 'lease',
    financingDuration: 24,
    pricePlan: 'FJELL_X_BASIC_2025_2',
    ...extra,
  },
});
const charger = { update: { accessorySku: 'CHARGER' } };
const ids = (answer: CartAnswerWire): string[] => answer.cart.content.map((item) => item.id);
/** The first item's way to pay, as pages read it. */
const financingOf = ({ cart: { content }, subscriptions }: CartAnswerWire): string | undefined =>
  content[0] && financingKey(content[0], subscriptions[0] ?? null);

describe('reading', () => {
  test('[F7.1-3] an unknown reference gives the empty cart of the realm, not an error', async () => {
    expect(await get('no-such-order', 'B2B')).toMatchObject({
      orderRef: null,
      realm: 'B2B',
      hasPaid: false,
      cart: { content: [] },
      delivery: null,
    });
    expect(await get(null)).toMatchObject({ orderRef: null, realm: 'B2C', totals: { monthly: 0, upfront: 0, vat: 0 } });
  });

  test('an order expires after a day', async () => {
    const { orderRef } = await update(charger);
    cart.clock.now = hours(23.9);
    expect(ids(await get(orderRef))).toEqual(['CHARGER']);
    cart.clock.now = hours(24);
    expect(await get(orderRef)).toMatchObject({ orderRef: null, cart: { content: [] } });
  });

  test('a reference cannot be guessed and is never used twice', async () => {
    const refs = await Promise.all(Array.from({ length: 20 }, () => update(charger)));
    expect(new Set(refs.map((answer) => answer.orderRef)).size).toBe(20);
    for (const { orderRef } of refs) expect(Buffer.from(orderRef ?? '', 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});

describe('adding', () => {
  test('[F7.1-15, P7-10, F3.1-3, F4.1-14] a device bought upfront has no bundle', async () => {
    const answer = await update({ update: { handsetSku: 'PHONE', financingType: 'upfront' } });
    expect(answer.cart.content).toEqual([
      expect.objectContaining({
        id: 'PHONE',
        type: 'HANDSET',
        name: 'Aurora 5 Pro',
        brand: 'Aurora',
        model: '5 Pro',
        color: 'Lyng',
        modelSize: '256 GB',
        price: { upfront: 12990, upfrontWithoutVAT: 10392, total: 12990 },
        quantity: { value: 1, modifiable: false, removable: true },
        items: [],
      }),
    ]);
    expect(answer.cart.content[0]).not.toHaveProperty('bundleId');
    expect(financingOf(answer)).toBe('upfront');
    expect(answer.subscriptions).toEqual([]);
    expect(answer.totals).toEqual({ monthly: 0, upfront: 12990, firstInvoice: 0, vat: 2598, upfrontWithoutVAT: 10392 });
  });

  test('[F4.1-6, F3.1-10] the same device twice is two lines, whose quantity cannot be changed', async () => {
    const { orderRef } = await update({ update: { handsetSku: 'PHONE', financingType: 'upfront' } });
    const answer = await update({ update: { handsetSku: 'PHONE', financingType: 'upfront' } }, orderRef);
    expect(ids(answer)).toEqual(['PHONE', 'PHONE']);
    expect(answer.cart.content.map(({ quantity }) => quantity.modifiable)).toEqual([false, false]);
    expect(new Set(answer.cart.content.map((item) => item.cartItemId)).size).toBe(2);
  });

  test('[F7.1-15, F9.3-2, F3.1-4, F3.1-18, F5.1-6] a leased device makes a bundle that contains its subscription', async () => {
    const answer = await update(lease());
    const [device] = answer.cart.content;
    expect(device).toMatchObject({
      id: 'PHONE',
      leaseMonths: 24,
      price: { monthly: 542, total: 13008 },
      items: [
        {
          type: 'SUBSCRIPTION',
          code: 'FJELL_X_BASIC_2025_2',
          price: { monthly: 499, total: 5988 },
          quantity: { removable: false },
        },
      ],
    });
    expect(device?.items[0]?.bundleId).toBe(device?.bundleId);
    const financing = { type: 'lease', duration: 24, code: '24' };
    expect(answer.cart.subscriptions).toEqual([
      {
        id: device?.bundleId,
        code: 'FJELL_X_BASIC_2025_2',
        financing,
        keepExistingSubscription: false,
        canHaveFamilyDiscount: true,
        isDataUnlimited: true,
        size: null,
      },
    ]);
    expect(answer.subscriptions).toEqual([
      {
        id: device?.bundleId,
        isLegal: true,
        code: 'FJELL_X_BASIC_2025_2',
        financing,
        price: { monthly: { amountSubscription: 499 } },
      },
    ]);
    expect(answer.totals).toMatchObject({ monthly: 1041, upfront: 0 });
    expect(hasBundleWithoutSubscription(answer.cart.content)).toBe(false);
    expect(cartTotalPrice(v.parse(cartAnswerSchema, answer))).toEqual({
      key: 'deviceAndPlan',
      values: { device: 'phone', months: 12, total: 1_300_800 + 12 * 49_900 },
    });
  });

  test('[P4-40, F4.1-16, P9-23] a switch is paid over 24 months', async () => {
    const answer = await update({
      update: { handsetSku: 'PHONE', financingType: 'switch', pricePlan: 'FJELL_X_MAX_2025' },
    });
    expect(answer.cart.subscriptions[0]?.financing).toEqual({ type: 'switch', duration: 24, code: '24' });
    expect(financingOf(answer)).toBe('new-switch');
  });

  test('[P9-23, P3-28, F5.1-6, F9.3-1] a customer may keep their subscription', async () => {
    const answer = await update(lease({ pricePlan: '', isKeepExisting: true }));
    expect(answer.cart.content[0]?.items).toEqual([]);
    expect(hasBundleWithoutSubscription(answer.cart.content)).toBe(true);
    expect(answer.cart.subscriptions[0]).toMatchObject({ code: 'keepExisting.KEEP', keepExistingSubscription: true });
    expect(cartTotalPrice(v.parse(cartAnswerSchema, answer))).toBeNull();
    expect(answer.subscriptions[0]).toMatchObject({ code: '', price: { monthly: { amountSubscription: 0 } } });
  });

  test('[F3.1-18] of several bundles the first with a new plan is the legal one', async () => {
    const { orderRef } = await update(lease({ pricePlan: '', isKeepExisting: true }));
    await update(lease(), orderRef);
    const answer = await update(lease(), orderRef);
    expect(answer.subscriptions.map(({ isLegal }) => isLegal)).toEqual([false, true, false]);
  });

  test('[F7.1-11, P7-11] the same accessory again raises the quantity of its line', async () => {
    const { orderRef } = await update(charger);
    const answer = await update({ update: { accessorySku: 'CHARGER', quantity: 2 } }, orderRef);
    expect(answer.cart.content).toHaveLength(1);
    expect(answer.cart.content[0]?.quantity).toEqual({ value: 3, modifiable: true, removable: true });
    expect(answer.totals.upfront).toBe(1047);
  });

  test('[F7.1-12, F4.1-7] each subscription is a line that can be removed by its bundle', async () => {
    const answer = await update({ update: { pricePlan: 'FJELL_MOBIL_05GB', quantity: 2 } });
    expect(answer.cart.subscriptions.map(({ code, size, financing }) => ({ code, size, financing }))).toEqual(
      Array(2).fill({ code: 'FJELL_MOBIL_05GB', size: { amount: 5, unit: 'GB' }, financing: null }),
    );
    const left = await update({ remove: { bundleId: answer.cart.content[0]?.bundleId ?? '' } }, answer.orderRef);
    expect(left.cart.content).toHaveLength(1);
    expect(answer.delivery).toBeNull();
  });

  test('[F7.1-14] a device at full price with a plan gives two separate lines', async () => {
    const answer = await update({ update: { handsetSku: 'PHONE', pricePlan: 'FJELL_MOBIL_05GB' } });
    expect(ids(answer)).toEqual(['PHONE', 'FJELL_MOBIL_05GB']);
    expect(answer.subscriptions).toEqual([]);
  });

  test('[F9.1-23, F6-9] the discount of a plan applies to consumers and not to businesses', async () => {
    const max = { update: { pricePlan: 'FJELL_X_MAX_2025' } };
    const consumer = await update(max);
    expect(consumer.cart.content[0]?.discount?.value).toEqual({ monthly: 50 });
    expect(consumer.totals.monthly).toBe(549);
    const business = await update(max, null, 'B2B');
    expect(business.cart.content[0]).not.toHaveProperty('discount');
    expect(business.totals.monthly).toBe(599);
  });

  test('[F7.1-15, P7-17] the customer type is kept with the order', async () => {
    const answer = await update(lease({ customerTypeGet: 'existing' }));
    expect(answer.customerTypeGet).toBe('existing');
    expect((await update(charger, answer.orderRef)).customerTypeGet).toBe('existing');
    expect(
      (await update({ update: { accessorySku: 'CABLE', customerTypeGet: '' } }, answer.orderRef)).customerTypeGet,
    ).toBeNull();
  });
});

describe('changing', () => {
  test.each([1, 10])('[F5.1-1, F7.1-11] the quantity can be set to %i', async (quantity) => {
    const { orderRef, cart: before } = await update({ update: { accessorySku: 'CHARGER', quantity: 5 } });
    const answer = await update(
      { update: { accessorySku: 'CHARGER', cartItemId: before.content[0]?.cartItemId ?? '', quantity } },
      orderRef,
    );
    expect(answer.cart.content[0]?.quantity.value).toBe(quantity);
    expect(answer.errorMessage).toBeUndefined();
  });

  test('[F4.1-6] the quantity of a connected device can be set as well', async () => {
    const { orderRef, cart: before } = await update({ update: { handsetSku: 'LAMP', financingType: 'upfront' } });
    const answer = await update(
      { update: { accessorySku: 'LAMP', cartItemId: before.content[0]?.cartItemId ?? '', quantity: 4 } },
      orderRef,
    );
    expect(answer.cart.content[0]?.quantity).toEqual({ value: 4, modifiable: true, removable: true });
  });

  test.each([
    [
      '[F7.1-13, P7-13]',
      (cartItemId: string) => ({ update: { pricePlan: 'FJELL_X_MAX_2025', isForBundle: true, cartItemId } }),
    ],
    [
      '[F7.1-10, P7-13]',
      (cartItemId: string) => ({
        update: { handsetSku: 'PHONE', pricePlan: 'FJELL_X_MAX_2025', cartItemId, serviceCode: 'dummy' },
      }),
    ],
  ])('%s another plan replaces the bundle’s plan', async (_ids, input) => {
    const first = await update(lease());
    const { bundleId, cartItemId } = first.cart.content[0] ?? { cartItemId: '' };
    for (const name of [cartItemId, bundleId ?? '']) {
      const answer = await update(input(name), first.orderRef);
      expect(answer.cart.content.map((item) => item.items.map(({ code }) => code))).toEqual([['FJELL_X_MAX_2025']]);
      expect(answer.cart.subscriptions).toHaveLength(1);
      expect(answer.cart.content[0]?.bundleId).toBe(bundleId);
    }
  });

  test('[F7.1-13, P7-13] the bundle can use the customer’s own subscription', async () => {
    const first = await update(lease());
    const answer = await update(
      { update: { isForBundle: true, isKeepExisting: true, cartItemId: first.cart.content[0]?.cartItemId ?? '' } },
      first.orderRef,
    );
    expect(answer.cart.subscriptions).toMatchObject([{ keepExistingSubscription: true }]);
  });

  test('[F7.1-16] removing a bundle removes its children and nothing else', async () => {
    const { orderRef } = await update(charger);
    const bundle = await update(lease(), orderRef);
    const answer = await update({ remove: { bundleId: bundle.cart.content[1]?.bundleId ?? '' } }, orderRef);
    expect(ids(answer)).toEqual(['CHARGER']);
    expect(answer.subscriptions).toEqual([]);
  });

  test('[F7.1-17] an item is removed by its own id', async () => {
    const { orderRef } = await update(charger);
    const both = await update({ update: { accessorySku: 'CABLE' } }, orderRef);
    const answer = await update({ remove: { cartItemId: both.cart.content[0]?.cartItemId ?? '' } }, orderRef);
    expect(ids(answer)).toEqual(['CABLE']);
  });

  test('[F7.1-8, F4.1-4] emptying keeps the order and removes everything', async () => {
    const { orderRef } = await update(lease());
    expect(await update({ empty: true }, orderRef)).toMatchObject({
      orderRef,
      cart: { content: [], subscriptions: [] },
      subscriptions: [],
      totals: { monthly: 0 },
    });
  });

  test('[F7.1-7, F4.1-3] extending gives the order another day', async () => {
    const { orderRef } = await update(charger);
    cart.clock.now = hours(20);
    await update({ extend: true }, orderRef);
    cart.clock.now = hours(43.9);
    expect(ids(await get(orderRef))).toEqual(['CHARGER']);
    cart.clock.now = hours(44);
    expect(await update({ extend: true }, orderRef)).toMatchObject({ orderRef: null, cart: { content: [] } });
  });

  test('an update of an expired order starts a new one', async () => {
    const { orderRef } = await update(charger);
    cart.clock.now = hours(25);
    const answer = await update({ update: { accessorySku: 'CABLE' } }, orderRef);
    expect(answer.orderRef).not.toBe(orderRef);
    expect(ids(answer)).toEqual(['CABLE']);
  });
});

describe('refusals leave the cart as it was', () => {
  const REFUSED: readonly (readonly [string, CartUpdateInput, string])[] = [
    ['unknown sku', { update: { accessorySku: 'NOPE' } }, refusals.unknownSku],
    [
      'not sellable',
      { update: { handsetSku: 'PHONE-GONE', financingType: 'upfront' } },
      refusals.notSellable('Aurora 1'),
    ],
    [
      'presale not open',
      { update: { handsetSku: 'PHONE-LATER', financingType: 'upfront' } },
      refusals.presaleNotOpen('Aurora 7'),
    ],
    ['sold out', { update: { handsetSku: 'PHONE-SOLD-OUT', financingType: 'upfront' } }, refusals.soldOut('Aurora 4')],
    [
      'a plan with a device that is sold out',
      { update: { handsetSku: 'PHONE-SOLD-OUT', pricePlan: 'FJELL_X_MAX_2025' } },
      refusals.soldOut('Aurora 4'),
    ],
    [
      'a plan with an unknown device',
      { update: { handsetSku: 'NOPE', pricePlan: 'FJELL_X_MAX_2025' } },
      refusals.unknownSku,
    ],
    [
      'an unknown plan with a device',
      { update: { handsetSku: 'PHONE', pricePlan: 'FJELL_NOPE' } },
      refusals.unknownPlan,
    ],
    [
      'too few in stock',
      { update: { accessorySku: 'CABLE', quantity: 4 } },
      refusals.tooFewInStock('Kvist kabel 2 m', 3),
    ],
    [
      'other realm’s goods',
      { update: { handsetSku: 'PHONE-B2B', financingType: 'upfront' } },
      refusals.notSoldInRealm('Aurora Work'),
    ],
    ['quantity 0', { update: { accessorySku: 'CHARGER', quantity: 0 } }, refusals.quantity],
    ['quantity 11', { update: { accessorySku: 'CHARGER', quantity: 11 } }, refusals.quantity],
    ['quantity adding up to 11', { update: { accessorySku: 'CHARGER', quantity: 10 } }, refusals.quantity],
    ['subscriptions 11', { update: { pricePlan: 'FJELL_X_MAX_2025', quantity: 11 } }, refusals.quantity],
    ['unknown plan', { update: { pricePlan: 'FJELL_NOPE' } }, refusals.unknownPlan],
    ['plan no longer sold', { update: { pricePlan: 'FJELL_OLD' } }, refusals.unknownPlan],
    ['plan of another realm', { update: { pricePlan: 'FJELL_WORK' } }, refusals.planNotSoldInRealm('Fjell Bedrift')],
    [
      'plan not sold with the device',
      lease({ pricePlan: 'FJELL_MOBIL_05GB' }),
      refusals.planNotSoldWithDevice('Fjell 5 GB'),
    ],
    ['lease without a plan', lease({ pricePlan: '' }), refusals.planMissing],
    [
      'lease for months that are not offered',
      lease({ financingDuration: 36 }),
      refusals.financingNotOffered('Aurora 5 Pro'),
    ],
    [
      'lease now',
      lease({ handsetSku: 'PHONE-PRESALE', financingDuration: 'now' }),
      refusals.financingNotOffered('Aurora 6'),
    ],
    [
      'lease without months, where that is not offered',
      lease({ handsetSku: 'PHONE-PRESALE', financingDuration: undefined }),
      refusals.financingNotOffered('Aurora 6'),
    ],
    [
      'a swap that was not started',
      { update: { handsetSku: 'PHONE', financingType: 'reswitch', financingDuration: 24, isKeepExisting: true } },
      refusals.swapNotStarted,
    ],
    ['lease of an accessory', lease({ handsetSku: 'LAMP' }), refusals.financingNotOffered('Glød lampe')],
    [
      'equipment agreement',
      lease({ financingType: 'ukko', financingDuration: 24 }),
      refusals.financingNotOffered('Aurora 5 Pro'),
    ],
    [
      'unknown line to set',
      { update: { accessorySku: 'CHARGER', cartItemId: 'AAAAAAAAAAAA', quantity: 2 } },
      refusals.lineGone,
    ],
    ['unknown line to remove', { remove: { cartItemId: 'AAAAAAAAAAAA' } }, refusals.lineGone],
    ['unknown bundle to remove', { remove: { bundleId: 'AAAAAAAAAAAA' } }, refusals.lineGone],
    ['unknown service to remove', { remove: { serviceCode: 'x' } }, refusals.serviceGone],
    [
      'unknown bundle to change',
      { update: { pricePlan: 'FJELL_X_MAX_2025', isForBundle: true, cartItemId: 'AAAAAAAAAAAA' } },
      refusals.lineGone,
    ],
    [
      'insurance of what is not in the cart',
      { update: { serviceCode: 'TRYGG', cartItemId: 'AAAAAAAAAAAA' } },
      refusals.lineGone,
    ],
    [
      'discount code of a plan alone',
      { update: { pricePlan: 'FJELL_X_MAX_2025', discountCode: 'FREE' } },
      refusals.discountNotValid,
    ],
    ['discount code', { update: { accessorySku: 'CHARGER', discountCode: 'FREE' } }, refusals.discountNotValid],
  ];

  test.each(REFUSED)('[P7-17, F7.1-19] %s', async (_what, input, message) => {
    const before = await update({ update: { accessorySku: 'CHARGER', quantity: 1 } });
    const answer = await update(input, before.orderRef);
    const refused = 'update' in input && input.update.discountCode !== undefined && { refusedDiscountCode: 'FREE' };
    expect(answer).toEqual({ ...before, errorMessage: message, ...refused });
    expect(await get(before.orderRef)).toEqual(before);
  });

  test('[P7-17] a refused first update creates no order', async () => {
    expect(await update({ update: { accessorySku: 'NOPE' } })).toMatchObject({
      orderRef: null,
      cart: { content: [] },
      errorMessage: refusals.unknownSku,
    });
  });

  test.each([0, 11, -1])('[F5.1-1, P7-17] the quantity cannot be set to %i', async (quantity) => {
    const before = await update({ update: { accessorySku: 'CHARGER', quantity: 5 } });
    const answer = await update(
      { update: { accessorySku: 'CHARGER', cartItemId: before.cart.content[0]?.cartItemId ?? '', quantity } },
      before.orderRef,
    );
    expect(answer).toEqual({ ...before, errorMessage: refusals.quantity });
  });

  test('[F4.1-6, P7-17] a quantity above the stock is refused, a lower one is set', async () => {
    const before = await update({ update: { accessorySku: 'CABLE', quantity: 3 } });
    const set = (quantity: number) =>
      update(
        { update: { accessorySku: 'CABLE', cartItemId: before.cart.content[0]?.cartItemId ?? '', quantity } },
        before.orderRef,
      );
    expect((await set(4)).errorMessage).toBe(refusals.tooFewInStock('Kvist kabel 2 m', 3));
    expect((await set(2)).cart.content[0]?.quantity.value).toBe(2);
  });

  test('[F4.1-6] the quantity of a device cannot be set', async () => {
    const before = await update({ update: { handsetSku: 'PHONE', financingType: 'upfront' } });
    const answer = await update(
      { update: { accessorySku: 'PHONE', cartItemId: before.cart.content[0]?.cartItemId ?? '', quantity: 2 } },
      before.orderRef,
    );
    expect(answer).toEqual({ ...before, errorMessage: refusals.quantityFixed('Aurora 5 Pro') });
  });

  test('[F4.1-7] the plan of a bundle cannot be removed alone, nor changed to one for another device', async () => {
    const before = await update(lease());
    const child = before.cart.content[0]?.items[0]?.cartItemId ?? '';
    expect((await update({ remove: { cartItemId: child } }, before.orderRef)).errorMessage).toBe(refusals.notRemovable);
    const mismatch = await update(
      {
        update: {
          handsetSku: 'CHARGER',
          pricePlan: 'FJELL_X_MAX_2025',
          cartItemId: before.cart.content[0]?.cartItemId ?? '',
        },
      },
      before.orderRef,
    );
    expect(mismatch).toEqual({ ...before, errorMessage: refusals.deviceMismatch });
  });

  test('[P7-17] an order has at most 100 lines', async () => {
    const { orderRef } = await update({ update: { pricePlan: 'FJELL_X_MAX_2025', quantity: 10 } });
    for (let round = 0; round < 9; round += 1)
      await update({ update: { pricePlan: 'FJELL_X_MAX_2025', quantity: 10 } }, orderRef);
    const answer = await update({ update: { pricePlan: 'FJELL_X_MAX_2025' } }, orderRef);
    expect(answer.cart.content).toHaveLength(100);
    expect(answer.errorMessage).toBe(refusals.cartFull);
  });
});

describe('realms', () => {
  test('[F7.1-5, P7-17] an order belongs to one realm until it is emptied', async () => {
    const before = await update(charger);
    expect(await update(charger, before.orderRef, 'B2B')).toEqual({ ...before, errorMessage: refusals.otherRealm.B2C });
    expect(before.realm).toBe('B2C');
    expect(refusals.otherRealm.B2C).toContain('Tøm handlekurven');
    expect(await update({ empty: true }, before.orderRef, 'B2B')).toMatchObject({
      orderRef: before.orderRef,
      realm: 'B2B',
    });
    expect((await update(charger, before.orderRef, 'B2B')).errorMessage).toBeUndefined();
  });

  test('[F7.1-2] reading from another realm shows the order as it is; an empty one takes the page’s realm', async () => {
    const { orderRef } = await update(charger);
    expect((await get(orderRef, 'B2B')).realm).toBe('B2C');
    await update({ empty: true }, orderRef);
    expect((await get(orderRef, 'B2B')).realm).toBe('B2B');
  });
});

describe('delivery', () => {
  test('[F3.2-2, F9.2-2, F9.2-3] costs 99 below the limit and is free from it on', async () => {
    const { orderRef, delivery } = await update({ update: { accessorySku: 'CHARGER', quantity: 2 } });
    expect(delivery).toEqual({
      icon: 'delivery',
      label: 'Levering',
      value: '99,-',
      progressBar: { min: 0, max: 1000, progress: 698 },
    });
    const free = await update(charger, orderRef);
    expect(free.delivery).toMatchObject({ value: '0,-', struck: '99,-', progressBar: { progress: 1047 } });
  });
});

describe('concurrent and repeated updates', () => {
  test('fifty updates of one order at the same time are all applied', async () => {
    const { orderRef } = await update(charger);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        update({ update: { handsetSku: 'PHONE-PRESALE', financingType: 'upfront' } }, orderRef),
      ),
    );
    expect(answers.every((answer) => answer.errorMessage === undefined)).toBe(true);
    const after = await get(orderRef);
    expect(after.cart.content).toHaveLength(51);
    expect(after.totals.upfront).toBe(349 + 50 * 12990);
  });

  test('two processes that change one order at the same time lose nothing', async () => {
    const { orderRef } = await update(charger);
    const services = [cart.service, cart.over(memoryCatalogue())];
    const wanted = v.parse(cartUpdateSchema, {
      update: { handsetSku: 'PHONE-PRESALE', financingType: 'upfront' },
      orderRef,
    });
    const results = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => services[index % 2]?.update(wanted)),
    );
    expect(results.every((result) => result?.ok && result.value.errorMessage === undefined)).toBe(true);
    expect((await get(orderRef)).cart.content).toHaveLength(41);
  });

  test('an idempotency key that two processes get at the same time is applied once', async () => {
    const { orderRef } = await update(charger);
    const services = [cart.service, cart.over(memoryCatalogue())];
    const wanted = v.parse(cartUpdateSchema, { ...charger, orderRef });
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        services[index % 2]?.update(wanted, { idempotencyKey: 'key-of-two' }),
      ),
    );
    expect((await get(orderRef)).cart.content[0]?.quantity.value).toBe(2);
  });

  test('a refusal is repeated for the same key, also without an order', async () => {
    const refused = await update({ update: { accessorySku: 'NOPE' } }, null, 'B2C', 'key-refused');
    expect(refused.errorMessage).toBe(refusals.unknownSku);
    expect(await update({ update: { accessorySku: 'NOPE' } }, null, 'B2C', 'key-refused')).toEqual(refused);
  });

  test('a repeated request is answered with the current cart', async () => {
    const { orderRef } = await update(charger);
    await update(charger, orderRef, 'B2C', 'key-early');
    await update({ update: { accessorySku: 'CABLE' } }, orderRef);
    expect(ids(await update(charger, orderRef, 'B2C', 'key-early'))).toEqual(['CHARGER', 'CABLE']);
  });

  test('keys are deleted after a day', async () => {
    await update(charger, null, 'B2C', 'key-old');
    cart.clock.now = hours(24);
    await cart.service.sweep();
    expect(await cart.database.query('SELECT 1 FROM cart_idempotency')).toEqual([]);
  });

  test('one key is applied once, however often it is sent, also concurrently', async () => {
    const { orderRef } = await update(charger);
    const answers = await Promise.all(Array.from({ length: 5 }, () => update(charger, orderRef, 'B2C', 'key-0001')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await get(orderRef)).cart.content[0]?.quantity.value).toBe(2);
  });

  test('a repeated first update gets the same order', async () => {
    const first = await update(charger, null, 'B2C', 'key-0002');
    expect(await update(charger, null, 'B2C', 'key-0002')).toEqual(first);
  });

  test('a key with another request is refused, and can be used again after a day', async () => {
    await update(charger, null, 'B2C', 'key-0003');
    const other = v.parse(cartUpdateSchema, { update: { accessorySku: 'CABLE' } });
    expect(await cart.service.update(other, { idempotencyKey: 'key-0003' })).toEqual({
      ok: false,
      failure: { kind: 'key-taken' },
    });
    cart.clock.now = hours(24);
    expect((await cart.service.update(other, { idempotencyKey: 'key-0003' })).ok).toBe(true);
  });
});

describe('payment', () => {
  test('a paid order stays as it was paid, and the next update starts a new one', async () => {
    const { orderRef } = await update(lease());
    const { payment } = cart.service;
    const paid = await payment.pay(orderRef ?? '', { reference: 'pay-1' });
    expect(paid).toMatchObject({
      ok: true,
      value: {
        state: 'paid',
        paymentReference: 'pay-1',
        answer: {
          orderRef,
          hasPaid: true,
          cart: { content: [{ quantity: { modifiable: false, removable: false } }] },
        },
      },
    });
    expect(paid).toHaveProperty('value.answer', await get(orderRef));
    expect(await payment.pay(orderRef ?? '', { reference: 'pay-1' })).toEqual(paid);
    expect(await payment.pay(orderRef ?? '', { reference: 'pay-2' })).toEqual(failed('paid'));
    const next = await update(charger, orderRef);
    expect(next).toMatchObject({ hasPaid: false, cart: { content: [{ id: 'CHARGER' }] } });
    expect(next.orderRef).not.toBe(orderRef);
  });

  test('there is nothing to pay for an empty or unknown order', async () => {
    const { orderRef } = await update(charger);
    await update({ empty: true }, orderRef);
    const { payment } = cart.service;
    expect(await payment.pay(orderRef ?? '', { reference: 'pay-1' })).toEqual(failed('empty'));
    expect(await payment.pay('no-such-order', { reference: 'pay-1' })).toEqual(failed('unknown'));
  });
});
