import { aPlanPrice } from '../../catalogue/testing';
import { anOffering } from '../../subscription/testing';
import { type OfferedPlanFacts, offeredPlans } from './offered-plans';

const codes = ['FJELL_X_BASIC_2025_2', 'FJELL_X_MAX_2025', 'FJELL_X_UNG_2025_2', 'FJELL_X_START_2025'];
const facts: OfferedPlanFacts = {
  offerings: codes.map((offeringCode) => anOffering({ offeringCode })),
  prices: {
    lease: Object.fromEntries(codes.slice(0, 3).map((code) => [`${code}.TLF12PLEAS`, [aPlanPrice()]])),
    switch: {},
  },
  option: 'lease24',
  isUnder30: false,
};
const offered = (change: Partial<OfferedPlanFacts> = {}) =>
  offeredPlans({ ...facts, ...change }).map(({ offering }) => offering.offeringCode);

test('[P9-25, P3-16] in order, those that the device has a price with', () => {
  expect(offered()).toEqual(['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2']);
  expect(offered({ option: 'lease12' })).toEqual([]);
});

test('[P9-26] youth plans for those under 30', () => {
  expect(offered({ isUnder30: true })).toContain('FJELL_X_UNG_2025_2');
});

test('[P3-16] plans that are not sold with devices are left out', () => {
  expect(offered({ offerings: facts.offerings.map((plan) => ({ ...plan, soldWithDevice: false })) })).toEqual([]);
});

test.each(['upfront', 'ukko24'])('[P3-16] the option %j needs no plan, with any prices', (option) => {
  const prices = { ...facts.prices, lease: { 'FJELL_X_MAX_2025.UKKO': [aPlanPrice({ code: 'x' })] } };
  expect(offered({ option, prices })).toEqual([]);
});
