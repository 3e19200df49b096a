import { isQueued } from 'shared-domain/cart';
import { failed } from 'shared-domain/kernel';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

const charger = { update: { accessorySku: 'CHARGER' } };

test('[F4.4-1] whoever need not wait hears nothing of a queue', async () => {
  const answer = await callCart(
    cart.over(memoryCatalogue(), () => Promise.resolve(false)),
    charger,
  );
  expect(answer).not.toHaveProperty('isInsideQueue');
  expect(isQueued(answer)).toBe(false);
});

test('[F4.4-1, F2.9-7] the answers to an update and to a read say that the order waits, and name the waiting room; an empty cart waits for nothing', async () => {
  const asked: string[] = [];
  const service = cart.over(memoryCatalogue(), (orderRef) => Promise.resolve(asked.push(orderRef) > 0));
  const made = await callCart(service, charger);
  expect(made).toMatchObject({
    isInsideQueue: true,
    queueData: { waitingRoom: '/kasse/venterom/' },
    cart: { content: [{ id: 'CHARGER' }] },
  });
  expect(isQueued(made)).toBe(true);
  expect(await service.get(made.orderRef, 'B2C')).toEqual(made);
  expect(new Set(asked)).toEqual(new Set([made.orderRef]));
  expect(isQueued(await callCart(service, { empty: true }, { orderRef: made.orderRef }))).toBe(false);
});

test('[F4.4-1] an order that may not be paid is not reserved, and stays as it is', async () => {
  const { orderRef } = await callCart(cart.service, charger);
  const reserve = (mayPay: boolean) =>
    cart.service.payment.reserve(orderRef ?? '', {
      until: new Date(cart.clock.now.getTime() + 60_000),
      mayPay: () => Promise.resolve(mayPay),
    });
  expect(await reserve(false)).toEqual(failed('refused'));
  expect(await cart.service.payment.read(orderRef ?? '')).toMatchObject({ state: 'open' });
  expect(await reserve(true)).toMatchObject({ value: { state: 'reserved' } });
});
