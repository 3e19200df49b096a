import * as v from 'valibot';
import { displayedPrice, totalOf } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdateInput } from 'shared-domain/cart/io';
import { ore, toNok } from 'shared-domain/money';
import { toConfirmingUpdate, toInsuranceUpdate } from 'shared-domain/purchase';
import {
  anInsurance,
  bundlePlanUpdate,
  callCart,
  createTestCart,
  memoryCatalogue,
  readOrder,
  type TestCart,
} from './testing';
import { refusals } from './texts/nb';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const update = (input: CartUpdateInput, orderRef: string | null = null): Promise<CartAnswerWire> =>
  callCart(cart.service, input, { orderRef });
const lease = {
  update: { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X_BASIC_2025_2' },
} as const;

/** A leased phone, with the ids that a page knows of it. */
async function leased(): Promise<{
  answer: CartAnswerWire;
  orderRef: string | null;
  bundleId: string;
  cartItemId: string;
}> {
  const answer = await update(lease);
  const [device] = answer.cart.content;
  return { answer, orderRef: answer.orderRef, bundleId: device?.bundleId ?? '', cartItemId: device?.cartItemId ?? '' };
}
const childrenOf = ({ cart: { content } }: CartAnswerWire): string[] =>
  content.flatMap(({ items }) => items.map(({ id }) => id));

test('[P7-12, F7.1-9, F3.1-3, F9.1-23] an insurance is a child of the bundle’s device, paid monthly', async () => {
  const { orderRef, bundleId, answer: before } = await leased();
  const answer = await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  expect(answer.cart.content).toHaveLength(1);
  expect(answer.cart.content[0]?.items).toEqual([
    expect.objectContaining({ type: 'SUBSCRIPTION' }),
    expect.objectContaining({
      id: 'TRYGG',
      type: 'SERVICE',
      name: 'Fjell Trygg',
      bundleId,
      price: { monthly: 129, monthlyWithoutVAT: 103.2 },
      quantity: { value: 1, modifiable: false, removable: true },
      items: [],
    }),
  ]);
  expect(answer.totals.monthly).toBe(before.totals.monthly + 129);
});

test('[P7-12, F7.1-9] the bundle may be named by any of its rows', async () => {
  const { orderRef, cartItemId, answer } = await leased();
  const plan = answer.cart.content[0]?.items[0]?.cartItemId ?? '';
  for (const name of [cartItemId, plan]) {
    expect(childrenOf(await update(toInsuranceUpdate(name, 'TRYGG'), orderRef))).toEqual([
      'FJELL_X_BASIC_2025_2',
      'TRYGG',
    ]);
  }
});

test('[P3-31, F9.1-16, F9.1-23] an insurance offer is a discount, subtracted from the totals as well', async () => {
  const { orderRef, bundleId, answer: before } = await leased();
  const answer = await update(toInsuranceUpdate(bundleId, 'TRYGG_PLUSS'), orderRef);
  expect(answer.cart.content[0]?.items[1]).toMatchObject({
    price: { monthly: 179 },
    discount: { name: 'Forsikringsrabatt', value: { monthly: 50 } },
  });
  expect(answer.totals.monthly).toBe(before.totals.monthly + 129);
  const insurance = v.parse(cartAnswerSchema, answer).cart.content[0]?.items[1];
  expect(insurance && displayedPrice(insurance, 'B2C')).toMatchObject({ amount: 12_900, isMonthly: true });
  expect(answer.totals.monthly).toBe(toNok(totalOf(v.parse(cartAnswerSchema, answer).cart.content, 'monthly', 'B2C')));
});

test('[F9.1-23] free months are told at the row, and the totals say what is paid in them', async () => {
  const { orderRef, bundleId, answer: before } = await leased();
  const free = cart.over(
    memoryCatalogue({ insurances: [anInsurance({ monthlyOre: ore(16_900), discountOre: ore(2_000), freeMonths: 2 })] }),
  );
  await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  const answer = await free.get(orderRef, 'B2C');
  expect(answer.cart.content[0]?.items[1]).toMatchObject({ price: { monthly: 169 }, freeMonths: 2 });
  expect(answer.totals).toMatchObject({
    monthly: before.totals.monthly + 149,
    firstMonths: [{ months: 2, monthly: before.totals.monthly }],
  });
  expect(before.totals).not.toHaveProperty('firstMonths');
});

test('[P7-12] another insurance replaces it, the same one again changes nothing', async () => {
  const { orderRef, bundleId } = await leased();
  const first = await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  expect(await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef)).toEqual(first);
  expect(childrenOf(await update(toInsuranceUpdate(bundleId, 'TRYGG_PLUSS'), orderRef))).toEqual([
    'FJELL_X_BASIC_2025_2',
    'TRYGG_PLUSS',
  ]);
});

test('[P3-31, P7-13, F7.1-10] ‘Nei takk’ removes it: the code NONE, and ‘dummy’ in the update that confirms the plan', async () => {
  const { orderRef, bundleId, answer: before } = await leased();
  for (const none of [
    toInsuranceUpdate(bundleId, 'NONE'),
    toConfirmingUpdate({ bundleId, sku: 'PHONE', planCode: 'FJELL_X_BASIC_2025_2' }),
  ]) {
    await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
    expect(await update(none, orderRef)).toEqual(before);
  }
  expect(await update(toInsuranceUpdate('AAAAAAAAAAAA', 'NONE'), orderRef)).toEqual(before);
});

