import fc from 'fast-check';
import { ore, toOre } from './ore';
import { splitVat, withoutVat } from './vat';

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
    }),
  );
});
