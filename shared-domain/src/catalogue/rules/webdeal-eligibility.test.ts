import { aWebdeal } from '../testing';
import { isWebdealEligible, type OfferFacts } from './webdeal-eligibility';

const offer: OfferFacts = { planCode: 'FJELL_X_MAX_2025', isUpfront: false, hasExistingPhone: false };

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
