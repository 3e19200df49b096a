import { aPlanPrice } from '../../catalogue/testing';
import { ZERO } from '../../money';
import { anOffering } from '../../subscription/testing';
import { initialPlan, type InitialPlanFacts } from './initial-plan';

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
