import { act, renderHook } from '@testing-library/react';
import { aCart } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { updateCart } from 'shared-domain/stores/cart-store';
import { toastStore } from 'shared-domain/stores/toast-store';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));

const update = jest.mocked(updateCart);
const input = { update: { accessorySku: 'KVI-LADER-45', quantity: 1 } };
const facts = { name: 'Kvist lader', toast: 'Lagt til' };
let drawerRequests: unknown[];
let unsubscribe: () => void;

beforeEach(() => {
  update.mockReset();
  toastStore.setState({ toasts: [] });
  drawerRequests = [];
  unsubscribe = subscribe('shop:cart:drawer-requested@1', (detail) => void drawerRequests.push(detail));
});
afterEach(() => unsubscribe());

const texts = (): string[] => toastStore.getState().toasts.map(({ text }) => text);

test('[P4-22] [P8-15] after the update the drawer is asked to open; where there is none, a toast says so', async () => {
  update.mockResolvedValue(ok(aCart()));
  const { result } = renderHook(useAddToCart);
  const cart = await act(() => result.current.add(input, facts));
  expect(update).toHaveBeenCalledWith(input, { name: 'Kvist lader' });
  expect(cart).toEqual(aCart());
  expect(texts()).toEqual(['Lagt til']);
  expect(drawerRequests).toEqual([{ open: true, added: 'Kvist lader', message: 'Lagt til' }]);
  expect(result.current).toMatchObject({ isAdding: false, refusal: null });
});

test('[P4-22] the drawer that opens is the confirmation: no toast beside it', async () => {
  update.mockResolvedValue(ok(aCart()));
  const stop = subscribe('shop:cart:drawer-requested@1', () => 'handled');
  const { result } = renderHook(useAddToCart);
  await act(() => result.current.add(input, facts));
  stop();
  expect(texts()).toEqual([]);
});

test('[P8-1] a refusal is kept until it is dismissed; nothing is announced', async () => {
  update.mockResolvedValue(failed({ message: 'Varen er utsolgt.' }));
  const { result } = renderHook(useAddToCart);
  expect(await act(() => result.current.add(input, facts))).toBeNull();
  expect(result.current.refusal).toBe('Varen er utsolgt.');
  expect([texts(), drawerRequests]).toEqual([[], []]);
  act(() => result.current.dismiss());
  expect(result.current.refusal).toBeNull();
});

test('while one update runs, another call does nothing', async () => {
  update.mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(useAddToCart);
  act(() => void result.current.add(input, facts));
  expect(result.current.isAdding).toBe(true);
  expect(await act(() => result.current.add(input, facts))).toBeNull();
  expect(update).toHaveBeenCalledTimes(1);
});

test('[P4-22] an address that a browser may not be sent to is not followed', async () => {
  update.mockResolvedValue(ok(aCart({ redirectUrl: 'javascript:alert(1)' })));
  const { result } = renderHook(useAddToCart);
  await act(() => result.current.add(input, facts));
  expect(texts()).toEqual(['Lagt til']);
});
