import { waitFor } from '@testing-library/react';
import { getCart, postCartUpdate } from 'shared-domain/cart/io';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';

jest.mock('../cart/io/cart-client', () => ({
  ...jest.requireActual<object>('../cart/io/cart-client'),
  getCart: jest.fn(),
  postCartUpdate: jest.fn(),
}));

/** A BroadcastChannel for one tab: keeps what the tab posts. */
class FakeChannel extends EventTarget {
  static readonly posted: unknown[] = [];
  static last: FakeChannel | undefined;
  constructor(readonly name: string) {
    super();
    FakeChannel.last = this;
  }
  postMessage(message: unknown): void {
    FakeChannel.posted.push(message);
  }
}

test('[F7.1-1] an update is posted to the other tabs, and theirs triggers a read', async () => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const { updateCart } = await import('shared-domain/stores/cart-store');
  jest.mocked(getCart).mockResolvedValue(ok(aCart()));
  jest.mocked(postCartUpdate).mockResolvedValue(ok(aCart()));
  await updateCart({ extend: true });
  expect(FakeChannel.posted).toEqual(['changed']);
  expect(FakeChannel.last?.name).toBe('shop.cart');
  expect(getCart).not.toHaveBeenCalled();
  document.cookie = 'orderRef=order-1';
  FakeChannel.last?.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  await waitFor(() => expect(getCart).toHaveBeenCalledTimes(1));
});
