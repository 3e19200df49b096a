import * as v from 'valibot';
import { financingKey, totalMinimumPrice } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdate, type CartUpdateInput } from 'shared-domain/cart/io';
import { ore, toOre, ZERO } from 'shared-domain/money';
import { ABORT_SWITCH, isReSwitching, switchBanner } from 'shared-domain/purchase';
import type { SwappedAgreement } from './orders/order';
import { callCart, createTestCart, readOrder, type TestCart } from './testing';
import { refusals } from './texts/nb';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const agreement: SwappedAgreement = {
  agreementId: 'avtale-7',
  name: 'Aurora 3',
  phoneNumber: '+4790012345',
  offeringCode: 'FJELL_X_MAX_2025',
  monthsLeft: 5,
  remainingOre: ore(195_000),
};
const start = (orderRef: string | null = null, change: Partial<SwappedAgreement> = {}): Promise<CartAnswerWire> =>
  cart.service.startSwap(orderRef, 'B2C', { ...agreement, ...change });
const call = (input: CartUpdateInput, orderRef: string | null): Promise<CartAnswerWire> =>
  callCart(cart.service, input, { orderRef });
const update = (fields: CartUpdate, orderRef: string | null): Promise<CartAnswerWire> =>
  call({ update: fields }, orderRef);
const phone: CartUpdate = { handsetSku: 'PHONE', financingType: 'reswitch', financingDuration: 24 };
const typesOf = ({ cart: { content } }: CartAnswerWire): string[] => content.map(({ type }) => type);

test('[P3-29, P2-47, P7-17] a swap that has started is part of the order, also while the cart is empty', async () => {
  const answer = await start();
  expect(answer.orderRef).toMatch(/^[\w-]{32}$/);
  expect(answer).toMatchObject({
    realm: 'B2C',
    reSwitch: { name: 'Aurora 3', phoneNumber: '+4790012345' },
    cart: { content: [] },
  });
  expect(isReSwitching(answer)).toBe(true);
  expect(switchBanner(answer)?.text).toEqual({
    key: 'swapping',
    values: { phone: 'Aurora 3', phoneNumber: '900 12 345' },
  });
  expect(await cart.service.get(answer.orderRef, 'B2B')).toEqual(answer);
});

test('[F3.1-16, F4.1-17, F9.2-9, P4-41, P4-52, P9-23] the new phone replaces the old one, which is handed in; the remaining cost is on the next invoice', async () => {
  const { orderRef } = await start(null, { breakageFeeOre: ore(60_000) });
  const answer = await update({ ...phone, pricePlan: 'keepExisting.KEEP' }, orderRef);
  const bundleId = answer.cart.content[0]?.bundleId;
  const fixed = { bundleId, isReSwitch: true, quantity: { value: 1, modifiable: false, removable: false } };
  expect(answer.cart.content).toEqual([
    expect.objectContaining({
      id: 'PHONE',
      type: 'HANDSET',
      isReSwitch: true,
      price: { monthly: 542, monthlyWithoutVAT: 433.6, total: 13008 },
      items: [],
    }),
    expect.objectContaining({
      ...fixed,
      type: 'RESWITCH_EXISTING_HARDWARE',
      name: 'Innlevering av Aurora 3',
      price: {},
    }),
    expect.objectContaining({
      ...fixed,
      type: 'SWITCH_REMAINING_COST',
      name: 'Restbeløp på Svitsj-avtalen (5 md.)',
      price: { firstInvoice: 1950, total: 1950 },
    }),
    expect.objectContaining({
      ...fixed,
      type: 'BREAKAGE_FEE',
      name: 'Bruddgebyr',
      price: { firstInvoice: 600, total: 600 },
    }),
  ]);
  expect(answer.totals).toMatchObject({ monthly: 542, upfront: 0, firstInvoice: 2550 });
  // The phone, and what the first invoice brings (F9.2-9).
  expect(totalMinimumPrice(v.parse(cartAnswerSchema, answer).cart.content, 'B2C')).toBe(toOre(13_008 + 2_550));
  expect(answer.cart.subscriptions).toMatchObject([
    { code: 'keepExisting.KEEP', keepExistingSubscription: true, financing: { type: 'switch', duration: 24 } },
  ]);
  expect(answer.cart.content[0] && financingKey(answer.cart.content[0], answer.subscriptions[0] ?? null)).toBe(
    'upfront',
  );
});

test('[F3.1-16] an agreement with nothing left to pay brings no fees', async () => {
  const { orderRef } = await start(null, { monthsLeft: 0, remainingOre: ZERO });
  const answer = await update({ ...phone, isKeepExisting: true }, orderRef);
  expect(typesOf(answer)).toEqual(['HANDSET', 'RESWITCH_EXISTING_HARDWARE']);
  expect(answer.totals.firstInvoice).toBe(0);
});

test.each([
  ['[P4-52] without a plan the customer’s own is kept', {}, 'keepExisting.KEEP'],
  [
    '[P7-10] another plan may be chosen',
    { pricePlan: 'FJELL_X_MAX_2025', hasChangedSubscription: true, phoneNumber: '90012345' },
    'FJELL_X_MAX_2025',
  ],
  [
    'an update of type switch counts as that swap',
    { financingType: 'switch', pricePlan: 'FJELL_X_BASIC_2025_2' },
    'FJELL_X_BASIC_2025_2',
  ],
])('%s', async (_what, change, code) => {
  const { orderRef } = await start();
  const answer = await update({ ...phone, ...change }, orderRef);
  expect(answer.cart.content[0]?.isReSwitch).toBe(true);
  expect(answer.cart.subscriptions).toMatchObject([{ code }]);
});