test('[P7-13, F7.1-13] a change to another plan, or to the customer’s own, keeps the insurance', async () => {
  const { orderRef, bundleId } = await leased();
  await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  expect(childrenOf(await update(bundlePlanUpdate(bundleId, 'FJELL_X_MAX_2025'), orderRef))).toEqual([
    'FJELL_X_MAX_2025',
    'TRYGG',
  ]);
  expect(childrenOf(await update(bundlePlanUpdate(bundleId, null), orderRef))).toEqual(['TRYGG']);
});

test('[F7.1-18, P7-16, F4.1-7] it is removed by its code, and by its own id', async () => {
  const { orderRef, bundleId, answer: before } = await leased();
  const insured = await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  expect(await update({ remove: { serviceCode: 'TRYGG' } }, orderRef)).toEqual(before);
  expect((await update({ remove: { serviceCode: 'TRYGG' } }, orderRef)).errorMessage).toBe(refusals.serviceGone);
  await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  const again = await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  expect(again.cart.content[0]?.items).toHaveLength(insured.cart.content[0]?.items.length ?? 0);
  expect(await update({ remove: { cartItemId: again.cart.content[0]?.items[1]?.cartItemId ?? '' } }, orderRef)).toEqual(
    before,
  );
});

test('[F7.1-16] it is removed with its bundle, another bundle keeps its own', async () => {
  const { orderRef, bundleId } = await leased();
  const second = (await update(lease, orderRef)).cart.content[1]?.bundleId ?? '';
  await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  await update(toInsuranceUpdate(second, 'TRYGG_PLUSS'), orderRef);
  const answer = await update({ remove: { bundleId } }, orderRef);
  expect(childrenOf(answer)).toEqual(['FJELL_X_BASIC_2025_2', 'TRYGG_PLUSS']);
  expect((await readOrder(cart.database, orderRef)).order?.lines).toHaveLength(3);
});

test('[P7-17, F7.1-19] not offered for the device, or the device is bought at full price: refused, nothing changed', async () => {
  const { orderRef, bundleId } = await leased();
  const upfront = await update({ update: { handsetSku: 'PHONE', financingType: 'upfront' } }, orderRef);
  const before = await readOrder(cart.database, orderRef);
  expect(await update(toInsuranceUpdate(bundleId, 'NO_SUCH'), orderRef)).toEqual({
    ...upfront,
    errorMessage: refusals.serviceNotOffered,
  });
  expect(await update(toInsuranceUpdate(upfront.cart.content[1]?.cartItemId ?? '', 'TRYGG'), orderRef)).toEqual({
    ...upfront,
    errorMessage: refusals.insuranceNeedsBundle,
  });
  expect(await readOrder(cart.database, orderRef)).toEqual(before);
});

test('[P9-21] one of the screen alone is refused with Svitsj, which insures the screen; not with a lease', async () => {
  const { orderRef, bundleId } = await leased();
  expect(childrenOf(await update(toInsuranceUpdate(bundleId, 'SKJERM'), orderRef))).toContain('SKJERM');
  const switched = await update({ update: { ...lease.update, financingType: 'switch' } }, orderRef);
  const answer = await update(toInsuranceUpdate(switched.cart.content[1]?.bundleId ?? '', 'SKJERM'), orderRef);
  expect(answer.errorMessage).toBe(refusals.serviceNotOffered);
  expect(answer.cart).toEqual(switched.cart);
});

test('a business is offered none', async () => {
  const made = await callCart(
    cart.service,
    { update: { ...lease.update, pricePlan: 'FJELL_X_MAX_2025' } },
    { realm: 'B2B' },
  );
  const answer = await callCart(cart.service, toInsuranceUpdate(made.cart.content[0]?.bundleId ?? '', 'TRYGG'), {
    orderRef: made.orderRef,
    realm: 'B2B',
  });
  expect(answer.errorMessage).toBe(refusals.serviceNotOffered);
});

test('an insurance has its current price, and is left out when it is no longer offered', async () => {
  const { orderRef, bundleId, answer: before } = await leased();
  await update(toInsuranceUpdate(bundleId, 'TRYGG'), orderRef);
  const dearer = cart.over(memoryCatalogue({ insurances: [anInsurance({ monthlyOre: ore(19_900) })] }));
  expect((await dearer.get(orderRef, 'B2C')).totals.monthly).toBe(before.totals.monthly + 199);
  const without = cart.over(memoryCatalogue({ insurances: [] }));
  expect(await without.get(orderRef, 'B2C')).toEqual(before);
});

test('[P9-21] the row of a phone on Svitsj says that screen insurance is included', async () => {
  const answer = await update({
    update: { handsetSku: 'PHONE', financingType: 'switch', financingDuration: 24, pricePlan: 'FJELL_X_MAX_2025' },
  });
  expect(answer.cart.content[0]?.subtitle).toBe('Skjermforsikring er inkludert');
  expect((await leased()).answer.cart.content[0]).not.toHaveProperty('subtitle');
});
