import { toOre } from '../../money';
import { anOffering } from '../testing';
import { priceDisclaimerText } from './price-disclaimer';

const priceDisclaimer = {
  content: 'Du sparer [$$$] hver måned, altså [$$$].',
  yearlyDiscountWithCommitmentContent: 'Årsrabatten er [$$$].',
};

test('[P3-21, F3.3-5] the discount is written in the text as N,-', () => {
  expect(priceDisclaimerText(anOffering({ priceDisclaimer, monthlyOfferingDiscount: toOre(50) }))).toBe(
    'Du sparer 50,- hver måned, altså 50,-.',
  );
});

test('[P3-21, F3.3-5] with commitment the text for it, with its discount', () => {
  const offering = anOffering({ priceDisclaimer, priceMultiplier: 0.8 });
  expect(priceDisclaimerText(offering, { hasCommitment: true })).toBe('Årsrabatten er 99,-.');
  const single = anOffering({ priceDisclaimer: { content: 'Du får [$$$].' }, priceMultiplier: 0.8 });
  expect(priceDisclaimerText(single, { hasCommitment: true })).toBe('Du får 99,-.');
});

test('[P3-21] no text promises a discount of nothing', () => {
  expect(priceDisclaimerText(anOffering({ priceDisclaimer }))).toBeNull();
  expect(priceDisclaimerText(anOffering({ priceDisclaimer: { content: 'Ingen bindingstid.' } }))).toBe(
    'Ingen bindingstid.',
  );
  expect(priceDisclaimerText(anOffering({ monthlyOfferingDiscount: toOre(50) }))).toBeNull();
});

test('[P6-14] a business sees its discount without mva.', () => {
  expect(
    priceDisclaimerText(anOffering({ priceDisclaimer, firstYearDiscountAmount: toOre(50) }), { realm: 'B2B' }),
  ).toBe('Du sparer 40,- hver måned, altså 40,-.');
});
