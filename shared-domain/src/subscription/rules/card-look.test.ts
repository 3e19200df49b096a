import fc from 'fast-check';
import { toOre } from '../../money';
import { showTexts } from '../../testing';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { disclaimerLook, discountBadges, personaLabel, planColour, planFooter, speedometerIcon } from './card-look';
import { listPrice, type PriceTerms } from './list-price';

describe('persona', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  test.each([
    ['MOBIL_X_NORMAL', 'Hverdagsbruk'],
    ['MOBIL_X_RASK', 'Strømmeglede'],
    ['X_MAX', 'Kvalitetsbevissthet'],
    ['MOBIL_02GB', 'Lite'],
    ['MOBIL_06GB', 'Hverdagsbruk'],
    ['MOBIL_10GB', 'Mye'],
    ['MOBIL_15GB', 'Mest'],
    ['MOBIL_10GB_02', null],
    ['X_MAX_2025', null],
    ['SMART_MOBIL_X_MAX', null],
  ])('[F9.5-7] FJELL_%s suits %s', (part, label) => {
    expect(shown(personaLabel(`FJELL_${part}`))).toBe(label);
  });

  test.each([
    ['MOBIL_X_NORMAL', 'speedometer-normal'],
    ['MOBIL_X_RASK', 'speedometer-rask'],
    ['X_MAX', 'speedometer-max'],
    ['MOBIL_X_RASK_VT', null],
    ['MOBIL_10GB', null],
  ])('[F9.5-7] FJELL_%s has the icon %s', (part, icon) => {
    expect(speedometerIcon(`FJELL_${part}`)).toBe(icon);
  });
});

describe('card look', () => {
  describe('disclaimer look', () => {
    const content = 'Du kan si opp når som helst.';

    test('[P3-21, F3.3-5] the editors’ colours of a disclaimer', () => {
      const colours = { backroundColor: '#f8f6fe', textColor: '#1d1524', iconColor: '#552596' };
      expect(disclaimerLook({ content, ...colours })).toEqual({ ground: '#f8f6fe', ink: '#1d1524', icon: '#552596' });
    });

    test.each([
      ['text that cannot be read', { backroundColor: '#f8f6fe', textColor: '#a88aea' }],
      ['a ground without a colour of the text', { backroundColor: '#290f4c' }],
      ['a text without a ground', { textColor: '#ffffff' }],
      ['a colour in another notation', { backroundColor: 'white', textColor: '#000000' }],
      ['none', {}],
    ])('[P3-21] %s: the look of the page', (_, colours) => {
      expect(disclaimerLook({ content, ...colours })).toBeNull();
    });

    test('[P3-21] an icon that cannot be seen has the colour of the text', () => {
      const colours = { backroundColor: '#f8f6fe', textColor: '#1d1524' };
      expect(disclaimerLook({ content, ...colours, iconColor: '#ded4fc' })?.icon).toBeNull();
      expect(disclaimerLook({ content, ...colours })?.icon).toBeNull();
    });
  });

  describe('discount badges', () => {
    const badges = (change: Parameters<typeof anOffering>[0], facts: PriceTerms = {}) =>
      discountBadges(anOffering(change), facts).map((text) => subscriptionText(text).replaceAll('\u00A0', ' '));

    test.each([
      ['F9.10-11', {}, { isFamily: true }, ['100,-/md med familierabatt']],
      ['F9.10-12', { priceMultiplier: 0.8 }, { hasCommitment: true }, ['99,-/md med 20 % ekstra rabatt']],
      ['F9.10-12', { priceMultiplier: 0.9 }, { hasCommitment: true }, ['49,-/md med 10 % ekstra rabatt']],
      ['F9.10-13', { firstYearDiscountAmount: toOre(30) }, {}, ['Spar 30,-/md første 12 md.']],
      ['F9.10-10', { monthlyOfferingPriceLines: toOre(499) }, { isFamily: true, hasCommitment: true }, []],
      ['F9.10-10', { monthlyOfferingDiscount: toOre(50) }, {}, []],
      ['F9.10-4', { offeringCode: 'FJELL_MOBIL_X_RASK_VT', priceMultiplier: 0.8 }, { hasCommitment: true }, []],
      [
        'F9.10-10',
        { billingType: 'PREPAID', upfrontOfferingPrice: toOre(99), firstYearDiscountAmount: toOre(30) },
        {},
        [],
      ],
    ])('[%s] what is taken off %j with %j', (_, change, facts, expected) => {
      expect(badges(change, facts)).toEqual(expected);
    });

    test('[F9.10-14] several discounts have their sum', () => {
      expect(
        badges({ priceMultiplier: 0.8, firstYearDiscountAmount: toOre(30) }, { isFamily: true, hasCommitment: true }),
      ).toEqual([
        '100,-/md med familierabatt',
        '79,-/md med 20 % ekstra rabatt',
        'Spar 30,-/md første 12 md.',
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
  });

  describe('plan footer', () => {
    const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

    test('[F9.9-2] a family discount adds a line', () => {
      expect(shown(planFooter({}, true))).toEqual(['Du får familierabatt på dette abonnementet']);
      expect(shown(planFooter({ familyDiscountFooter: '' }, true))).toEqual([
        'Du får familierabatt på dette abonnementet',
      ]);
      expect(shown(planFooter({}, false))).toEqual([]);
    });

    test('[F3.3-5, P3-21] the plan’s own line replaces the shop’s and comes last', () => {
      const plan = { footer: ['Gjelder i EU'], familyDiscountFooter: 'Rabatt for familien' };
      expect(shown(planFooter(plan, true))).toEqual(['Gjelder i EU', 'Rabatt for familien']);
      expect(shown(planFooter(plan, false))).toEqual(['Gjelder i EU']);
    });
  });

  describe('plan colour', () => {
    test.each([
      ['try-buy', { isTryBuySubscription: true }, 'brand-800'],
      ['youth', { isUngSubscription: true }, 'brand-600'],
      ['any other plan', {}, null],
    ])('[F9.5-8] the colour of %s', (_, change, colour) => {
      expect(planColour(anOffering(change))).toBe(colour);
    });
  });
});
