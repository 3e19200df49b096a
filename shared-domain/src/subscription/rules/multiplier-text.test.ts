import { toOre } from '../../money';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { multiplierTexts } from './multiplier-text';

const plan = (change: Parameters<typeof anOffering>[0] = {}) =>
  multiplierTexts(anOffering({ priceMultiplier: 0.8, ...change })).map((text) =>
    subscriptionText(text).replaceAll('\u00A0', ' '),
  );

test.each([499, undefined])('[F9.10-8] lines at %p: one text for all plans', (nok) => {
  expect(plan({ monthlyOfferingPriceLines: nok === undefined ? undefined : toOre(nok) })).toEqual([
    'Alle abonnement 400,- pr. md. de første 12 månedene, deretter 499,- pr. md.',
  ]);
});

test('[F9.10-9] further lines at their own price: a text each', () => {
  expect(plan()).toEqual([
    'Første abonnement 400,- pr. md. de første 12 månedene, deretter 499,- pr. md.',
    'Tilleggsabonnement nå 320,- pr. md. de første 12 månedene, deretter 399,- pr. md.',
  ]);
});

test('[F9.10-8] the first-year discount ends with the first year', () => {
  expect(plan({ monthlyOfferingPriceLines: undefined, firstYearDiscountAmount: toOre(30) })).toEqual([
    'Alle abonnement 370,- pr. md. de første 12 månedene, deretter 499,- pr. md.',
  ]);
});

test('[F9.10-7] no text without a multiplier', () => {
  expect(plan({ priceMultiplier: 1 })).toEqual([]);
  expect(plan({ priceMultiplier: undefined })).toEqual([]);
});
