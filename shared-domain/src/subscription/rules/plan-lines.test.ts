import fc from 'fast-check';
import { addOre, ceilToKrone, type Ore, subtractOre, timesOre, toOre, ZERO } from '../../money';
import { anOffering } from '../testing';
import { familySummary } from './family-summary';
import { listPrice } from './list-price';
import { type PlanLine, planLinePrices } from './plan-lines';

const aLine = (code: string, change: Parameters<typeof anOffering>[0] = {}, isBound = false): PlanLine => ({
  offering: anOffering({ offeringCode: `FJELL_${code}`, ...change }),
  kind: 'ordinary',
  isBound,
});
const max = (isBound = false): PlanLine =>
  aLine(
    'X_MAX_2025',
    { monthlyOfferingPrice: toOre(599), monthlyOfferingPriceLines: toOre(499), priceMultiplier: 0.9 },
    isBound,
  );
const tenGb = (isBound = false): PlanLine =>
  aLine(
    'MOBIL_10GB_2025_2',
    { monthlyOfferingPrice: toOre(369), monthlyOfferingPriceLines: toOre(319), priceMultiplier: 0.9 },
    isBound,
  );
const amounts = (lines: readonly PlanLine[], own?: readonly string[]): readonly number[] =>
  planLinePrices(lines, own).map(({ amount }) => amount / 100);

test('[F9.9-4] the first line pays its own price, further ones the family’s, in any order', () => {
  expect(amounts([max(), max(), max()])).toEqual([599, 499, 499]);
  expect(amounts([tenGb(), max()])).toEqual([319, 599]);
});

test('[F9.9-1] beside a subscription of the account that ranks as high, the first line has the discount too', () => {
  expect(amounts([max()], ['FJELL_X_MAX_2025'])).toEqual([499]);
  expect(amounts([max(), tenGb()], ['FJELL_MOBIL_10GB'])).toEqual([599, 319]);
});

test('[F9.9-5] lines with binding are rounded up once, together', () => {
  // (599 + 2 × 499) × 0.9 = 1437.3
  expect(amounts([max(true), max(true), max(true)])).toEqual([540, 449, 449]);
  expect(540 + 449 + 449).toBe(1438);
});

test('[F9.8-1] a line without binding is not multiplied beside one that has it', () => {
  expect(amounts([max(true), max()])).toEqual([540, 499]);
});

test.each(['broadband', 'prepaid', 'try-buy'] as const)('[F9.9-1] a plan for %s makes no family', (kind) => {
  const other = { ...aLine('MBB_200GB', { monthlyOfferingPriceLines: toOre(1) }), kind };
  expect(planLinePrices([other, tenGb()]).map(({ isFamily }) => isFamily)).toEqual([false, false]);
});

test('[F9.10-1, F9.10-2] the first year’s discount is each line’s, the monthly one only the first line’s', () => {
  const campaign = aLine('MOBIL_05GB_2025_2', {
    monthlyOfferingPrice: toOre(319),
    monthlyOfferingPriceLines: toOre(279),
    monthlyOfferingDiscount: toOre(20),
    firstYearDiscountAmount: toOre(30),
  });
  expect(amounts([campaign, campaign])).toEqual([269, 249]);
});

/** Codes with a binding offer of either list, without one, with the fixed reduction, and of unknown form. */
const CODES = [
  'MOBIL_02GB',
  'MOBIL_03GB',
  'MOBIL_05GB',
  'MOBIL_05GB_2025',
  'MOBIL_05GB_2025_2',
  'MOBIL_06GB',
  'MOBIL_08GB',
  'MOBIL_10GB',
  'MOBIL_10GB_02',
  'MOBIL_10GB_2025',
  'MOBIL_10GB_2025_2',
  'MOBIL_10GB_UNG',
  'MOBIL_15GB',
  'MOBIL_15GB_02',
  'MOBIL_20GB',
  'MOBIL_X_NORMAL',
  'MOBIL_X_RASK',
  'MOBIL_X_RASK_VT',
  'MOBIL_X_MAX',
  'MOBIL_X_UNG',
  'MOBIL_X_UNG_2025_2',
  'X_UNG_2025_2',
  'X_START',
  'X_BASIC',
  'X_MAX',
  'X_MAX_PLUS',
  'X_START_2025',
  'X_BASIC_2025',
  'X_BASIC_2025_2',
  'X_MAX_2025',
  'X_MAX_PLUS_2025',
  'JUNIOR_01GB',
  'JUNIOR_03GB',
  'JUNIOR_01GB+PROMO_JR06_50',
  'JUNIOR_03GB+PROMO_JR06_50',
  'JUNIOR_KLOKKE_01GB',
  'SMART_BARN_S',
  'SMART_BARN_L',
  'SMART_BARN_XL',
  'MBB_50GB',
  'UKJENT',
];
const PRICES = [
  [699, 599],
  [499, 399],
  [399, 349],
  [369.5, 319.5],
  [99, 120],
  [50, 1],
] as const;
const sumOf = (each: readonly Ore[]): Ore => addOre(ZERO, ...each);

