import type { NEXT_ACTIONS } from './next-actions';
import { type NextActionFacts, nextActions } from './next-actions';

const plain: NextActionFacts = {
  realm: 'B2C',
  step: 'finance',
  isLastStep: false,
  option: 'lease24',
  hasReSwitchStarted: false,
  isLoggedIn: false,
};
const existing = { option: 'existing-switch' } as const;

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof NEXT_ACTIONS)[number]['id'], readonly [Partial<NextActionFacts>, readonly string[]]> = {
  'P4-20': [{ option: 'new-switch' }, ['go-to-switch-flow']],
  'P4-12 known': [{ ...existing, isLoggedIn: true }, ['go-to-min-side']],
  'P4-12 visitor': [existing, ['log-in']],
  'P4-21': [{ ...existing, hasReSwitchStarted: true }, ['open-subscriptions-modal', 'load-insurances']],
  'P6-15': [{ realm: 'UKKO', option: 'ukko24' }, ['update-ukko-cart', 'redirect-to-ukko-checkout']],
  'P4-22': [{ isLastStep: true }, ['add-to-cart']],
  'P4-10': [{ step: 'accessories', isLastStep: true }, ['open-cart']],
  'P4-23': [{ step: 'insurance' }, ['go-to-next-step']],
};

test.each(Object.entries(CASES))('[%s] what next does', (_, [facts, kinds]) => {
  expect(nextActions({ ...plain, ...facts }).map(({ kind }) => kind)).toEqual(kinds);
});

test.each(['new-switch', 'existing-switch'])('[P4-23] %s matters at the finance step only', (option) => {
  expect(nextActions({ ...plain, option, step: 'insurance' })).toEqual([{ kind: 'go-to-next-step' }]);
});

test('[P6-15] an equipment agreement too is added at the finance step only', () => {
  expect(nextActions({ ...plain, realm: 'UKKO', step: 'insurance' })).toEqual([{ kind: 'go-to-next-step' }]);
});
