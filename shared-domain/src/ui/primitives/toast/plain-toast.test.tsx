import { act, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region';

jest.mock('./toast', () => {
  throw new Error('The network is gone');
});

test('a message whose looks cannot be fetched is read all the same, and leaves after its time', async () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toasts={[{ id: 1, kind: 'info', text: 'Lagt til' }]} onDismiss={onDismiss} />);
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('Lagt til');
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(onDismiss).toHaveBeenCalledWith(1);
  jest.useRealTimers();
});
