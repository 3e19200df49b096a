import { ore, toOre } from '../../money';
import { insuranceExcess } from './insurance-excess';

test.each([
  [toOre(7_600), 100_000],
  [toOre(12_990), 100_000],
  [ore(759_999), 60_000],
  [toOre(0), 60_000],
])('[P9-20] the excess for a device of %d øre is %d øre', (price, excess) => {
  expect(insuranceExcess(price)).toBe(excess);
});
