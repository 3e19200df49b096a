/** Every plan of the reference catalogue costs the same in the catalogue, on product pages, in the cart and in the checkout. */
import { itemPriceOf, totalMinimumPrice } from 'shared-domain/cart';
import type { CartAnswer, CartUpdate } from 'shared-domain/cart/io';
import { postCartUpdate } from 'shared-domain/cart/io';
import { fetchProductDetails } from 'shared-domain/catalogue/io';
import { ceilToKrone, formatMonthly, formatPrice, type Ore, subtractOre, timesOre, ZERO } from 'shared-domain/money';
import { toPlanUpdate } from 'shared-domain/purchase';
import {
  codePart,
  discountedBinding,
  familyDiscount,
  familySummary,
  listPrice,
  type Offering,
  planTerms,
  resolvePlanKind,
  withIcim,
} from 'shared-domain/subscription';
import { fetchBundles, fetchOfferings } from 'shared-domain/subscription/io';
import { type OperatorShop, startOperatorShop } from '../../reference-systems/src/operator/testing';
import { refusals } from './cart/texts/nb';
import type { CatalogueFeed } from './catalogue';
import { readFeedFolder } from './catalogue/import/read-feed-folder';
import { paths } from './config/paths';
import { connectFetch, sessionOf, TEST_NOW_MS, type TestApp } from './testing';

let running: OperatorShop;
let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
let plans: readonly Offering[];
beforeAll(async () => {
  const feed = readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed;
  running = await startOperatorShop({ feed });
  ({ shop } = running);
  // The first read of the whole catalogue may take longer than a client waits.
  await shop.app.inject('/health/ready');
  client = connectFetch(shop.app);
  const answer = await fetchOfferings('B2C');
  if (!answer.ok) throw new Error('The plans cannot be read');
  plans = answer.value.filter(({ isHidden }) => !isHidden);
});
afterAll(async () => {
  client.restore();
  await running.close();
});

async function put(update: CartUpdate, orderRef: string | null = null): Promise<CartAnswer> {
  const result = await postCartUpdate({ update }, { order: { orderRef, realm: 'B2C' } });
  if (!result.ok) throw new Error('The cart did not answer');
  return result.value;
}
const putPlan = (planCode: string, quantity = 1, isExistingCustomer = false) =>
  put(toPlanUpdate({ planCode, quantity, isExistingCustomer }).update);

const checkoutOf = async (orderRef: string | null): Promise<string> => {
  const cookie = `orderRef=${orderRef}; orderRealm=B2C`;
  return (await running.operator.inject({ url: CHECKOUTS.B2C, headers: { cookie } })).body;
};

const CHECKOUTS = { B2C: '/kasse/personlige-opplysninger/', B2B: '/bedrift/kasse/personlige-opplysninger/' } as const;

const isFamilyPlan = (plan: Offering): boolean => familyDiscount(plan) > ZERO;
const codes = (offered: readonly Offering[]): readonly string[] => offered.map(({ offeringCode }) => offeringCode);

test('[F9.10-2, F9.10-5, F9.5-1] every plan that is sold: the price of its card is that of cart and checkout', async () => {
  const wrong: unknown[] = [];
  for (const plan of plans) {
    const { amount, isPrepaid } = listPrice(plan);
    const { totals, orderRef } = await putPlan(plan.offeringCode);
    const inCart = isPrepaid ? totals.upfront : totals.monthly;
    const isInCheckout = isPrepaid || (await checkoutOf(orderRef)).includes(formatMonthly(amount));
    if (inCart !== amount || !isInCheckout) wrong.push({ code: plan.offeringCode, amount, inCart, isInCheckout });
  }
  expect(wrong).toEqual([]);
  expect(plans.length).toBeGreaterThan(15);
});

