import { countItems } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { toDeviceUpdate } from 'shared-domain/purchase';
import { asSent } from 'shared-domain/testing';
import { callCart, createTestCart, memoryCatalogue, readOrder, type TestCart } from './testing';
import { refusals } from './texts/nb';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const put = async (bundleId: string, stateId = 'new', mainVariantId = 'PHONE'): Promise<CartAnswerWire> =>
  asSent(cartAnswerSchema, await cart.service.updateAgreement(stateId, { bundleId, mainVariantId }));

test('[P7-4, P6-15, F3.1-18, F5.1-5] the device of an equipment agreement is a bundle with the included plan', async () => {
  const answer = await put('phone-ukko36');
  const [device] = answer.cart.content;
  expect(answer.orderRef).toMatch(/^[\w-]{32}$/);
  expect(answer).toMatchObject({
    realm: 'UKKO',
    cart: {
      content: [{ id: 'PHONE', leaseMonths: 36, price: { monthly: 361, monthlyWithoutVAT: 288.8, total: 12996 } }],
    },
  });
  expect(device?.items).toEqual([
    expect.objectContaining({
      id: 'FJELL_WORK',
      type: 'SUBSCRIPTION',
      subtitle: 'Inkludert i utstyrsavtalen',
      price: {},
      quantity: { value: 1, modifiable: false, removable: false },
    }),
  ]);
  expect(answer.subscriptions).toEqual([
    {
      id: device?.bundleId,
      isLegal: true,
      code: 'FJELL_WORK',
      financing: { type: 'ukko', code: '36', duration: 36 },
      price: { monthly: { amountSubscription: 0, amountSubscriptionWithoutVAT: 0 } },
    },
  ]);
  expect(answer.totals).toMatchObject({ monthly: 361, upfront: 0 });
  expect(countItems(answer.cart.content)).toBe(1);
});

test('without a plan in the agreement the employee keeps their own', async () => {
  const service = cart.over(memoryCatalogue({ plans: [] }));
  const answer = await service.updateAgreement('new', { bundleId: 'phone-ukko24', mainVariantId: 'PHONE' });
  expect(answer.cart).toMatchObject({
    content: [{ items: [] }],
    subscriptions: [{ keepExistingSubscription: true, financing: { type: 'ukko' } }],
  });
});

test('[P7-4] the same update twice counts once; another device or length replaces it', async () => {
  const first = await put('phone-ukko24');
  const state = first.orderRef ?? '';
  expect(await put('phone-ukko24', state)).toEqual(first);
  const longer = await put('phone-ukko36', state);
  expect(longer.orderRef).toBe(state);
  expect(longer.cart.content.map(({ leaseMonths }) => leaseMonths)).toEqual([36]);
  expect((await readOrder(cart.database, state)).order?.lines).toHaveLength(2);
});

test('[P7-10] an update by financing type has the same effect', async () => {
  const answer = await callCart(
    cart.service,
    toDeviceUpdate({ type: 'HANDSET', sku: 'PHONE', option: 'ukko12', planCode: null }),
    { realm: 'UKKO' },
  );
  expect(answer.subscriptions[0]?.financing).toEqual({ type: 'ukko', code: '12', duration: 12 });
});

test('[P7-17] what the agreement does not include is refused, without an order', async () => {
  expect(await put('phone-ukko48')).toMatchObject({
    orderRef: null,
    realm: 'UKKO',
    errorMessage: refusals.financingNotOffered('Aurora 5 Pro'),
  });
  expect(await put('phone-ukko24', 'new', 'PHONE-B2B')).toMatchObject({
    errorMessage: refusals.notSoldInRealm('Aurora Work'),
  });
  expect(await put('phone-ukko24', 'new', 'NOPE')).toMatchObject({ errorMessage: refusals.unknownSku });
});

test('[P7-17] it cannot join an order of another realm, nor can goods of another realm join it', async () => {
  const consumer = await callCart(cart.service, { update: { accessorySku: 'CHARGER' } });
  expect(await put('phone-ukko24', consumer.orderRef ?? '')).toEqual({
    ...consumer,
    errorMessage: refusals.otherRealm.B2C,
  });
  const { orderRef } = await put('phone-ukko24');
  expect((await callCart(cart.service, { update: { accessorySku: 'CHARGER' } }, { orderRef })).errorMessage).toBe(
    refusals.otherRealm.UKKO,
  );
});

test('[P7-17] its plan cannot be changed', async () => {
  const made = await put('phone-ukko24');
  const cartItemId = made.cart.content[0]?.bundleId ?? '';
  const answer = await callCart(
    cart.service,
    { update: { pricePlan: 'FJELL_WORK', isForBundle: true, cartItemId } },
    { orderRef: made.orderRef, realm: 'UKKO' },
  );
  expect(answer).toEqual({ ...made, errorMessage: refusals.agreementPlanFixed });
});
