import { aWebdeal } from '../testing';
import { applyingWebdeals, isSoldByOption, isWebdealEligible, toTexts, type OfferTerms } from './webdeals';

type Offer = Parameters<typeof applyingWebdeals>[0];

describe('webdeal eligibility', () => {
  const offer: OfferTerms = { planCode: 'FJELL_X_MAX_2025', isUpfront: false, hasExistingPhone: false };

  test.each([
    ['holds without conditions', {}, {}, true],
    ['needs a title', { title: undefined }, {}, false],
    ['needs a title that says something', { title: ' ' }, {}, false],
    ['covers its plan', { offerings: ['FJELL_X_BASIC', 'FJELL_X_MAX_2025'] }, {}, true],
    [
      'covers its plan whatever the binding',
      { offerings: ['FJELL_X_MAX_2025'] },
      { planCode: 'FJELL_X_MAX_2025.TLF12PLEAS' },
      true,
    ],
    ['covers its plan named with a binding', { offerings: ['FJELL_X_MAX_2025.REGULAR'] }, {}, true],
    ['covers no other plan', { offerings: ['FJELL_X_MAX'] }, {}, false],
    ['covers no missing plan', { offerings: ['FJELL_X_MAX'] }, { planCode: null }, false],
    [
      'of the full price covers it',
      { offerings: ['FJELL_X_MAX'], fullPrice: true },
      { planCode: null, isUpfront: true },
      true,
    ],
    ['of the full price covers no lease', { offerings: ['FJELL_X_MAX'], fullPrice: true }, {}, false],
    ['of a plan covers no full price', { offerings: ['FJELL_X_MAX'] }, { isUpfront: true }, false],
    [
      'for new plans covers no existing phone',
      { offeringDiscountSubscriptionType: 'NEW' },
      { hasExistingPhone: true },
      false,
    ],
    ['for new plans covers a new one', { offeringDiscountSubscriptionType: 'NEW' }, {}, true],
    [
      'for existing plans covers both',
      { offeringDiscountSubscriptionType: ['NEW', 'EXISTING'] },
      { hasExistingPhone: true },
      true,
    ],
    ['without a type covers both', { offeringDiscountSubscriptionType: '' }, { hasExistingPhone: true }, true],
  ])('[P5-8] a campaign %s', (_, deal, facts, expected) => {
    expect(isWebdealEligible(aWebdeal(deal), { ...offer, ...facts })).toBe(expected);
  });
});

describe('webdeal texts', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['EXISTING', ['EXISTING']],
    ['NEW, EXISTING', ['NEW', 'EXISTING']],
    [
      ['NEW', ' EXISTING '],
      ['NEW', 'EXISTING'],
    ],
    [['', ' '], []],
  ])('[P3-27] %j is %j', (given, texts) => {
    expect(toTexts(given)).toEqual(texts);
  });
});

describe('webdeal selling type', () => {
  const OPTIONS = [
    'new-switch',
    'existing-switch',
    'lease12',
    'lease24',
    'leasenow',
    'upfront',
    'upfront b2b',
    'ukko12',
    'ukko36',
  ];

  test.each([
    ['svitsj', ['new-switch', 'existing-switch']],
    ['leasing', ['lease12', 'lease24', 'leasenow']],
    ['fullpris', ['upfront', 'upfront b2b']],
    ['svitsj, fullpris', ['new-switch', 'existing-switch', 'upfront', 'upfront b2b']],
    [
      ['leasing', 'fullpris'],
      ['lease12', 'lease24', 'leasenow', 'upfront', 'upfront b2b'],
    ],
    ['', OPTIONS],
    [[], OPTIONS],
    [undefined, OPTIONS],
  ])('[P5-7] a campaign for %j holds for %j', (validSellingTypes, expected) => {
    const deal = validSellingTypes === undefined ? {} : { validSellingTypes };
    expect(OPTIONS.filter((option) => isSoldByOption(deal, option))).toEqual(expected);
  });
});

describe('applying webdeals', () => {
  const facts = (...webdeals: Offer['webdeals']): Offer => ({
    webdeals,
    option: 'lease24',
    planCode: 'FJELL_X_MAX',
    hasExistingPhone: false,
  });
  const titles = (change: Offer) => applyingWebdeals(change).map(({ title }) => title);

  test('[P5-7, P5-8] campaigns hold by financing and by plan, in their order', () => {
    const deals = [
      aWebdeal({ title: 'a', validSellingTypes: 'leasing' }),
      aWebdeal({ title: 'b', validSellingTypes: 'svitsj' }),
      aWebdeal({ title: 'c', offerings: ['FJELL_X_START'] }),
      aWebdeal({ title: 'd', offerings: ['FJELL_X_MAX'] }),
    ];
    expect(titles(facts(...deals))).toEqual(['a', 'd']);
    expect(applyingWebdeals({ ...facts(...deals), option: null })).toHaveLength(0);
  });

  test.each(['upfront', 'upfront b2b'])('[P5-8] a campaign of the full price holds for %s', (option) => {
    const deal = aWebdeal({ title: 'a', offerings: ['FJELL_X_START'], fullPrice: true });
    expect(titles({ ...facts(deal), option, planCode: null })).toEqual(['a']);
    expect(titles({ ...facts(deal), planCode: null })).toEqual([]);
  });
});
