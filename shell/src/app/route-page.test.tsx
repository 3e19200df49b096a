import { act, render } from '@testing-library/react';
import { useRecovery } from './route-page';

function Unavailable({ retry }: { readonly retry: () => void }) {
  useRecovery(retry);
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('missing data is asked for again, less and less often, and at once when the browser is back online', () => {
  const retry = jest.fn();
  const { unmount } = render(<Unavailable retry={retry} />);
  const triesAfter = (ms: number) => {
    act(() => void jest.advanceTimersByTime(ms));
    return retry.mock.calls.length;
  };
  expect(triesAfter(3_999)).toBe(0);
  expect(triesAfter(1)).toBe(1);
  expect(triesAfter(7_999)).toBe(1);
  expect(triesAfter(1)).toBe(2);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(3);
  unmount();
  expect(triesAfter(600_000)).toBe(3);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(3);
});

test('the longest delay is a minute', () => {
  const retry = jest.fn();
  render(<Unavailable retry={retry} />);
  act(() => void jest.advanceTimersByTime(4_000 + 8_000 + 16_000 + 32_000));
  expect(retry).toHaveBeenCalledTimes(4);
  act(() => void jest.advanceTimersByTime(60_000));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(retry).toHaveBeenCalledTimes(6);
});
