import fc from 'fast-check';
import { showShops } from './shops-shown';

const shops = (count: number) => Array.from({ length: count }, (_unused, index) => index);

test.each([
  [0, 0, 0, null],
  [5, 0, 5, null],
  [6, 0, 5, 1],
  [8, 0, 5, 3],
  [12, 0, 5, 5],
  [12, 1, 10, 2],
  [12, 2, 12, null],
])('[P4-67, P9-2] of %d shops after %d steps %d are shown, then %j more', (count, steps, shown, more) => {
  const moreText = more && { key: 'moreShops', values: { count: more } };
  expect(showShops(shops(count), steps)).toEqual({ shown: shops(shown), moreText });
});

test('[P9-2] a configured number counts instead', () => {
  expect(showShops(shops(8), 1, 3)).toEqual({ shown: shops(6), moreText: { key: 'moreShops', values: { count: 2 } } });
});

test('[P4-67] the text says exactly how many the next step adds', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(6), fc.integer({ min: 1, max: 9 }), (count, steps, perStep) => {
      const now = showShops(shops(count), steps, perStep);
      const added = showShops(shops(count), steps + 1, perStep).shown.length - now.shown.length;
      expect(now.moreText?.key === 'moreShops' ? now.moreText.values.count : 0).toBe(added);
      expect(shops(count).slice(0, now.shown.length)).toEqual(now.shown);
    }),
  );
});
