import fc from 'fast-check';
import { toOre, withoutVat, ZERO } from '../../money';
import { showTexts } from '../../testing';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import {
  boundPrice,
  discountedBinding,
  familyDiscount,
  familyRibbon,
  hasFamilyDiscount,
  isStreamingBundle,
  linesPrice,
  listPrice,
  type PriceTerms,
  streamingPrices,
} from './list-price';

describe('list price', () => {
  const price = (change: Parameters<typeof anOffering>[0], facts: PriceTerms = {}) =>
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
});

describe('binding price', () => {
  const plan = (code: string, priceMultiplier?: number) => ({
    ...anOffering(),
    offeringCode: `FJELL_${code}`,
    ...(priceMultiplier && { priceMultiplier }),
  });

  test('[F9.8-1] binding multiplies the sum of the lines, to the øre', () => {
    expect(boundPrice(toOre(898), 2, plan('X_BASIC_2025_2', 0.9))).toBe(80_820);
    expect(boundPrice(toOre(898), 2, plan('X_BASIC_2025_2'))).toBe(89_800);
  });

  test('[F9.10-4] the streaming bundle loses 100 a line, and never more than it costs', () => {
    expect(boundPrice(toOre(2_096), 2, plan('MOBIL_X_RASK_VT', 0.5))).toBe(189_600);
    expect(boundPrice(toOre(50), 1, plan('MOBIL_X_RASK_VT'))).toBe(ZERO);
  });

  test.each([
    ['X_MAX_2025', 0.9, 'COM12PURP20'],
    ['MOBIL_20GB', 0.9, 'COM12PURP10'],
    ['MOBIL_X_RASK_VT', undefined, 'COM12PURP10'],
    ['X_MAX_2025', 1, null],
    ['X_MAX_2025', undefined, null],
    ['MOBIL_05GB_2025_2', 0.9, null],
  ])('[F9.8-2, F9.8-3] %s at %p is cheaper with %p', (code, multiplier, icim) => {
    expect(discountedBinding(plan(code, multiplier))).toBe(icim);
  });
});

describe('streaming bundle', () => {
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
});

describe('family discount', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const basic = anOffering();

  test('[F9.9-1] the difference of the two prices, never below 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        (monthlyOfferingPrice, monthlyOfferingPriceLines) => {
          expect(
            familyDiscount({
              monthlyOfferingPrice: toOre(monthlyOfferingPrice),
              monthlyOfferingPriceLines: toOre(monthlyOfferingPriceLines),
            }),
          ).toBe(Math.max(0, monthlyOfferingPrice - monthlyOfferingPriceLines) * 100);
        },
      ),
    );
    expect(familyDiscount({ monthlyOfferingPrice: toOre(499) })).toBe(0);
  });

  test.each([
    ['a higher one', ['FJELL_X_MAX_2025'], true],
    ['an equal one', ['FJELL_X_BASIC_2025_2.TLF12PLEAS'], true],
    ['a lower one', ['FJELL_X_START_2025'], false],
    ['a lower and a higher one', ['FJELL_MOBIL_10GB', 'FJELL_X_MAX'], true],
    ['none', [], false],
  ])('[F9.9-1] X Basic beside %s: %p', (_, others, expected) => {
    expect(hasFamilyDiscount(basic, others)).toBe(expected);
  });

  test.each([499, 510, undefined])('[F9.9-1] a further line at %p is no discount', (nok) => {
    const plan = anOffering({ monthlyOfferingPriceLines: nok === undefined ? undefined : toOre(nok) });
    expect(hasFamilyDiscount(plan, ['FJELL_X_MAX'])).toBe(false);
    expect(shown(familyRibbon(plan))).toBeNull();
  });

  test('[F9.10-15] the ribbon shows the discount', () => {
    expect(shown(familyRibbon(basic))).toBe('Du får 100,- i familierabatt på dette abonnementet');
  });
});
