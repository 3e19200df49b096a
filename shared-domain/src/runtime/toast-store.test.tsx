import { dismissToast, showToast, TOAST_MS, toastStore } from 'shared-domain/runtime/toast-store';

const texts = () => toastStore.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
});
afterEach(() => jest.useRealTimers());

test('[P8-15, P9-18] a toast stands for 6 seconds', () => {
  expect(TOAST_MS).toBe(6_000);
  showToast({ kind: 'success', text: 'Lagt til' });
  jest.advanceTimersByTime(5_999);
  expect(texts()).toEqual(['Lagt til']);
  jest.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('[P8-15] the same text stands once; a dismissed one leaves at once', () => {
  showToast({ kind: 'success', text: 'A' });
  showToast({ kind: 'success', text: 'B' });
  showToast({ kind: 'success', text: 'A' });
  expect(texts()).toEqual(['B', 'A']);
  dismissToast(toastStore.getState().toasts[0]?.id ?? 0);
  expect(texts()).toEqual(['A']);
});
