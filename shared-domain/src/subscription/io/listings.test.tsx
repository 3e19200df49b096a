/** The answers about bundles and small cards that the browser remembers. */
import { ok } from 'shared-domain/kernel';
import { apiGet } from 'shared-domain/runtime/http';
import { fetchProductInfoMini } from '../../catalogue/io';
import { fetchBundles } from './offering-client';

jest.mock('shared-domain/runtime/http', () => ({ apiGet: jest.fn() }));
const asked = jest.mocked(apiGet);

const LISTING_MS = 1_200_000;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  asked.mockReset();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['bundles', () => fetchBundles('B2C'), { realm: 'B2C', bundles: [] }],
  ['small cards', () => fetchProductInfoMini('B2C', ['A']), { realm: 'B2C', items: [] }],
])('[F7.7-2, F9.15-4] %s are asked for once in 1200 seconds', async (_what, ask, answer) => {
  asked.mockResolvedValue(ok(answer));
  await ask();
  jest.advanceTimersByTime(LISTING_MS - 1);
  await expect(ask()).resolves.toEqual(ok([]));
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});
