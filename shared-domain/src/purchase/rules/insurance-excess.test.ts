import { ore, toOre } from '../../money';
import { insuranceExcess } from './insurance-excess';

test.each([
  [toOre(7_600), '1\u00A0000,-'],
  [toOre(12_990), '1\u00A0000,-'],
  [ore(759_999), '600,-'],
  [toOre(0), '600,-'],
])('[P9-20] the excess for a device of %d øre is %s', (price, excess) => {
  expect(insuranceExcess(price)).toBe(excess);
});
