import fc from 'fast-check';
import { showTexts } from 'shared-domain/testing';
import { addOre, lowerOre, timesOre, toNok, toOre } from '../../money';
import { aDataOffering, anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { familySummary, multiplierTexts } from './family-summary';

describe('family summary', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const yearly = { lines: 3, hasYearlyDiscount: true };

  test('[F9.9-4, F9.9-5, F9.9-7, F9.9-8] three lines with a yearly discount', () => {
    expect(shown(familySummary(anOffering({ priceMultiplier: 0.8 }), yearly))).toEqual({
      rows: [
        { label: 'Ubegrenset\u00A0data', value: '499,-/md.' },
        { label: 'Ubegrenset\u00A0data m/rabatt', value: '399,-/md.' },
        { label: 'Ubegrenset\u00A0data m/rabatt', value: '399,-/md.' },
        { label: 'Årsrabatt 20\u00A0% rabatt', value: '\u2212259,-/md.' },
      ],
      totalLabel: 'Totalt pr. md. med familierabatt og årsrabatt',
      total: '1\u00A0038,-/md.',
      struck: '1\u00A0497,-',
      amounts: { total: 129_700, discounted: 103_800, discount: 25_900 },
    });
  });

  test('[F9.9-6] without a yearly discount', () => {
    expect(shown(familySummary(aDataOffering(), { lines: 1, hasYearlyDiscount: false }))).toMatchObject({
      totalLabel: 'Totalt pr. md. med familierabatt',
      total: '369,-/md.',
    });
    expect(shown(familySummary(aDataOffering(), { lines: 2, hasYearlyDiscount: false }))).toEqual({
      rows: [
        { label: '10\u00A0GB', value: '369,-/md.' },
        { label: '10\u00A0GB m/rabatt', value: '319,-/md.' },
      ],
      totalLabel: 'Totalt pr. md. med familierabatt',
      total: '688,-/md.',
      struck: null,
      amounts: { total: 68_800, discounted: 68_800, discount: 0 },
    });
  });

  test('[F9.9-7, F9.9-8] one line; the commitment flag leaves the extra row out', () => {
    const one = familySummary(anOffering({ priceMultiplier: 0.9 }), {
      lines: 1,
      hasYearlyDiscount: true,
      hasCommitmentFlag: true,
    });
    expect(shown(one)).toEqual({
      rows: [{ label: 'Ubegrenset\u00A0data', value: '499,-/md.' }],
      totalLabel: 'Totalt pr. md. med årsrabatt',
      total: '450,-/md.',
      struck: '499,-',
      amounts: { total: 49_900, discounted: 45_000, discount: 4_900 },
    });
    expect(
      shown(familySummary(anOffering({ priceMultiplier: 0.9 }), { lines: 1, hasYearlyDiscount: true })?.rows[1]),
    ).toEqual({
      label: 'Årsrabatt 10\u00A0% rabatt',
      value: '\u221249,-/md.',
    });
  });

  test('[F9.9-1, F9.9-8] beside another subscription the first line has the discount too', () => {
    expect(
      shown(
        familySummary(anOffering({ priceMultiplier: 0.9 }), { lines: 1, hasYearlyDiscount: true, hasOtherLine: true }),
      ),
    ).toMatchObject({
      rows: [
        { label: 'Ubegrenset\u00A0data m/rabatt', value: '399,-/md.' },
        { label: 'Årsrabatt 10\u00A0% rabatt', value: '\u221239,-/md.' },
      ],
      totalLabel: 'Totalt pr. md. med familierabatt og årsrabatt',
      total: '360,-/md.',
      struck: '499,-',
    });
  });

  test('[F9.10-4] the yearly discount of the streaming bundle is an amount, not a percentage', () => {
    const bundle = anOffering({ offeringCode: 'FJELL_MOBIL_X_RASK_VT', monthlyOfferingPrice: toOre(1_098) });
    expect(shown(familySummary(bundle, { lines: 1, hasYearlyDiscount: true })?.rows[1])).toEqual({
      label: 'Årsrabatt',
      value: '\u2212100,-/md.',
    });
  });

  test('[F9.9-3] no lines, no summary', () => {
    expect(shown(familySummary(anOffering(), { lines: 0, hasYearlyDiscount: false }))).toBeNull();
  });

  test('[F9.9-3] a plan without an amount of data is named by its short name', () => {
    expect(
      familySummary(aDataOffering({ dataIncluded: undefined }), { lines: 2, hasYearlyDiscount: false })?.rows.map(
        ({ label }) => shown(label),
      ),
    ).toEqual(['Fjell', 'Fjell m/rabatt']);
  });

  test('[F9.9-4, F9.9-5, F9.9-7] the rows add up to the total', () => {
    const change = fc.record({
      monthlyOfferingPrice: fc.integer({ min: 100, max: 900 }).map((nok) => toOre(nok)),
      monthlyOfferingPriceLines: fc.integer({ min: 100, max: 900 }).map((nok) => toOre(nok)),
      priceMultiplier: fc.constantFrom(0.8, 0.85, 0.9, 1),
    });
    const nok = (text = ''): number => Number(text.replace('\u2212', '-').replace(/\u00A0|,-\/md\./g, ''));
    fc.assert(
      fc.property(change, fc.integer({ min: 1, max: 8 }), (values, lines) => {
        const summary = familySummary(anOffering(values), { lines, hasYearlyDiscount: true });
        const exact =
          toNok(
            addOre(
              values.monthlyOfferingPrice,
              timesOre(lowerOre(values.monthlyOfferingPriceLines, values.monthlyOfferingPrice), lines - 1),
            ),
          ) * values.priceMultiplier;
        expect(summary?.rows.reduce((sum, { value }) => sum + nok(value), 0)).toBe(nok(summary?.total));
        expect(nok(summary?.total) - exact).toBeGreaterThan(-1e-6);
        expect(nok(summary?.total) - exact).toBeLessThan(1);
      }),
    );
  });
});

describe('multiplier text', () => {
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
});