describe.each(['B2C', 'B2B'] as const)('minimum total, %s', (realm) => {
  test('[F9.2-9, F3.3-2, F6-10, F9.5-6] every plan that is sold: the minimum total of its card is that of cart and checkout', async () => {
    const answer = await fetchOfferings(realm);
    if (!answer.ok) throw new Error('The plans cannot be read');
    const sold = answer.value.filter(({ isHidden }) => !isHidden);
    const wrong: unknown[] = [];
    for (const offering of sold) {
      const { offeringCode: code } = offering;
      const bound = realm === 'B2C' ? discountedBinding(offering) : null;
      for (const planCode of [code, ...(bound ? [withIcim(code, bound)] : [])]) {
        const { update } = toPlanUpdate({ planCode, quantity: 1, isExistingCustomer: false });
        const result = await postCartUpdate({ update }, { order: { orderRef: null, realm } });
        if (!result.ok) throw new Error('The cart did not answer');
        const { cart, orderRef, errorMessage } = result.value;
        const onCard = planTerms(offering, { realm, hasCommitment: planCode !== code }).minimumTotal;
        const inCart = totalMinimumPrice(cart.content, realm);
        const cookie = `orderRef=${orderRef}; orderRealm=${realm}`;
        const { body } = await running.operator.inject({ url: CHECKOUTS[realm], headers: { cookie } });
        const row = new RegExp(`Minste totalpris[^<]*</dt><dd>${formatPrice(onCard)}<`);
        if (inCart !== onCard || !row.test(body)) wrong.push({ planCode, onCard, inCart, errorMessage });
      }
    }
    expect(wrong).toEqual([]);
    expect(sold.length).toBeGreaterThan(5);
  });
});

test('[P3-16, F9.10-2] every plan that a phone is sold with costs on its page what it costs in the catalogue', async () => {
  const details = await fetchProductDetails('B2C', '/mobiltelefoner/apple/iphone-17/');
  if (!details.ok || details.value.kind !== 'product') throw new Error('There is no such phone');
  const [variant] = details.value.details.variants;
  const prices = Object.entries(variant?.prices.lease ?? {});
  expect(prices.length).toBeGreaterThan(5);
  for (const [code, entries] of prices) {
    const plan = plans.find(({ offeringCode }) => codePart(offeringCode) === codePart(code));
    const onPage = entries.map(({ mainOfferingMonthly }) => mainOfferingMonthly);
    expect([code, ...new Set(onPage)]).toEqual([code, plan && listPrice(plan).amount]);
  }
});

/** The total of the family page: the summary, less the campaign of the first year on each line. */
function familyTotal(plan: Offering, lines: number, hasYearlyDiscount: boolean, hasOtherLine = false): Ore {
  const summary = familySummary(plan, { lines, hasYearlyDiscount, hasOtherLine });
  return subtractOre(summary?.amounts.discounted ?? ZERO, timesOre(plan.firstYearDiscountAmount ?? ZERO, lines));
}

