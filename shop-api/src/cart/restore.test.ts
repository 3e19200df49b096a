import type { CartAnswerWire } from 'shared-domain/cart/io';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const BUNDLE = {
  update: { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X_BASIC_2025_2' },
} as const;

/** A charger, a leased phone with plan and insurance, a lamp. */
async function filled(): Promise<CartAnswerWire> {
  const { service } = cart;
  const { orderRef } = await callCart(service, { update: { accessorySku: 'CHARGER', quantity: 2 } });
  const bundle = await callCart(service, BUNDLE, { orderRef });
  const cartItemId = bundle.cart.content[1]?.cartItemId ?? '';
  await callCart(service, { update: { serviceCode: 'TRYGG', cartItemId } }, { orderRef });
  return callCart(service, { update: { accessorySku: 'LAMP' } }, { orderRef });
}
const idAt = ({ cart: { content } }: CartAnswerWire, index: number): string => content[index]?.cartItemId ?? '';

test.each([0, 1, 2])('line %i comes back as it was, where it was', async (index) => {
  const before = await filled();
  const { orderRef } = before;
  const cartItemId = idAt(before, index);
  const bundleId = before.cart.content[index]?.bundleId;
  await callCart(cart.service, { remove: bundleId ? { bundleId } : { cartItemId } }, { orderRef });
  const after = await callCart(cart.service, { restore: { cartItemId } }, { orderRef });
  expect(after).toEqual(before);
});

test('an insurance comes back into its bundle', async () => {
  const before = await filled();
  const { orderRef } = before;
  const insurance = before.cart.content[1]?.items[1]?.cartItemId ?? '';
  await callCart(cart.service, { remove: { serviceCode: 'TRYGG' } }, { orderRef });
  expect(await callCart(cart.service, { restore: { cartItemId: insurance } }, { orderRef })).toEqual(before);
});

test('what was emptied comes back whole', async () => {
  const before = await filled();
  const { orderRef } = before;
  await callCart(cart.service, { empty: true }, { orderRef });
  const after = await callCart(cart.service, { restore: { cartItemId: idAt(before, 0) } }, { orderRef });
  expect(after.cart).toEqual(before.cart);
});

test('the neighbours that were removed too do not matter; twice is once', async () => {
  const before = await filled();
  const { orderRef } = before;
  const [charger, lamp] = [idAt(before, 0), idAt(before, 2)];
  await callCart(cart.service, { remove: { cartItemId: charger } }, { orderRef });
  await callCart(cart.service, { remove: { cartItemId: lamp } }, { orderRef });
  const restore = { restore: { cartItemId: lamp } } as const;
  await callCart(cart.service, restore, { orderRef });
  const after = await callCart(cart.service, restore, { orderRef });
  expect(after.cart.content.map(({ cartItemId }) => cartItemId)).toEqual([idAt(before, 1), lamp]);
});

test('what is no longer sold, or was never there, is refused and changes nothing', async () => {
  const before = await filled();
  const { orderRef } = before;
  const charger = idAt(before, 0);
  await callCart(cart.service, { remove: { cartItemId: charger } }, { orderRef });
  const all = ['PHONE', 'LAMP'].flatMap((sku) => memoryCatalogue().findGoods(sku, 'B2C') ?? []);
  const without = cart.over(memoryCatalogue({ goods: all }));
  const refused = await callCart(without, { restore: { cartItemId: charger } }, { orderRef });
  expect(refused.errorMessage).toMatch(/finner dessverre ikke varen/);
  const unknown = await callCart(cart.service, { restore: { cartItemId: 'AAAAAAAAAAAA' } }, { orderRef });
  expect(unknown.errorMessage).toMatch(/ligger ikke lenger/);
  expect(unknown.cart.content).toHaveLength(2);
});

test('an insurance that was replaced meanwhile does not come back beside the new one', async () => {
  const before = await filled();
  const { orderRef } = before;
  const insurance = before.cart.content[1]?.items[1]?.cartItemId ?? '';
  const cartItemId = idAt(before, 1);
  await callCart(cart.service, { update: { serviceCode: 'TRYGG_PLUSS', cartItemId } }, { orderRef });
  const answer = await callCart(cart.service, { restore: { cartItemId: insurance } }, { orderRef });
  expect(answer.errorMessage).toBeDefined();
  expect(answer.cart.content[1]?.items).toHaveLength(2);
});

test('[F4.1-3] an answer says until when the order is kept; extending it gives it another day', async () => {
  const { orderRef, expiresAt } = await callCart(cart.service, { update: { accessorySku: 'CHARGER' } });
  expect(Date.parse(expiresAt ?? '') - cart.clock.now.getTime()).toBe(86_400_000);
  cart.clock.now = new Date(cart.clock.now.getTime() + 3_600_000);
  const extended = await callCart(cart.service, { extend: true }, { orderRef });
  expect(Date.parse(extended.expiresAt ?? '') - cart.clock.now.getTime()).toBe(86_400_000);
});
