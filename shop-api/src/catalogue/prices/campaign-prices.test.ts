import { toOre, ZERO } from 'shared-domain/money';
import type { Webdeal } from '../model';
import { aWebdeal } from '../testing';
import { campaignFullPrice, campaignPlanPrice, campaignTerms } from './campaign-prices';
import { leaseTerms } from './device-terms';

const deal = (change: Partial<Webdeal>): Webdeal => ({ ...aWebdeal(), ...change });
const open = deal({ discountId: 'OPEN', discount: { upfront: 500, monthly: 50 } });
const members = deal({ discountId: 'MEMBERS', membersDeal: true, discount: { upfront: 900, monthly: 0 } });
const terms = leaseTerms(toOre(12_000), 24, 'B2C');

test('a discount is taken off each payment, at most all of it', () => {
  expect(campaignTerms(terms, open)).toEqual({
    months: 24,
    upfrontOre: ZERO,
    monthlyOre: toOre(450),
    totalOre: toOre(10_800),
  });
  expect(campaignTerms(terms, deal({ discount: { upfront: 0, monthly: 9_000 } }))?.monthlyOre).toBe(ZERO);
});

test('[P3-14] a price with a plan names the code, the reduced amounts and what is saved', () => {
  const plan = { offeringCode: 'FJELL_X_MAX_2025' };
  expect(campaignPlanPrice(plan, 'lease', terms, { realm: 'B2C', webdeals: [open] })).toMatchObject({
    campaign: { discountCode: 'OPEN', upfront: 0, monthly: 450, total: 10_800 },
    discount: 50,
    totalDiscountOnFullprice: 1_200,
  });
  expect(campaignPlanPrice(plan, 'lease', terms, { realm: 'B2B', webdeals: [open] }).campaign).toMatchObject({
    monthlyWithoutVAT: 360,
  });
});

test('[P3-27] the members’ price stands beside the open one where it comes first', () => {
  expect(campaignFullPrice(toOre(12_000), [members, open], 'B2C')).toEqual({
    campaign: { discountCode: 'OPEN', upfront: 11_500 },
    membersCampaign: { discountCode: 'MEMBERS', upfront: 11_100 },
  });
  expect(campaignFullPrice(toOre(12_000), [open, members], 'B2C')).not.toHaveProperty('membersCampaign');
});

test.each<[string, Partial<Webdeal>]>([
  ['of another way to pay', { validSellingTypes: ['leasing'] }],
  ['of a plan alone', { offerings: ['FJELL_X_MAX_2025'] }],
  ['of a bundle', { bindingMonths: 12 }],
  ['without a discount', { discount: { upfront: 0, monthly: 0 } }],
])('[P5-7, P5-8] a campaign %s lowers no full price', (_, change) => {
  expect(campaignFullPrice(toOre(12_000), [deal(change)], 'B2C')).toEqual({});
});

test('one that gives nothing for this way to pay makes room for the next', () => {
  const onlyUpfront = deal({ discountId: 'UPFRONT', discount: { upfront: 500, monthly: 0 } });
  const { campaign } = campaignPlanPrice({ offeringCode: 'X' }, 'lease', terms, {
    realm: 'B2C',
    webdeals: [onlyUpfront, open],
  });
  expect(campaign?.discountCode).toBe('OPEN');
});
