import fc from 'fast-check';
import { toOre } from '../../money';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { discountBadges } from './discount-badges';
import { listPrice, type ListPriceFacts } from './list-price';

const badges = (change: Parameters<typeof anOffering>[0], facts: ListPriceFacts = {}) =>
  discountBadges(anOffering(change), facts).map((text) => subscriptionText(text).replaceAll('\u00A0', ' '));

test.each([
  ['F9.10-11', {}, { isFamily: true }, ['100,-/md med familierabatt']],
  ['F9.10-12', { priceMultiplier: 0.8 }, { hasCommitment: true }, ['99,-/md med 20 % ekstra rabatt']],
  ['F9.10-12', { priceMultiplier: 0.9 }, { hasCommitment: true }, ['49,-/md med 10 % ekstra rabatt']],
  ['F9.10-13', { firstYearDiscountAmount: toOre(30) }, {}, ['30,-/md første 12 md.']],
  ['F9.10-10', { monthlyOfferingPriceLines: toOre(499) }, { isFamily: true, hasCommitment: true }, []],
  ['F9.10-10', { monthlyOfferingDiscount: toOre(50) }, {}, []],
  ['F9.10-4', { offeringCode: 'FJELL_MOBIL_X_RASK_VT', priceMultiplier: 0.8 }, { hasCommitment: true }, []],
  ['F9.10-10', { billingType: 'PREPAID', upfrontOfferingPrice: toOre(99), firstYearDiscountAmount: toOre(30) }, {}, []],
])('[%s] what is taken off %j with %j', (_, change, facts, expected) => {
  expect(badges(change, facts)).toEqual(expected);
});

test('[F9.10-14] several discounts have their sum', () => {
  expect(
    badges({ priceMultiplier: 0.8, firstYearDiscountAmount: toOre(30) }, { isFamily: true, hasCommitment: true }),
  ).toEqual([
    '100,-/md med familierabatt',
    '79,-/md med 20 % ekstra rabatt',
    '30,-/md første 12 md.',
    'Din totalrabatt i 12 md: 209,-/md.',
  ]);
});

test('[F9.10-11, F9.10-12, F9.10-13, F9.10-14] the badges add up to what the price is lower', () => {
  const change = fc.record({
    monthlyOfferingPrice: fc.integer({ min: 400, max: 900 }).map((nok) => toOre(nok)),
    monthlyOfferingPriceLines: fc.integer({ min: 300, max: 399 }).map((nok) => toOre(nok)),
    firstYearDiscountAmount: fc.integer({ min: 1, max: 50 }).map((nok) => toOre(nok)),
    priceMultiplier: fc.constantFrom(0.8, 0.9, 0.85),
  });
  fc.assert(
    fc.property(change, (values) => {
      const shown = badges(values, { isFamily: true, hasCommitment: true });
      const amounts = shown.map((text) => Number(/(\d+),-\/md/.exec(text)?.[1]));
      const lower =
        values.monthlyOfferingPrice - listPrice(anOffering(values), { isFamily: true, hasCommitment: true }).amount;
      expect(amounts).toHaveLength(4);
      expect((amounts[0] ?? 0) + (amounts[1] ?? 0) + (amounts[2] ?? 0)).toBe(amounts[3]);
      expect((amounts[3] ?? 0) * 100).toBe(lower);
    }),
  );
});