test('[F9.8-1, F9.9-3..5] every family plan, 1 to 10 lines, with binding or not: the cart has the total of the family page', async () => {
  const wrong: unknown[] = [];
  for (const plan of plans.filter(isFamilyPlan)) {
    const icim = discountedBinding(plan);
    for (const code of [plan.offeringCode, ...(icim ? [withIcim(plan.offeringCode, icim)] : [])])
      for (let lines = 1; lines <= 10; lines += 1) {
        const { cart, totals } = await putPlan(code, lines);
        const rows = cart.content.map((item) => {
          const { monthly } = itemPriceOf(item, 'B2C');
          return subtractOre(monthly ?? ZERO, item.discount?.value.monthly ?? ZERO);
        });
        const expected = familyTotal(plan, lines, code !== plan.offeringCode);
        const sum = rows.reduce((all, row) => all + row, 0);
        if (totals.monthly !== expected || sum !== expected || rows.some((row) => row < 0 || row !== ceilToKrone(row)))
          wrong.push({ code, lines, expected, inCart: totals.monthly, rows });
      }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['FJELL_MOBIL_10GB_2025_2', null],
  ['FJELL_X_MAX_2025', 'COM12PURP20'],
  ['FJELL_MOBIL_X_RASK_VT', 'COM12PURP10'],
])('[F9.8-2, F9.8-3, F9.10-4] %s is bought with %s only by its own offer', async (code, icim) => {
  const plan = plans.find(({ offeringCode }) => offeringCode === code);
  const full = plan?.monthlyOfferingPrice;
  for (const sent of ['COM12PURP10', 'COM12PURP20', 'TLF12PLEAS']) {
    const { totals } = await putPlan(withIcim(code, sent));
    const own = plan && discountedBinding(plan);
    expect([sent, totals.monthly === full]).toEqual([sent, sent !== own]);
  }
  if (icim) expect(plan && discountedBinding(plan)).toBe(icim);
});

test.each(['X_BASIC_2025_2', 'X_MAX_2025', 'X_MAX_PLUS_2025', 'X_START_2025', 'MOBIL_10GB_2025_2', 'X_UNG_2025_2'])(
  '[F9.8-3] %s is bound for a year by COM12PURP20, and costs less by it alone',
  async (part) => {
    const bound = await putPlan(`FJELL_${part}.COM12PURP20`);
    expect(bound.cart.content.map(({ subtitle }) => subtitle)).toEqual(['12 måneders avtaletid']);
    const [older, none] = [await putPlan(`FJELL_${part}.COM12PURP10`), await putPlan(`FJELL_${part}`)];
    expect(older.totals.monthly).toBe(none.totals.monthly);
    expect(bound.totals.monthly).toBeLessThan(none.totals.monthly);
  },
);

test('[F9.6-1..5] the plans have the ranks of their codes', async () => {
  const answer = await fetchOfferings('B2C');
  const all = answer.ok ? answer.value : [];
  expect(Object.fromEntries(all.map(({ offeringCode, rank }) => [codePart(offeringCode), rank]))).toMatchObject({
    ...{ MOBIL_X_UNG: 999, MOBIL_X_NORMAL: 1_000, MOBIL_X_RASK: 2_000, MOBIL_X_MAX: 3_000 },
    ...{ X_START: 1_000, X_START_2025: 2_000, X_BASIC: 3_000, X_BASIC_2025_2: 5_000 },
    ...{ X_MAX: 6_000, X_MAX_2025: 7_000, X_MAX_PLUS: 8_000, X_MAX_PLUS_2025: 9_000 },
    ...{ MOBIL_02GB: 20, MOBIL_08GB: 101, MOBIL_10GB: 100, MOBIL_10GB_2025_2: 101, MOBIL_20GB: 200 },
    ...{ JUNIOR_01GB: 10, JUNIOR_03GB: 30, SMART_BARN_S: 1, SMART_BARN_L: 2, SMART_BARN_XL: 3 },
  });
});

test('[F9.8-1, F9.2-9] a plan with binding says so and states what it costs in twelve months', async () => {
  const { cart } = await putPlan('FJELL_X_MAX_2025.COM12PURP20');
  expect(cart.content).toMatchObject([
    {
      subtitle: '12 måneders avtaletid',
      price: { monthly: 59_900, total: 12 * 54_000 },
      discount: { value: { monthly: 5_900 } },
    },
  ]);
  expect((await putPlan('FJELL_X_MAX_2025')).cart.content[0]?.price.total).toBe(59_900);
});

test('[F9.9-1, F9.9-2] in a mixed order the highest plan pays its price, the others have the family discount and say so', async () => {
  const { orderRef } = await putPlan('FJELL_MOBIL_10GB_2025_2');
  const { cart, totals } = await put({ pricePlan: 'FJELL_X_MAX_2025', quantity: 1 }, orderRef);
  expect(cart.content).toMatchObject([
    {
      name: 'Fjell Mobil 10 GB',
      discount: { value: { monthly: 5_000 } },
      subtitle: 'Du får familierabatt på dette abonnementet',
    },
    { name: 'Fjell X Max' },
  ]);
  expect(totals.monthly).toBe(31_900 + 59_900);
});

describe('[F9.9-1] a customer’s own subscriptions', () => {
  const own = async (user: string | null, code: string) => {
    client.setCookies(user ? await sessionOf(shop.database, user) : '');
    const answer = await putPlan(code, 1, true);
    client.setCookies('');
    return answer.totals.monthly;
  };

  test('give the first line the discount when it ranks no higher; the session proves them', async () => {
    expect(await own('ingrid', 'FJELL_X_MAX_2025')).toBe(49_900);
    expect(await own('ingrid', 'FJELL_X_MAX_PLUS_2025')).toBe(69_900);
    expect(await own('per', 'FJELL_X_MAX_2025')).toBe(59_900);
  });

  test('a flag that the page sends proves nothing', async () => {
    expect(await own(null, 'FJELL_X_MAX_2025')).toBe(59_900);
  });
});

describe('bundles', () => {
  const bundleUpdate = async (title: RegExp): Promise<CartUpdate & { readonly price: Ore }> => {
    const answer = await fetchBundles('B2C');
    const bundle = answer.ok ? answer.value.find((each) => title.test(each.title)) : undefined;
    if (!bundle) throw new Error(`There is no bundle ${title.source}`);
    return {
      handsetSku: bundle.variants[0]?.sku ?? '',
      financingType: 'upfront',
      pricePlan: bundle.icim ? withIcim(bundle.offeringCode, bundle.icim) : bundle.offeringCode,
      discountCode: bundle.discountCode ?? '',
      discountOfferingCode: bundle.offeringCode,
      price: bundle.discountedPrice ?? ZERO,
    };
  };

  test.each([/Fonn/, /Buds3/, /Ruter 5G med ubegrenset/, /Ruter 5G med 200/, /Flip 7/, /Go 4/])(
    '[F9.12-1, F3.6-1] %s costs in the cart what its card says, with a new plan and binding',
    async (title) => {
      const { price, ...update } = await bundleUpdate(title);
      const answer = await put(update);
      expect(answer.errorMessage).toBeUndefined();
      expect(answer.cart.content).toHaveLength(2);
      const [goods] = answer.cart.content;
      expect(subtractOre(goods?.price.upfront ?? ZERO, goods?.discount?.value.upfront ?? ZERO)).toBe(price);
    },
  );

  test('[F9.12-1] without binding, for an existing number, or for a second piece it is refused in plain words', async () => {
    const { price: _price, ...update } = await bundleUpdate(/Fonn/);
    expect((await put({ ...update, pricePlan: 'FJELL_X_MAX_PLUS_2025' })).errorMessage).toBe(
      refusals.discountNotForPlan,
    );
    expect((await put({ ...update, hasChangedSubscription: true })).errorMessage).toBe(refusals.discountForNewPlans);
    expect((await put({ ...update, quantity: 2 })).errorMessage).toBe(refusals.discountOncePerPlan);
  });

  test('[F9.12-1] when the plan is removed, or the campaign has ended, the product costs its ordinary price', async () => {
    const { price: _price, ...update } = await bundleUpdate(/Fonn/);
    const { orderRef, cart, totals } = await put(update);
    const plan = cart.content.find(({ type }) => type === 'SUBSCRIPTION');
    const without = await postCartUpdate(
      { remove: { bundleId: plan?.bundleId ?? '' } },
      { order: { orderRef, realm: 'B2C' } },
    );
    expect(without.ok && without.value.totals.upfront).toBe(totals.upfront + 100_000);
    shop.setNow(TEST_NOW_MS + 50 * 86_400_000);
    expect((await put(update)).errorMessage).toBe(refusals.discountNotValid);
    shop.setNow(TEST_NOW_MS);
  });
});

test('[F9.9-1] plans without a family price make none cheaper', () => {
  const others = plans.filter((plan) => !isFamilyPlan(plan));
  expect(codes(others).length).toBeGreaterThan(5);
  expect(plans.filter(isFamilyPlan).every((plan) => resolvePlanKind(plan) === 'ordinary')).toBe(true);
});
