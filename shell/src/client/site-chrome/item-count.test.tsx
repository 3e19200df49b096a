import { readItemCount } from './item-count';

const call = jest.fn();
beforeEach(() => {
  call.mockReset();
  globalThis.fetch = call;
});
afterEach(() => {
  document.cookie = 'orderRef=; Max-Age=0';
});
const answer = (body: unknown) => call.mockResolvedValue({ ok: true, json: () => Promise.resolve(body) });

test('a browser without an order has an empty cart, and asks nobody', async () => {
  expect(await readItemCount()).toBe(0);
  expect(call).not.toHaveBeenCalled();
});

test('[F5.1-5] the items of the order are counted as in the shop', async () => {
  document.cookie = 'orderRef=order%2F1';
  const content = [
    { type: 'SUBSCRIPTION', items: [{ type: 'HANDSET', bundleId: 'b', items: [{ type: 'INSURANCE' }] }] },
    { type: 'ACCESSORY' },
  ];
  answer({ cart: { content } });
  expect(await readItemCount()).toBe(2);
  expect(call).toHaveBeenCalledWith(
    '/api/cart/get/',
    expect.objectContaining({ body: '{"orderRef":"order/1","realm":"B2C"}' }),
  );
});

test('an answer without a cart is an error, not 0', async () => {
  document.cookie = 'orderRef=order';
  answer({});
  await expect(readItemCount()).rejects.toThrow();
});
