import fc from 'fast-check';
import { ore, toOre } from './ore';
import { applyMultiplier, discountPercent, shareOf, splitVat, withoutVat, withVat } from './ratio';

describe('ratio', () => {
  test.each([
    [499, 0.8, 39_920],
    [499, 0.9, 44_910],
    [0.05, 0.1, 1],
    [399, 1, 39_900],
  ])('[F9.10-2] %d NOK times %d are %d øre', (nok, multiplier, expected) => {
    expect(applyMultiplier(toOre(nok), multiplier)).toBe(expected);
  });

  test.each([
    [0.9, 10],
    [0.8, 20],
    [1, 0],
    [0.75, 25],
  ])('[F9.9-7, F9.10-12] multiplier %d is a discount of %d per cent', (multiplier, percent) => {
    expect(discountPercent(multiplier)).toBe(percent);
  });

  test('[F9.9-5] shares are within half an øre of the exact value and mirror for negative amounts', () => {
    const ratio = { numerator: fc.integer({ min: 0, max: 20_000 }), denominator: fc.integer({ min: 1, max: 20_000 }) };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }).map(ore), fc.record(ratio), (amount, share) => {
        const result = shareOf(amount, share);
        expect(Math.abs(result * share.denominator - amount * share.numerator)).toBeLessThanOrEqual(
          share.denominator / 2,
        );
        expect(shareOf(ore(amount * -1), share)).toBe(ore(result * -1));
      }),
    );
  });
});

describe('vat', () => {
  test.each([
    [698, 55_840, 13_960],
    [349, 27_920, 6_980],
    [0, 0, 0],
    [99.99, 7_999, 2_000],
  ])('[F9.2-5, F9.2-6] %d NOK are %d net and %d mva.', (nok, net, vat) => {
    expect(splitVat(toOre(nok))).toEqual({ net, vat });
  });

  test('[F9.2-5, F9.2-6] net and mva. together are the amount, the mva. is a quarter of the net', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }).map(ore), (amount) => {
        const { net, vat } = splitVat(amount);
        expect(net + vat).toBe(amount);
        expect(Math.abs(vat * 4 - net)).toBeLessThanOrEqual(2.5);
        expect(withoutVat(amount)).toBe(net);
        expect(withoutVat(withVat(net))).toBe(net);
      }),
    );
  });
});
