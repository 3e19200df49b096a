import { failed, ok } from 'shared-domain/kernel';
import { LISTING_CACHE_SECONDS, rememberListing } from 'shared-domain/runtime/listing-cache';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[F7.7-2, F9.15-4] a listing is remembered for 1200 seconds, whatever the clock of the device is set to', async () => {
  const load = jest.fn(() => Promise.resolve(ok(1)));
  await rememberListing('a', load);
  jest.advanceTimersByTime(LISTING_CACHE_SECONDS * 1_000 - 1);
  jest.setSystemTime(0);
  await expect(rememberListing('a', load)).resolves.toEqual(ok(1));
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await rememberListing('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('[F7.7-2] calls at the same time share one answer; a failure is not kept', async () => {
  const load = jest.fn(() => Promise.resolve(failed('down')));
  await Promise.all([rememberListing('b', load), rememberListing('b', load)]);
  expect(load).toHaveBeenCalledTimes(1);
  await rememberListing('b', load);
  expect(load).toHaveBeenCalledTimes(2);
});
