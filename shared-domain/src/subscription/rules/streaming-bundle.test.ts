import { isStreamingBundle, streamingPrices } from './streaming-bundle';

test.each([
  [{}, 499, 599],
  [{ isFamily: true }, 399, 599],
  [{ hasCommitment: true }, 499, 499],
  [{ isFamily: true, hasCommitment: true }, 399, 499],
])('[F9.10-16] with %j the plan costs %d, the streaming service %d', (facts, mobile, streaming) => {
  expect(streamingPrices('FJELL_MOBIL_X_RASK_VT.COM12PURP10', facts)).toEqual({
    mobile: mobile * 100,
    streaming: streaming * 100,
    guide: 74_900,
  });
});

test('[F9.10-16, F9.10-4] only X Rask VT is such a plan', () => {
  expect(isStreamingBundle('FJELL_MOBIL_X_RASK_VT')).toBe(true);
  expect(isStreamingBundle('FJELL_MOBIL_X_RASK')).toBe(false);
  expect(streamingPrices('FJELL_MOBIL_X_RASK', {})).toBeNull();
});
