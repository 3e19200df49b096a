import { toOre } from '../../money';
import { aDataOffering, anOffering } from '../testing';
import { planTerms } from './plan-terms';

const broadband = anOffering({
  offeringCode: 'FJELL_MBB_UBEGRENSET',
  type: 'MBB',
  monthlyOfferingPrice: toOre(599),
  upfrontOfferingPrice: toOre(299),
  bindingMonths: 12,
  minTotalPrice: toOre(12 * 599 + 299),
});

test.each([
  ['a plan without binding costs a month at least', aDataOffering(), {}, [0, 369, 12 * 369]],
  [
    'the discount of the first year counts',
    aDataOffering({ firstYearDiscountAmount: toOre(30) }),
    {},
    [0, 339, 12 * 339],
  ],
  ['[F3.3-2] broadband has the total of its binding', broadband, {}, [12, 7_487, 7_487]],
  [
    'a binding without a total of its own: the months and what is paid once',
    { ...broadband, minTotalPrice: undefined, bindingMonths: 24 },
    {},
    [24, 24 * 599 + 299, 7_487],
  ],
  [
    'the discount of the first year ends before a binding of 24 months does',
    aDataOffering({ firstYearDiscountAmount: toOre(30), bindingMonths: 24 }),
    {},
    [24, 12 * 339 + 12 * 369, 12 * 339],
  ],
  [
    '[F9.5-1] prepaid: the price of one period',
    anOffering({ billingType: 'PREPAID', upfrontOfferingPrice: toOre(199) }),
    {},
    [0, 199, null],
  ],
  [
    '[F9.5-6] a trial: two months',
    anOffering({ isTryBuySubscription: true, monthlyOfferingPrice: toOre(99) }),
    {},
    [0, 198, null],
  ],
  [
    '[F6-10] a business: 24 months, without mva.',
    aDataOffering({ monthlyOfferingPrice: toOre(498.75) }),
    { realm: 'B2B' as const },
    [24, 24 * 399, 12 * 399],
  ],
  [
    '[F9.8-1] with commitment: 12 months at the reduced price',
    anOffering({ priceMultiplier: 0.9 }),
    { hasCommitment: true },
    [12, 12 * 450, 12 * 450],
  ],
  [
    '[F9.3-2] beside a device: 12 months at least, and what is paid once',
    anOffering({ upfrontOfferingPrice: toOre(299) }),
    { withDevice: true },
    [12, 12 * 499 + 299, 12 * 499 + 299],
  ],
  [
    '[F6-10] beside a device a business is bound for its 24 months',
    aDataOffering({ monthlyOfferingPrice: toOre(498.75) }),
    { realm: 'B2B' as const, withDevice: true },
    [24, 24 * 399, 12 * 399],
  ],
  [
    '[F9.9-2] a line of a family: at its own price',
    { ...broadband, bindingMonths: 12 },
    { monthly: toOre(549) },
    [12, 12 * 549 + 299, 12 * 549 + 299],
  ],
])('%s', (_case, offering, facts, [bindingMonths, minimumTotal, firstYear]) => {
  expect(planTerms(offering, facts)).toEqual({
    bindingMonths,
    minimumTotal: toOre(minimumTotal ?? 0),
    firstYear: firstYear === null || firstYear === undefined ? null : toOre(firstYear),
  });
});
