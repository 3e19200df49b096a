/** Subscription and account of an update are the buyer's own: the session proves it, not the page. */
import type { CartUpdate } from 'shared-domain/cart/io';
import { ore } from 'shared-domain/money';
import type { Buyer } from './orders/buyer';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';
import { refusals } from './texts/nb';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const kari: Buyer = {
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
const send = (update: CartUpdate, buyer: Buyer | null = kari) =>
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

test('[F9.9-1] a changed subscription is no family of itself', async () => {
  const catalogue = memoryCatalogue();
  const service = cart.over({
    ...catalogue,
    findPlan: (code) => {
      const plan = catalogue.findPlan(code);
      return plan && { ...plan, monthlyLinesOre: ore(39_900) };
    },
  });
  const [account] = kari.accounts;
  if (!account) throw new Error('Kari has an account');
  const alone = { accounts: [{ ...account, subscriptions: account.subscriptions.slice(0, 1) }] };
  const monthlyOf = async (change: CartUpdate): Promise<number> => {
    const update = { ...lease, pricePlan: 'FJELL_X_BASIC_2025_2', customerTypeGet: 'existing' as const, ...change };
    return (await callCart(service, { update }, { buyer: () => Promise.resolve(alone) })).totals.monthly;
  };
  expect((await monthlyOf({ phoneNumber: '90000000' })) - (await monthlyOf({ accountId: '1001' }))).toBe(100);
});
