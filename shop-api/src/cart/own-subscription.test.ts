/** Subscription and account of an update are the buyer's own: the session proves it, not the page. */
import type { CartUpdate } from 'shared-domain/cart/io';
import { ore } from 'shared-domain/money';
import type { KnownCustomer } from './orders/customers';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';
import { refusals } from './texts/nb';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const kari: KnownCustomer = {
  accounts: [
    {
      accountId: '1001',
      isLegal: false,
      subscriptions: [
        { phoneNumber: '90000000', offeringCode: 'FJELL_X_MAX_2025' },
        { phoneNumber: '90000001', offeringCode: 'FJELL_MOBIL_02GB' },
      ],
    },
    { accountId: '1002', isLegal: false, subscriptions: [] },
    {
      accountId: '7001',
      isLegal: true,
      subscriptions: [{ phoneNumber: '90000007', offeringCode: 'FJELL_X_MAX_2025' }],
    },
  ],
};
const lease: CartUpdate = { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24 };
const kept: CartUpdate = { ...lease, isKeepExisting: true, phoneNumber: '90000000', accountId: '1001' };
const send = (update: CartUpdate, buyer: KnownCustomer | null = kari) =>
  callCart(cart.service, { update }, { buyer: () => Promise.resolve(buyer) });

test('[P6-10, P7-10] an own subscription is kept with the device: no plan is bought', async () => {
  const answer = await send(kept);
  expect(answer.errorMessage).toBeUndefined();
  expect(answer.cart.content).toMatchObject([{ id: 'PHONE', items: [] }]);
  expect(answer.cart.subscriptions).toMatchObject([{ code: 'keepExisting.KEEP', keepExistingSubscription: true }]);
});

test('[P4-51, P7-10] one whose plan is not sold any more may be changed', async () => {
  const answer = await send({
    ...lease,
    pricePlan: 'FJELL_X_MAX_2025',
    hasChangedSubscription: true,
    phoneNumber: '+47 900 00 001',
    accountId: '1001',
  });
  expect(answer.cart.content).toMatchObject([{ id: 'PHONE', items: [{ id: 'FJELL_X_MAX_2025' }] }]);
});

test('[P6-9] a new plan is billed to an account without subscriptions, too', async () => {
  const answer = await send({ ...lease, pricePlan: 'FJELL_X_MAX_2025', accountId: '1002' });
  expect(answer.errorMessage).toBeUndefined();
});

test.each<[string, CartUpdate, string]>([
  ['[P7-10] a number of someone else', { ...kept, phoneNumber: '91111111' }, refusals.subscriptionNotFound],
  ['[P7-10] no number', { ...lease, isKeepExisting: true }, refusals.subscriptionNotFound],
  ['[P6-9, P7-10] a number of another account', { ...kept, accountId: '1002' }, refusals.subscriptionNotFound],
  ['[P6-9, P7-10] an account of someone else', { ...kept, accountId: '4711' }, refusals.accountNotFound],
  [
    '[P3-22, P7-10] a company’s account in the private shop',
    { ...kept, phoneNumber: '90000007', accountId: '7001' },
    refusals.accountNotFound,
  ],
  ['[P5-6, P8-9] a plan that is not sold any more', { ...kept, phoneNumber: '90000001' }, refusals.keptPlanNotSold],
])('%s is refused, and nothing changed', async (_what, update, message) => {
  expect(await send(update)).toMatchObject({ orderRef: null, errorMessage: message, cart: { content: [] } });
});

test.each<[string, CartUpdate]>([
  ['a kept subscription', kept],
  ['a kept one without its number', { ...lease, isKeepExisting: true }],
  ['a changed one', { ...lease, pricePlan: 'FJELL_X_MAX_2025', phoneNumber: '90000000' }],
  ['an account', { ...lease, pricePlan: 'FJELL_X_MAX_2025', accountId: '1001' }],
])('[P7-10] the session has ended: %s is refused, and the page may ask for a login', async (_what, update) => {
  expect(await send(update, null)).toMatchObject({
    orderRef: null,
    errorMessage: refusals.loginNeeded,
    isLoginNeeded: true,
  });
});

/** Kari with these own subscriptions, where further plans are cheaper. @returns price a month, NOK */
async function monthlyOf(
  subscriptions: KnownCustomer['accounts'][number]['subscriptions'],
  update: CartUpdate,
): Promise<number> {
  const catalogue = memoryCatalogue();
  const service = cart.over({
    ...catalogue,
    findPlan: (code) => {
      const plan = catalogue.findPlan(code);
      return plan && { ...plan, monthlyLinesOre: ore(39_900) };
    },
  });
  const buyer: KnownCustomer = { accounts: [{ accountId: '1001', isLegal: false, subscriptions }] };
  return (await callCart(service, { update }, { buyer: () => Promise.resolve(buyer) })).totals.monthly;
}
const max = { phoneNumber: '90000000', offeringCode: 'FJELL_X_MAX_2025' };

test('[F9.9-1] a changed subscription is no family of itself', async () => {
  const update: CartUpdate = { ...lease, pricePlan: 'FJELL_X_BASIC_2025_2', customerTypeGet: 'existing' };
  const changed = await monthlyOf([max], { ...update, phoneNumber: '90000000' });
  expect(changed - (await monthlyOf([max], { ...update, accountId: '1001' }))).toBe(100);
});

