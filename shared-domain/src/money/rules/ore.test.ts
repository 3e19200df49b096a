import fc from 'fast-check';
import { addOre, ceilToKrone, lowerOre, ore, subtractOre, timesOre, toNok, toOre, ZERO } from './ore';

const wholeOre = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(ore);

test.each([
  [12_990, 1_299_000],
  [99.5, 9_950],
  [1.005, 101],
  [0.1 + 0.2, 30],
  [-1.005, -101],
  [-0, 0],
  [139.6, 13_960],
])('[F9.1-25] %d NOK are %d øre, halves away from zero', (nok, expected) => {
  expect(toOre(nok)).toBe(expected);
});

test('[F9.1-25] an amount that is not a number is refused', () => {
  expect(() => toOre(Number.NaN)).toThrow(RangeError);
  expect(() => toOre(Infinity)).toThrow(RangeError);
  expect(() => ore(0.5)).toThrow(new RangeError('Not a whole amount of øre: 0.5'));
  expect(() => ore(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
});

test('[F9.1-25] whole øre survive the way to the wire and back', () => {
  fc.assert(fc.property(wholeOre, (amount) => toOre(toNok(amount)) === amount));
});

test('[F9.1-23] nothing at all sums to zero, and zero is never negative', () => {
  expect(addOre()).toBe(ZERO);
  expect(timesOre(ore(0), -1)).toBe(ZERO);
  expect(ceilToKrone(ore(-50))).toBe(ZERO);
});

test('[F9.1-23] sums are exact: what was added can be taken off', () => {
  fc.assert(fc.property(wholeOre, wholeOre, (one, other) => subtractOre(addOre(one, other), other) === one));
});

test('[F9.1-23] of two amounts the lower is one of them, and above neither', () => {
  expect([lowerOre(ore(1), ore(2)), lowerOre(ore(2), ore(1)), lowerOre(ore(-3), ZERO)]).toEqual([1, 1, -3]);
});

test('[F9.1-23] a quantity times a price is the price that many times', () => {
  fc.assert(
    fc.property(
      wholeOre,
      fc.integer({ min: 0, max: 10 }),
      (amount, count) => timesOre(amount, count) === addOre(...Array.from({ length: count }, () => amount)),
    ),
  );
});

test('[F9.10-5] rounding up gives whole kroner, less than one krone above', () => {
  fc.assert(
    fc.property(wholeOre, (amount) => {
      const up = ceilToKrone(amount);
      expect(Math.abs(up % 100)).toBe(0);
      expect(up - amount).toBeGreaterThanOrEqual(0);
      expect(up - amount).toBeLessThan(100);
    }),
  );
});
