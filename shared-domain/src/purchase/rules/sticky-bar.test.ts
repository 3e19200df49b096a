import fc from 'fast-check';
import { ore, toOre, ZERO } from '../../money';
import { movingText, showsStickyBar, stickyBarPrice } from './sticky-bar';

const amount = fc.nat(10_000_000).map(ore);

test('[P2-43] the bar is for consumers', () => {
  expect((['B2C', 'B2B', 'UKKO'] as const).map(showsStickyBar)).toEqual([true, false, false]);
});

test('[P9-32] plan less family and first-year discount, plus the device', () => {
  expect(
    stickyBarPrice({
      mainOfferingMonthly: toOre(499),
      familyDiscount: toOre(100),
      firstYearDiscount: toOre(50),
      deviceMonthly: toOre(541),
    }),
  ).toBe(toOre(890));
});

test('[P9-32] the parts and the price add up as long as the discounts are within the plan; beyond it the device is left', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (rest, familyDiscount, firstYearDiscount, deviceMonthly) => {
      const mainOfferingMonthly = ore(rest + familyDiscount + firstYearDiscount);
      expect(stickyBarPrice({ mainOfferingMonthly, familyDiscount, firstYearDiscount, deviceMonthly })).toBe(
        rest + deviceMonthly,
      );
      expect(stickyBarPrice({ mainOfferingMonthly: ZERO, familyDiscount, firstYearDiscount, deviceMonthly })).toBe(
        deviceMonthly,
      );
    }),
  );
});

test.each([
  [{ realm: 'B2C', isLoggedIn: false, option: 'lease24' }, { key: 'movingHelp' }],
  [{ realm: 'B2B', isLoggedIn: false, option: 'lease24' }, null],
  [{ realm: 'B2C', isLoggedIn: true, option: 'lease24' }, null],
  [{ realm: 'B2C', isLoggedIn: false, option: 'upfront' }, null],
] as const)('[P6-4] the moving text for %j: %j', (facts, text) => {
  expect(movingText(facts)).toEqual(text);
});
