import { isQueued } from 'shared-domain/navigation';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';

/** Creating a database takes seconds on a busy machine. */
jest.setTimeout(60_000);

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const charger = { update: { accessorySku: 'CHARGER' } };
const shopWith = (checkoutLimit?: number) => cart.over(memoryCatalogue(), checkoutLimit);

test('[F4.4-1] without a limit there is no queue', async () => {
  const answer = await callCart(shopWith(), charger);
  expect(answer).not.toHaveProperty('isInsideQueue');
  expect(isQueued(answer)).toBe(false);
});

test('[F4.4-1, F2.9-7] while the checkout is full, the answers to an update and to a read say so and name the waiting room', async () => {
  const service = shopWith(0);
  const made = await callCart(service, charger);
  expect(made).toMatchObject({
    isInsideQueue: true,
    queueData: { waitingRoom: '/kasse/venterom/' },
    cart: { content: [{ id: 'CHARGER' }] },
  });
  expect(isQueued(made)).toBe(true);
  expect(await service.get(made.orderRef, 'B2C')).toEqual(made);
  expect(isQueued(await callCart(service, { empty: true }, { orderRef: made.orderRef }))).toBe(false);
});

test('[F4.4-1] an order in the checkout keeps its place; the others wait until one is paid or abandoned', async () => {
  const service = shopWith(1);
  const [inside, outside] = [await callCart(service, charger), await callCart(service, charger)];
  const waits = async ({ orderRef }: { readonly orderRef: string | null }): Promise<boolean> =>
    isQueued(await service.get(orderRef, 'B2C'));
  await service.enterCheckout(inside.orderRef ?? '');
  expect([await waits(inside), await waits(outside)]).toEqual([false, true]);

  const second = await callCart(shopWith(2), charger);
  await shopWith(2).enterCheckout(second.orderRef ?? '');
  expect([await waits(inside), await waits(second), await waits(outside)]).toEqual([false, false, true]);
  await service.pay(second.orderRef ?? '');

  const { now } = cart.clock;
  cart.clock.now = new Date(now.getTime() + 15 * 60_000);
  expect(await waits(outside)).toBe(false);
  cart.clock.now = now;
  const paid = await service.pay(inside.orderRef ?? '');
  expect(paid).not.toHaveProperty('isInsideQueue');
  expect(await waits(outside)).toBe(false);
});