describe('a change of plan without a device', () => {
  const change: CartUpdate = {
    pricePlan: 'FJELL_X_BASIC_2025_2',
    phoneNumber: '90000000',
    hasChangedSubscription: true,
    accountId: '1001',
    customerTypeGet: 'existing',
  };

  test('[F3.4-3, F7.1-12] is one row with the number that it is for', async () => {
    const answer = await send(change);
    expect(answer.errorMessage).toBeUndefined();
    expect(answer.cart.content).toMatchObject([
      { id: 'FJELL_X_BASIC_2025_2', phoneNumber: '90000000', quantity: { value: 1, removable: true } },
    ]);
  });

  test('[F3.4-3] another change of the same number takes its place, one of another number stands beside it', async () => {
    const next = (orderRef: string | null, update: CartUpdate) =>
      callCart(cart.service, { update }, { orderRef, buyer: () => Promise.resolve(kari) });
    const { orderRef } = await next(null, change);
    await next(orderRef, { ...change, phoneNumber: '90000001', pricePlan: 'FJELL_X_MAX_2025' });
    const answer = await next(orderRef, { ...change, phoneNumber: '+47 900 00 000', pricePlan: 'FJELL_MOBIL_05GB' });
    expect(answer.cart.content.map(({ id, phoneNumber }) => [id, phoneNumber])).toEqual([
      ['FJELL_X_MAX_2025', '90000001'],
      ['FJELL_MOBIL_05GB', '+47 900 00 000'],
    ]);
  });

  test('[F3.4-3] removed and put back it is for the same number; not beside a later one of that number', async () => {
    const next = (orderRef: string | null, request: Parameters<typeof callCart>[1]) =>
      callCart(cart.service, request, { orderRef, buyer: () => Promise.resolve(kari) });
    const numbers = ({ cart: { content } }: Awaited<ReturnType<typeof next>>) =>
      content.map(({ id, phoneNumber }) => [id, phoneNumber]);
    const made = await next(null, { update: change });
    const removal = { cartItemId: made.cart.content[0]?.cartItemId ?? '' };
    await next(made.orderRef, { remove: removal });
    expect(numbers(await next(made.orderRef, { restore: removal }))).toEqual([['FJELL_X_BASIC_2025_2', '90000000']]);
    await next(made.orderRef, { remove: removal });
    await next(made.orderRef, { update: { ...change, pricePlan: 'FJELL_MOBIL_05GB' } });
    expect(numbers(await next(made.orderRef, { restore: removal }))).toEqual([['FJELL_X_BASIC_2025_2', '90000000']]);
  });

  const leased: CartUpdate = { ...change, ...lease };
  test.each<[string, CartUpdate, CartUpdate, string | undefined, readonly (string | undefined)[]]>([
    ['a phone with another plan for it takes its place', change, leased, undefined, ['PHONE']],
    ['a phone that keeps the plan', change, kept, refusals.numberTaken, ['FJELL_X_BASIC_2025_2']],
    ['it, beside a phone that changes the plan', leased, change, refusals.numberTaken, ['PHONE']],
    ['it, beside a phone that keeps the plan', kept, change, refusals.numberTaken, ['PHONE']],
    ['a phone that keeps the plan, beside one that changes it', leased, kept, refusals.numberTaken, ['PHONE']],
    ['another phone that keeps the same plan', kept, kept, undefined, ['PHONE', 'PHONE']],
    ['a phone for another number', leased, { ...leased, phoneNumber: '90000001' }, undefined, ['PHONE', 'PHONE']],
  ])('[F3.4-3] one number has one plan: %s', async (_what, first, second, message, rows) => {
    const next = (orderRef: string | null, update: CartUpdate) =>
      callCart(cart.service, { update }, { orderRef, buyer: () => Promise.resolve(kari) });
    const { orderRef } = await next(null, first);
    const answer = await next(orderRef, second);
    expect([answer.errorMessage, answer.cart.content.map(({ id }) => id)]).toEqual([message, rows]);
  });

  test('[F9.7-1, P6-16] has twice the data, as it was offered; bought by anybody else it has not', async () => {
    const of = ({ cart: { content, subscriptions } }: Awaited<ReturnType<typeof send>>) => [
      content[0]?.name,
      subscriptions[0]?.size,
    ];
    expect(of(await send({ ...change, pricePlan: 'FJELL_MOBIL_05GB' }))).toEqual([
      'Fjell 10 GB',
      { amount: 10, unit: 'GB' },
    ]);
    expect(of(await send({ pricePlan: 'FJELL_MOBIL_05GB', quantity: 1 }))).toEqual([
      'Fjell 5 GB',
      { amount: 5, unit: 'GB' },
    ]);
  });

  test('[F9.9-1] the plan that goes gives it no family discount, another one does', async () => {
    const alone = await monthlyOf([max], change);
    expect(alone - (await monthlyOf([max, { ...max, phoneNumber: '90000001' }], change))).toBe(100);
  });

  test('[F3.2-7, F9.9-1] says whether another plan would make a family', async () => {
    const of = (answer: Awaited<ReturnType<typeof send>>) => answer.cart.subscriptions[0]?.canHaveFamilyDiscount;
    expect(of(await send({ pricePlan: 'FJELL_MOBIL_05GB', quantity: 1 }))).toBe(true);
    expect(of(await send({ pricePlan: 'FJELL_PREPAID', quantity: 1 }))).toBe(false);
  });

  test.each<[string, CartUpdate, string]>([
    ['a number of someone else', { ...change, phoneNumber: '91111111' }, refusals.subscriptionNotFound],
    ['the plan that the number has', { ...change, pricePlan: 'FJELL_X_MAX_2025' }, refusals.samePlan],
  ])('[P7-10] %s is refused', async (_what, update, message) => {
    expect(await send(update)).toMatchObject({ errorMessage: message, cart: { content: [] } });
  });

  test('[P7-10] without a number, or for several, it is malformed', async () => {
    const { phoneNumber: _number, ...nameless } = change;
    await expect(send(nameless)).rejects.toThrow('/update/phoneNumber');
    await expect(send({ ...change, quantity: 2 })).rejects.toThrow('/update/quantity');
  });
});
