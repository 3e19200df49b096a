import fc from 'fast-check';
import { aDataOffering, anOffering } from '../testing';
import { familyDiscount, familySummary } from './family-summary';

const yearly = { lines: 3, hasYearlyDiscount: true };

test('[F9.9-4, F9.9-5, F9.9-7, F9.9-8] three lines with a yearly discount', () => {
  expect(familySummary(anOffering({ priceMultiplier: 0.8 }), yearly)).toEqual({
    rows: [
      { label: 'Ubegrenset data', value: '499,-/md.' },
      { label: 'Ubegrenset data m/rabatt', value: '399,-/md.' },
      { label: 'Ubegrenset data m/rabatt', value: '399,-/md.' },
      { label: 'Årsrabatt 20\u00A0% rabatt', value: '\u2212259,-/md.' },
    ],
    totalLabel: 'Totalt pr. md. med familierabatt og årsrabatt',
    total: '1\u00A0038,-/md.',
    struck: '1\u00A0497,-',
  });
});

test('[F9.9-6] without a yearly discount', () => {
  expect(familySummary(aDataOffering(), { lines: 2, hasYearlyDiscount: false })).toEqual({
    rows: [{ label: '10\u00A0GB', value: '369,-/md.' }, { label: '10\u00A0GB m/rabatt', value: '319,-/md.' }],
    totalLabel: 'Totalt pr. md. med familierabatt',
    total: '688,-/md.',
    struck: null,
  });
});

test('[F9.9-7, F9.9-8] one line; the commitment flag leaves the extra row out', () => {
  const one = familySummary(anOffering({ priceMultiplier: 0.9 }), { lines: 1, hasYearlyDiscount: true, hasCommitmentFlag: true });
  expect(one).toEqual({ rows: [{ label: 'Ubegrenset data', value: '499,-/md.' }], totalLabel: 'Totalt pr. md. med årsrabatt', total: '450,-/md.', struck: '499,-' });
  expect(familySummary(anOffering({ priceMultiplier: 0.9 }), { lines: 1, hasYearlyDiscount: true })?.rows[1]).toEqual({ label: 'Årsrabatt 10\u00A0% rabatt', value: '\u221249,-/md.' });
});

test('[F9.9-3] no lines, no summary', () => {
  expect(familySummary(anOffering(), { lines: 0, hasYearlyDiscount: false })).toBeNull();
});

test('[F9.9-1] the difference of the two prices, never below 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), (monthlyOfferingPrice, monthlyOfferingPriceLines) => {
      expect(familyDiscount({ monthlyOfferingPrice, monthlyOfferingPriceLines })).toBe(Math.max(0, monthlyOfferingPrice - monthlyOfferingPriceLines) * 100);
    }),
  );
  expect(familyDiscount({ monthlyOfferingPrice: 499 })).toBe(0);
});