test('[P2-47, P4-52, P6-13, P7-15] aborting empties the order and ends the swap', async () => {
  const { orderRef } = await start();
  await update({ ...phone, isKeepExisting: true }, orderRef);
  const [abort] = ABORT_SWITCH;
  const answer = await call(abort?.kind === 'update-cart' ? abort.input : { extend: true }, orderRef);
  expect(answer).toMatchObject({ orderRef, reSwitch: null, cart: { content: [] }, totals: { firstInvoice: 0 } });
  expect((await readOrder(cart.database, orderRef)).order?.swap).toBeNull();
});

test('[F7.1-16] removing the new phone removes the rows that belong to it; the swap goes on', async () => {
  const { orderRef } = await start();
  const { cart: before } = await update({ ...phone, isKeepExisting: true }, orderRef);
  const answer = await call({ remove: { bundleId: before.content[0]?.bundleId ?? '' } }, orderRef);
  expect(answer).toMatchObject({ cart: { content: [] }, reSwitch: { name: 'Aurora 3' } });
});

test('[P3-29] another agreement replaces the first', async () => {
  const { orderRef } = await start();
  const answer = await start(orderRef, { name: 'Aurora 2' });
  expect(answer).toMatchObject({ orderRef, reSwitch: { name: 'Aurora 2' } });
});

describe('refused, and nothing changed', () => {
  const REFUSED: readonly (readonly [string, CartUpdate, string])[] = [
    ['[P7-17] a lease', { ...phone, financingType: 'lease', pricePlan: 'FJELL_X_MAX_2025' }, refusals.swapUnderWay],
    ['[P7-17] a phone at its full price', { handsetSku: 'PHONE', financingType: 'upfront' }, refusals.swapUnderWay],
    ['[P7-17] a second phone', { ...phone, isKeepExisting: true }, refusals.swapTaken],
  ];

  test.each(REFUSED)('%s', async (_what, fields, message) => {
    const { orderRef } = await start();
    const before = await update({ ...phone, isKeepExisting: true }, orderRef);
    const stored = await readOrder(cart.database, orderRef);
    expect(await update(fields, orderRef)).toEqual({ ...before, errorMessage: message });
    expect(await readOrder(cart.database, orderRef)).toEqual(stored);
  });

  test('[P6-13, P7-17] a swap for a business, or in an order of one', async () => {
    expect((await cart.service.startSwap(null, 'B2B', agreement)).errorMessage).toBe(refusals.swapForConsumers);
    const business = await callCart(
      cart.service,
      { update: { handsetSku: 'PHONE', financingType: 'upfront' } },
      { realm: 'B2B' },
    );
    expect(await start(business.orderRef)).toEqual({ ...business, errorMessage: refusals.otherRealm.B2B });
  });

  test('accessories may be added', async () => {
    const { orderRef } = await start();
    expect((await update({ accessorySku: 'CHARGER' }, orderRef)).cart.content).toHaveLength(1);
  });
});

describe('personal data', () => {
  test('[F7.1-15, P7-10] account and number are stored with the device, and not in the ledger', async () => {
    const { orderRef } = await start();
    await update({ ...phone, isKeepExisting: true, phoneNumber: '90012345', accountId: 'KONTO-4711' }, orderRef);
    const { order, ledger } = await readOrder(cart.database, orderRef);
    const [device] = order?.lines ?? [];
    expect(order?.customers).toEqual({
      [device?.cartItemId ?? '']: { accountId: 'KONTO-4711', phoneNumber: '90012345' },
    });
    expect(order?.swap).toMatchObject({ agreementId: 'avtale-7', remainingOre: 195_000 });
    expect(ledger[0]).toMatchObject({ what: 'start-swap', detail: { swap: 'started' } });
    for (const secret of ['90012345', 'KONTO-4711', 'Aurora 3', 'avtale-7'])
      expect(JSON.stringify([ledger, order?.lines])).not.toContain(secret);
  });

  test('[F7.1-12, P7-14] a subscription keeps its account, removed too, until the cart is emptied', async () => {
    const made = await update({ pricePlan: 'FJELL_X_MAX_2025', quantity: 2, accountId: 'KONTO-1' }, null);
    const ids = made.cart.content.map(({ cartItemId }) => cartItemId);
    await call({ remove: { cartItemId: ids[0] ?? '' } }, made.orderRef);
    expect((await readOrder(cart.database, made.orderRef)).order?.customers).toEqual(
      Object.fromEntries(ids.map((id) => [id, { accountId: 'KONTO-1' }])),
    );
    await call({ empty: true }, made.orderRef);
    expect((await readOrder(cart.database, made.orderRef)).order?.customers).toEqual({});
  });

  test('the personal data of an expired unpaid order is deleted', async () => {
    const { orderRef } = await start();
    await update({ ...phone, isKeepExisting: true, phoneNumber: '90012345' }, orderRef);
    await cart.service.sweep();
    expect((await readOrder(cart.database, orderRef)).order?.swap).not.toBeNull();
    const { now } = cart.clock;
    cart.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    await cart.service.sweep();
    cart.clock.now = now;
    expect((await readOrder(cart.database, orderRef)).order).toMatchObject({ customers: {}, swap: null });
  });
});
