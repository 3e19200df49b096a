import { act, render, screen } from '@testing-library/react';
import { showToast, toastStore } from 'shared-domain/stores/toast-store';
import { Toasts } from './toasts';

/** The message's own file is fetched first; then its time begins. */
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => toastStore.setState({ toasts: [] }));
});

test('[P8-15, P9-18] the page’s toast stays for 6000 ms, then nothing is left of it', async () => {
  render(<Toasts />);
  act(() => showToast({ kind: 'success', text: 'Lagt i handlekurven' }));
  expect(await screen.findByText('Lagt i handlekurven')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(5_900));
  expect(toastStore.getState().toasts).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(100));
  expect(toastStore.getState().toasts).toEqual([]);
});
