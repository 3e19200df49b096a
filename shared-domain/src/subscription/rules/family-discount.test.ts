import fc from 'fast-check';
import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { familyDiscount, familyRibbon, hasFamilyDiscount } from './family-discount';

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
