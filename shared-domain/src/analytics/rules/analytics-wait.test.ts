import { remainingWaitMs } from './analytics-wait';

test.each([
  [0, 2_000],
  [1, 1_999],
  [1_999, 1],
  [2_000, 0],
  [60_000, 0],
  [-5_000, 2_000],
])('[F9.14-3] %d ms after the page appeared events wait %d ms', (elapsedMs, waitMs) => {
  expect(remainingWaitMs(1_790_000_000_000, 1_790_000_000_000 + elapsedMs)).toBe(waitMs);
});
