import * as v from 'valibot';
import { displayedPrice, totalOf } from 'shared-domain/cart';
import {
  cartAnswerSchema,
  type CartAnswerWire,
  cartItemSchema,
  type CartUpdate,
  postCartUpdate,
} from 'shared-domain/cart/io';
import { ore, toNok } from 'shared-domain/money';
import { aFeed, aWebdeal } from '../catalogue/testing';
import { connectFetch, createTestApp, sessionOf, type TestApp } from '../testing';
import type { CartService } from './cart-service';
import type { Deal } from './pricing/cart-catalogue';
import { aDeal, callCart, createTestCart, memoryCatalogue, readOrder, type TestCart } from './testing';
import { refusals } from './texts/nb';

describe('discount', () => {
  let cart: TestCart;
  beforeAll(async () => {
    cart = await createTestCart();
  });
  afterAll(() => cart.database.close());

  const CODE = 'AURORA500';
  const shopWith = (...deals: readonly Deal[]): CartService => cart.over(memoryCatalogue({ deals }));
  const update = (service: CartService, fields: CartUpdate, orderRef: string | null = null): Promise<CartAnswerWire> =>
    callCart(service, { update: fields }, { orderRef });
  const upfront: CartUpdate = { handsetSku: 'PHONE', financingType: 'upfront', discountCode: CODE };
  const lease: CartUpdate = {
    handsetSku: 'PHONE',
    financingType: 'lease',
    financingDuration: 24,
    pricePlan: 'FJELL_X_BASIC_2025_2',
    discountCode: CODE,
  };
  const kept: CartUpdate = { ...lease, pricePlan: '', isKeepExisting: true, phoneNumber: '90012345' };

  test('[F9.1-18, F9.1-19, F9.1-23, F3.1-11] at the full price: the price that is paid, and why it is lower', async () => {
    const answer = await update(shopWith(aDeal()), upfront);
    const [phone] = answer.cart.content;
    expect(phone).toMatchObject({
      price: { upfront: 12990, total: 12490 },
      discount: {
        name: '500 kr i rabatt',
        handsetDiscountText: '500 kr i rabatt',
        isUniqueDiscount: false,
        value: { upfront: 500 },
      },
    });
    expect(answer.totals.upfront).toBe(12490);
    expect(phone && displayedPrice(v.parse(cartItemSchema, phone), 'B2C')).toMatchObject({
      amount: 1_249_000,
      ordinary: { key: 'ordinaryPrice', values: { amount: 1_299_000 } },
      uniqueDiscount: null,
    });
  });

  test('[F9.1-18, F9.1-20, F9.1-23, F3.1-3, F3.1-11] on top of the full price: a discount with its own line, subtracted from the totals', async () => {
    const answer = await update(shopWith(aDeal({ isOnTop: true })), upfront);
    const [phone] = answer.cart.content;
    expect(phone).toMatchObject({
      price: { upfront: 12990, total: 12490 },
      discount: { name: '500 kr i rabatt', isUniqueDiscount: true, value: { upfront: 500 } },
    });
    expect(answer.totals).toMatchObject({ upfront: 12490, vat: 2498, upfrontWithoutVAT: 9992, monthly: 0 });
    expect(answer.totals.upfront).toBe(
      toNok(totalOf(v.parse(cartAnswerSchema, answer).cart.content, 'upfront', 'B2C')),
    );
    expect(phone && displayedPrice(v.parse(cartItemSchema, phone), 'B2C')).toMatchObject({
      amount: 1_299_000,
      uniqueDiscount: { name: { key: 'own', values: { text: '500 kr i rabatt' } }, amount: '\u2212500,-' },
      ordinary: null,
    });
  });

  test('[F9.1-16, F9.1-23, F3.1-3] by instalments: subtracted from each month and from the minimum total price', async () => {
    const answer = await update(shopWith(aDeal()), { ...lease, discountOfferingCode: 'FJELL_X_BASIC_2025_2' });
    expect(answer.cart.content[0]).toMatchObject({
      price: { monthly: 542, total: 13008 - 24 * 20 },
      discount: { isUniqueDiscount: false, value: { monthly: 20 } },
    });
    expect(answer.totals.monthly).toBe(542 - 20 + 499);
    const [phone] = v.parse(cartAnswerSchema, answer).cart.content;
    expect(phone && displayedPrice(phone, 'B2C')).toMatchObject({
      amount: 52_200,
      isMonthly: true,
      uniqueDiscount: null,
    });
  });

  test('[F9.1-20, F9.1-23, F4.1-6, F7.1-11] it applies to each piece and stays when the quantity changes', async () => {
    const service = shopWith(aDeal({ upfrontOre: ore(10_000) }));
    const made = await update(service, { accessorySku: 'CHARGER', quantity: 2, discountCode: CODE });
    expect(made.totals.upfront).toBe(2 * 249);
    const cartItemId = made.cart.content[0]?.cartItemId ?? '';
    for (const discountCode of [CODE, '']) {
      const answer = await update(
        service,
        { accessorySku: 'CHARGER', cartItemId, quantity: 3, discountCode },
        made.orderRef,
      );
      expect(answer.totals.upfront).toBe(3 * 249);
      expect(answer.cart.content[0]?.discount?.value).toEqual({ upfront: 100 });
    }
  });

  test('[P7-11] the same accessory with and without a code makes two lines', async () => {
    const service = shopWith(aDeal({ upfrontOre: ore(10_000) }));
    const made = await update(service, { accessorySku: 'CHARGER' });
    await update(service, { accessorySku: 'CHARGER', discountCode: CODE }, made.orderRef);
    const answer = await update(service, { accessorySku: 'CHARGER', discountCode: CODE }, made.orderRef);
    expect(answer.cart.content.map(({ quantity, discount }) => [quantity.value, discount?.value.upfront])).toEqual([
      [1, undefined],
      [2, 100],
    ]);
  });

  test('a discount never makes a price negative', async () => {
    const answer = await update(shopWith(aDeal({ upfrontOre: ore(9_999_900) })), upfront);
    expect(answer.totals.upfront).toBe(0);
  });

  test('the amount is always the campaign’s current one: no amount is stored in the order', async () => {
    const made = await update(shopWith(aDeal()), upfront);
    const upfrontTotal = async (service: CartService): Promise<number> =>
      (await service.get(made.orderRef, 'B2C')).totals.upfront;
    expect(await upfrontTotal(shopWith())).toBe(12990);
    expect(await upfrontTotal(shopWith(aDeal({ upfrontOre: ore(20_000) })))).toBe(12790);
    expect(JSON.stringify((await readOrder(cart.database, made.orderRef)).order?.lines)).not.toMatch(/50000|12990/);
  });

  test('[P5-8, P7-13] another plan may end the discount, the first one restores it', async () => {
    const service = shopWith(aDeal({ offerings: ['FJELL_X_BASIC_2025_2'] }));
    const made = await update(service, lease);
    const plan = (pricePlan: string): Promise<CartAnswerWire> =>
      update(
        service,
        { pricePlan, isForBundle: true, cartItemId: made.cart.content[0]?.bundleId ?? '' },
        made.orderRef,
      );
    expect((await plan('FJELL_X_MAX_2025')).cart.content[0]).not.toHaveProperty('discount');
    expect((await plan('FJELL_X_BASIC_2025_2')).cart.content[0]?.discount?.value).toEqual({ monthly: 20 });
  });

  test('[P5-8] a campaign for a plan applies at the full price when that plan is bought too', async () => {
    const service = shopWith(aDeal({ offerings: ['FJELL_X_MAX_2025'] }));
    expect((await update(service, upfront)).errorMessage).toBe(refusals.discountNotForPlan);
    expect(
      (await update(service, { ...upfront, pricePlan: 'FJELL_X_MAX_2025' })).cart.content[0]?.discount?.value,
    ).toEqual({ upfront: 500 });
  });

  test('[P3-27] a members’ deal needs a proven login; a flag sent by the page is not enough', async () => {
    const service = shopWith(aDeal({ membersDeal: true }));
    const input = { update: upfront };
    expect((await callCart(service, input)).errorMessage).toBe(refusals.discountForMembers);
    expect((await callCart(service, input, { buyer: () => Promise.resolve(null) })).errorMessage).toBe(
      refusals.discountForMembers,
    );
    const answer = await callCart(service, input, { buyer: () => Promise.resolve({ accounts: [] }) });
    expect(answer.totals.upfront).toBe(12490);
    expect((await service.get(answer.orderRef, 'B2C')).totals.upfront).toBe(12490);
  });

  test('[F4.1-6, P3-27] a members’ deal stays when the quantity changes, without a new proof', async () => {
    const service = shopWith(aDeal({ membersDeal: true, upfrontOre: ore(10_000) }));
    const made = await callCart(
      service,
      { update: { accessorySku: 'CHARGER', discountCode: CODE } },
      { buyer: () => Promise.resolve({ accounts: [] }) },
    );
    const change: CartUpdate = {
      accessorySku: 'CHARGER',
      cartItemId: made.cart.content[0]?.cartItemId ?? '',
      quantity: 2,
      discountCode: CODE,
    };
    expect((await update(service, change, made.orderRef)).totals.upfront).toBe(2 * 249);
  });

  describe('a code that does not apply is refused and changes nothing', () => {
    const REFUSED: readonly (readonly [string, Partial<Deal>, CartUpdate, string])[] = [
      ['[P7-10, P7-17] an unknown code', { code: 'OTHER' }, upfront, refusals.discountNotValid],
      [
        '[P5-7, P7-17] a code for Svitsj with a lease',
        { validSellingTypes: ['svitsj'] },
        lease,
        refusals.discountNotForPayment,
      ],
      [
        '[P5-7, P7-17] a code for lease at the full price',
        { validSellingTypes: ['leasing'] },
        upfront,
        refusals.discountNotForPayment,
      ],
      [
        '[P5-8, P7-17] a code for another plan',
        { offerings: ['FJELL_X_MAX_2025'] },
        lease,
        refusals.discountNotForPlan,
      ],
      [
        '[P5-8, P7-17] a code for the full price or a plan, with another plan',
        { offerings: ['FJELL_X_MAX_2025'], fullPrice: true },
        lease,
        refusals.discountNotForPlan,
      ],
      [
        '[P7-10, P7-17] a plan that the campaign does not name',
        { offerings: ['FJELL_X_BASIC_2025_2'] },
        { ...lease, discountOfferingCode: 'FJELL_X_MAX_2025' },
        refusals.discountNotForPlan,
      ],
      [
        '[P5-8, P7-17] a code for new plans with the customer’s own plan',
        { offeringDiscountSubscriptionType: ['NEW'] },
        kept,
        refusals.discountForNewPlans,
      ],
      [
        '[P5-8, P7-17] a code for new plans with an existing number',
        { offeringDiscountSubscriptionType: ['NEW'] },
        { ...lease, phoneNumber: '90012345' },
        refusals.discountForNewPlans,
      ],
      ['[P3-27, P7-17] a code for members', { membersDeal: true }, upfront, refusals.discountForMembers],
    ];

    test.each(REFUSED)('%s', async (_what, change, fields, message) => {
      const service = shopWith(aDeal(change));
      const before = await update(service, { accessorySku: 'CABLE' });
      const stored = await readOrder(cart.database, before.orderRef);
      expect(await update(service, fields, before.orderRef)).toEqual({
        ...before,
        errorMessage: message,
        refusedDiscountCode: CODE,
      });
      expect(await readOrder(cart.database, before.orderRef)).toEqual(stored);
    });

    const HOLDS: readonly (readonly [string, Partial<Deal>, CartUpdate])[] = [
      ['[P5-8] for new and existing plans', { offeringDiscountSubscriptionType: ['NEW', 'EXISTING'] }, kept],
      ['[P5-8] for the full price whatever the plan', { offerings: ['FJELL_X_MAX_2025'], fullPrice: true }, upfront],
      ['[P5-7] for lease and Svitsj', { validSellingTypes: ['leasing', 'svitsj'] }, lease],
      ['[P5-7] for lease, paid at once', { validSellingTypes: ['leasing'] }, { ...lease, financingDuration: 'now' }],
    ];

    test.each(HOLDS)('%s it applies', async (_what, change, fields) => {
      expect((await update(shopWith(aDeal(change)), fields)).cart.content[0]?.discount?.name).toBe('500 kr i rabatt');
    });
  });
});

describe('members deal', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ feed: aFeed({ webdeals: [aWebdeal({ membersDeal: true })] }) });
  });
  afterAll(() => shop.close());

  const buy = async (cookie: string, payload: object = {}) => {
    const client = connectFetch(shop.app);
    client.setCookies(cookie);
    const update = { handsetSku: 'NOVA-9-SORT-128', financingType: 'upfront', discountCode: 'NOVA500', ...payload };
    const result = await postCartUpdate({ update }, { order: { orderRef: null, realm: 'B2C' } });
    client.restore();
    return result.ok ? result.value : null;
  };

  test('[P3-27, P7-10] the session opened at login-return proves the login; a flag sent by the page does not', async () => {
    expect(await buy(await sessionOf(shop.database, 'ingrid'))).toMatchObject({
      totals: { upfront: 949_000 },
      cart: { content: [{ discount: { name: '500 kr i rabatt' } }] },
    });
    for (const cookie of ['a=b', 'shop-session=guess']) {
      expect(await buy(cookie, { isLoggedIn: true })).toMatchObject({
        orderRef: null,
        errorMessage: refusals.discountForMembers,
      });
    }
  });
});
