import fc from 'fast-check';
import { toOre } from 'shared-domain/money';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { familyOrder, resolveHeroStyle } from './family';

describe('family order', () => {
  const basic = anOffering({ priceMultiplier: 0.9 });
  const tenGb = aDataOffering({ priceMultiplier: 0.9 });
  const campaign = aDataOffering({ offeringCode: 'FJELL_MOBIL_05GB_2025_2', firstYearDiscountAmount: toOre(30) });
  const nok = (amount: number | null | undefined) => (amount ?? NaN) / 100;

  test('[F9.9-1, F9.9-5] two plans: the lower one has the family discount on every line', () => {
    const order = familyOrder(
      [
        { offering: tenGb, lines: 2 },
        { offering: basic, lines: 1 },
        { offering: campaign, lines: 0 },
      ],
      { hasBinding: false },
    );
    expect(order.groups.map((group) => [group.planCode, nok(group.monthly), group.isBound])).toEqual([
      ['FJELL_MOBIL_10GB_2025', 638, false],
      ['FJELL_X_BASIC_2025_2', 499, false],
    ]);
    expect([order.lines, nok(order.monthly), nok(order.undiscounted), nok(order.later)]).toEqual([3, 1137, 1237, 1137]);
    expect([order.bindingTotal, nok(order.firstYearTotal)]).toEqual([null, 12 * 1137]);
  });

  test('[F9.8-1] binding counts for the plans that have the offer, with the total of its months', () => {
    const order = familyOrder(
      [
        { offering: basic, lines: 2 },
        { offering: campaign, lines: 1 },
      ],
      { hasBinding: true },
    );
    // ceil((499 + 399) × 0.9) = 809; 319 − 30 = 289.
    expect(order.groups.map((group) => [group.planCode, nok(group.monthly), nok(group.campaign)])).toEqual([
      ['FJELL_X_BASIC_2025_2.COM12PURP20', 809, 0],
      ['FJELL_MOBIL_05GB_2025_2', 289, 30],
    ]);
    expect([nok(order.bindingTotal), nok(order.firstYearTotal), nok(order.later)]).toEqual([
      12 * 809,
      12 * (809 + 289),
      499 + 399 + 319,
    ]);
  });

  test('[F9.9-1] an own subscription gives the first line the discount', () => {
    const { groups, monthly } = familyOrder([{ offering: basic, lines: 1 }], {
      hasBinding: true,
      ownCodes: ['FJELL_X_MAX_2025'],
    });
    expect([nok(monthly), groups[0]?.summary.totalLabel.key]).toEqual([360, 'totalWithFamilyAndYearly']);
  });

  test('no lines cost nothing', () => {
    expect(familyOrder([], { hasBinding: true })).toMatchObject({
      groups: [],
      lines: 0,
      monthly: 0,
      bindingTotal: null,
    });
  });

  test('[F9.9-5] the groups add up to the total, which is never above the undiscounted one', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), fc.nat(10), fc.boolean(), (one, two, three, hasBinding) => {
        const order = familyOrder(
          [
            { offering: basic, lines: one },
            { offering: tenGb, lines: two },
            { offering: campaign, lines: three },
          ],
          { hasBinding },
        );
        expect(order.groups.reduce((sum, group) => sum + group.monthly, 0)).toBe(order.monthly);
        expect(order.monthly).toBeLessThanOrEqual(order.undiscounted);
        expect(order.monthly).toBeLessThanOrEqual(order.later);
        expect(order.lines).toBe(one + two + three);
        for (const { summary, campaign: off, monthly } of order.groups)
          expect(summary.amounts.discounted - off).toBe(monthly);
      }),
    );
  });
});

describe('hero style', () => {
  test.each([
    ['/mobilabonnement/arsrabatter/', 'yearly-discount'],
    ['/arsrabatter', 'yearly-discount'],
    ['/mobilabonnement/', 'ordinary'],
    ['/mine-arsrabatter/', 'ordinary'],
  ])('[F2.7-4] the hero of %s is the %s one', (pathname, style) => {
    expect(resolveHeroStyle(pathname)).toBe(style);
  });
});
