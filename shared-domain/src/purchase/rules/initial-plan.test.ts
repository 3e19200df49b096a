import { aPlanPrice } from '../../catalogue/testing';
import { ZERO } from '../../money';
import { anOffering } from '../../subscription/testing';
import { initialPlan, type InitialPlanFacts, type OfferedPlanFacts, offeredPlans } from './initial-plan';

describe('initial plan', () => {
  const plan = (offeringCode: string, isUngSubscription = false) => ({
    offering: anOffering({ offeringCode, isUngSubscription }),
    device: aPlanPrice(),
    monthlyTotal: ZERO,
  });
  const BASIC = 'FJELL_X_BASIC_2025_2';
  const facts: InitialPlanFacts = {
    plans: [plan('FJELL_X_MAX_2025'), plan('FJELL_X_UNG_2025_2', true), plan(BASIC), plan('FJELL_X_START_2025')],
    sc: null,
    abonnement: null,
    isUnder30: false,
    codePrefix: 'FJELL',
  };

  test.each<[string, string, Partial<InitialPlanFacts>]>([
    ['[P2-4]', 'FJELL_X_START_2025', { sc: 'FJELL_X_START_2025', abonnement: 'FJELL_X_MAX_2025', isUnder30: true }],
    ['[P2-4]', 'FJELL_X_START_2025', { sc: 'FJELL_X_START_2025.REGULAR' }],
    ['[P2-9]', 'FJELL_X_START_2025', { abonnement: 'FJELL_X_START_2025', isUnder30: true }],
    ['[P2-9]', 'FJELL_X_START_2025', { sc: 'GONE', abonnement: 'FJELL_X_START_2025' }],
    ['[P2-9, P9-33]', BASIC, { abonnement: 'GONE' }],
    ['[P4-49]', 'FJELL_X_UNG_2025_2', { isUnder30: true, defaultOfferingCode: 'FJELL_X_START_2025' }],
    ['[F5.3-5]', 'FJELL_X_START_2025', { defaultOfferingCode: 'FJELL_X_START_2025.TLF12PLEAS' }],
    ['[F5.3-5, P9-33]', BASIC, { defaultOfferingCode: 'GONE' }],
    ['[P9-33]', BASIC, {}],
    ['[P9-33]', BASIC, { isUnder30: true, plans: [plan('FJELL_X_MAX_2025'), plan(BASIC)] }],
    ['[F5.3-5]', 'FJELL_X_MAX_2025', { codePrefix: 'ANDRE' }],
  ])('%s %s is chosen at first', (_, code, change) => {
    expect(initialPlan({ ...facts, ...change })?.offering.offeringCode).toBe(code);
  });

  test('[F5.3-5] nothing to choose among', () => {
    expect(initialPlan({ ...facts, plans: [] })).toBeNull();
  });
});

describe('offered plans', () => {
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
});