const isWhole = (amount: Ore): boolean => amount % 100 === 0;
const isBetween = (amount: Ore, most: Ore): boolean => amount >= 0 && amount <= ceilToKrone(most);

const pricedOffering = (code: string, [price, lines]: (typeof PRICES)[number], priceMultiplier: number) =>
  anOffering({
    offeringCode: `FJELL_${code}`,
    priceMultiplier,
    monthlyOfferingPrice: toOre(price),
    monthlyOfferingPriceLines: toOre(lines),
  });

describe.each([0.7, 0.8, 0.85, 0.9, 1])('[F9.9-5, F9.10-5] every code, 1 to 10 lines, multiplier %d', (multiplier) => {
  test.each([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ])(
    'binding %p, own customer %p: the rows add up to the total, the discount is what it is lower',
    (isBound, isOwn) => {
      const wrong: unknown[] = [];
      for (const code of CODES)
        for (const prices of PRICES)
          for (let count = 1; count <= 10; count += 1) {
            const offering = pricedOffering(code, prices, multiplier);
            const line: PlanLine = { offering, kind: 'ordinary', isBound };
            const shown = planLinePrices(Array<PlanLine>(count).fill(line), isOwn ? [offering.offeringCode] : []);
            const hasOtherLine = isOwn && prices[1] < prices[0];
            const summary = familySummary(offering, { lines: count, hasYearlyDiscount: isBound, hasOtherLine });
            if (!summary) throw new Error('A family has a line');
            const { total, discounted, discount } = summary.amounts;
            const isRight =
              sumOf(shown.map(({ amount }) => amount)) === discounted &&
              subtractOre(total, discounted) === discount &&
              [total, discounted].every(isWhole) &&
              isBetween(discounted, total) &&
              isBetween(total, timesOre(offering.monthlyOfferingPrice, count)) &&
              shown.every(({ amount, undiscounted }) => isBetween(amount, undiscounted));
            if (!isRight) wrong.push({ code, prices, count, shown, summary });
          }
      expect(wrong).toEqual([]);
    },
  );

  test.each(['B2C', 'B2B', 'UKKO'] as const)('%s: no list price below 0 or above the undiscounted one', (realm) => {
    const wrong: unknown[] = [];
    for (const code of CODES)
      for (const prices of PRICES)
        for (const discount of [0, 30, 600])
          for (const [hasCommitment, isFamily] of [
            [false, false],
            [false, true],
            [true, false],
            [true, true],
          ] as const) {
            const offering = {
              ...pricedOffering(code, prices, multiplier),
              monthlyOfferingDiscount: toOre(discount),
              firstYearDiscountAmount: toOre(discount / 2),
            };
            const { amount, struck } = listPrice(offering, { hasCommitment, isFamily, realm });
            const isRight =
              // A business sees the amount without mva., so it is not rounded before.
              (realm === 'B2B' || isWhole(amount)) &&
              isBetween(amount, offering.monthlyOfferingPrice) &&
              (struck === null) === amount >= offering.monthlyOfferingPrice;
            if (!isRight) wrong.push({ code, prices, discount, hasCommitment, isFamily, amount, struck });
          }
    expect(wrong).toEqual([]);
  });
});

test('[F9.9-1, F9.9-5] in any mix of plans one line at most is without the family discount, and every amount is within its bounds', () => {
  const anyLine = fc.record({
    code: fc.constantFrom('X_MAX_2025', 'X_BASIC_2025_2', 'MOBIL_10GB_2025_2', 'MOBIL_X_RASK_VT', 'MOBIL_05GB_2025_2'),
    isBound: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(0.8, 0.9),
      fc.nat(700),
      (chosen, priceMultiplier, discount) => {
        const lines = chosen.map(({ code, isBound }) =>
          aLine(code, { priceMultiplier, firstYearDiscountAmount: toOre(discount) }, isBound),
        );
        const prices = planLinePrices(lines);
        expect(prices.filter(({ isFamily }) => !isFamily)).toHaveLength(1);
        for (const { amount, undiscounted } of prices) {
          expect(amount % 100).toBe(0);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(undiscounted);
        }
      },
    ),
  );
});
