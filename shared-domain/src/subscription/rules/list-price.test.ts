import fc from 'fast-check';
import { toOre, withoutVat } from '../../money';
import { anOffering } from '../testing';
import { linesPrice, listPrice, type ListPriceFacts } from './list-price';

const price = (change: Parameters<typeof anOffering>[0], facts: ListPriceFacts = {}) =>
  listPrice(anOffering(change), facts);

test('[F9.10-1] family: lines price × multiplier − first-year discount', () => {
  expect(
    price({ firstYearDiscountAmount: toOre(30), monthlyOfferingDiscount: toOre(50) }, { isFamily: true }),
  ).toMatchObject({
    amount: 36_900,
  });
  expect(price({ priceMultiplier: 0.8 }, { isFamily: true, hasCommitment: true })).toMatchObject({ amount: 32_000 });
});

test('[F9.10-2, F9.5-4, P9-31] otherwise: monthly × multiplier − monthly discount − first-year discount', () => {
  expect(price({ monthlyOfferingDiscount: toOre(50), firstYearDiscountAmount: toOre(30) })).toMatchObject({
    amount: 41_900,
    struck: 49_900,
  });
  expect(price({ priceMultiplier: 0.8, monthlyOfferingDiscount: toOre(50) }, { hasCommitment: true })).toMatchObject({
    amount: 35_000,
  });
  expect(price({ priceMultiplier: 0.8 })).toMatchObject({ amount: 49_900 });
});

test('[F9.10-3] a struck price only when the result is below the monthly price', () => {
  expect(price({}).struck).toBeNull();
  expect(price({ monthlyOfferingDiscount: toOre(1) }).struck).toBe(49_900);
});

test('[F9.10-4, P9-29] X_RASK_VT loses 100 instead of being multiplied', () => {
  expect(price({ offeringCode: 'FJELL_MOBIL_X_RASK_VT', priceMultiplier: 0.5 }, { hasCommitment: true }).amount).toBe(
    39_900,
  );
  expect(price({ offeringCode: 'FJELL_MOBIL_X_RASK_VT' }).amount).toBe(49_900);
});

test('[F9.10-5, P9-30, F9.5-1] prepaid shows its price once', () => {
  expect(price({ billingType: 'PREPAID', upfrontOfferingPrice: toOre(199) })).toEqual({
    amount: 19_900,
    isPrepaid: true,
    struck: null,
  });
  expect(price({ billingType: 'PREPAID' })).toEqual({ amount: 49_900, isPrepaid: true, struck: null });
});

test('[P6-14, F6-9] businesses get no monthly discount', () => {
  expect(price({ monthlyOfferingDiscount: toOre(50) }, { realm: 'B2B' }).amount).toBe(49_900);
});

test('[F9.10-5] discounts larger than the price make a plan free', () => {
  expect(
    price(
      { monthlyOfferingPrice: toOre(100), monthlyOfferingDiscount: toOre(81), priceMultiplier: 0.8 },
      { hasCommitment: true },
    ).amount,
  ).toBe(0);
});

test('[F9.10-5] every list price is whole kroner and never above the price without discounts', () => {
  const amounts = fc.record({
    monthlyOfferingPrice: fc.integer({ min: 100, max: 1_000 }).map((nok) => toOre(nok)),
    monthlyOfferingDiscount: fc.integer({ min: 0, max: 100 }).map((nok) => toOre(nok)),
    priceMultiplier: fc.constantFrom(0.8, 0.9, 0.85, 1),
  });
  fc.assert(
    fc.property(amounts, fc.boolean(), (change, hasCommitment) => {
      const { amount } = price(change, { hasCommitment });
      expect(amount % 100).toBe(0);
      expect(amount).toBeLessThanOrEqual(change.monthlyOfferingPrice);
    }),
  );
});

test('[P9-31] N lines: the first at its own price, the others at the line price', () => {
  expect(linesPrice(anOffering(), 3)).toBe((499 + 2 * 399) * 100);
  expect(linesPrice({ monthlyOfferingPrice: toOre(499) }, 2)).toBe(99_800);
});

test('[F9.10-5, P6-14] a business price is not rounded incl. mva.: 498,75 is 399,- without', () => {
  const { amount, struck } = listPrice(anOffering({ monthlyOfferingPrice: toOre(498.75) }), { realm: 'B2B' });
  expect([withoutVat(amount), struck]).toEqual([toOre(399), null]);
});
