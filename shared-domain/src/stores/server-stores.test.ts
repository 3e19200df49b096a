import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { rememberListing } from 'shared-domain/runtime/listing-cache';
import { adoptCart, cartStore, refreshCart, updateCart } from 'shared-domain/stores/cart-store';
import { showToast, toastStore } from 'shared-domain/stores/toast-store';

test('[F7.1-3] a server process has no cart of a visitor: every store stays as it was created', async () => {
  adoptCart(aCart());
  await refreshCart();
  await expect(updateCart({ empty: true })).resolves.toMatchObject({ ok: false });
  emit('shop:cart:line-added@1', { name: 'x', quantity: 1 });
  subscribe('shop:cart:state-changed@1', () => undefined)();
  showToast({ kind: 'info', text: 'x' });
  expect(cartStore.getState()).toEqual({ cart: null, status: 'idle', pending: false, refusal: null });
  expect(toastStore.getState().toasts).toEqual([]);
});

test('[F7.7-2] a server process keeps no listing', async () => {
  const load = jest.fn(() => Promise.resolve(ok(1)));
  await rememberListing('a', load);
  await rememberListing('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});
