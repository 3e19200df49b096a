import { threeSteps } from '../testing';
import { resolveStepJump, type StepJumpFacts } from './step-jump';

const facts: StepJumpFacts = {
  steg: 'tilbehor',
  subscription: { financing: {} },
  hasMainDevice: true,
  isLastStep: false,
  hasJumped: false,
  steps: threeSteps(),
};
const jump = (change: Partial<StepJumpFacts> = {}) => resolveStepJump({ ...facts, ...change });

test.each([
  ['finansiering', { stepIndex: 0, target: 'finance' }],
  ['forsikring', { stepIndex: 1, target: 'insurance' }],
  ['tilbehor', { stepIndex: 2, target: 'accessories' }],
  ['abonnement', { stepIndex: 0, target: 'subscription' }],
  ['betaling', null],
])('[P2-8, P2-11, F2.8-22, P4-32] steg %s', (steg, expected) => {
  expect(jump({ steg })).toEqual(expected);
});

test.each<[string, Partial<StepJumpFacts>]>([
  ['no steg', { steg: null }],
  ['no steg, and no device', { steg: null, hasMainDevice: false }],
  ['no cart subscription', { subscription: null }],
  ['a cart subscription without financing', { subscription: { financing: null } }],
  ['the last step', { isLastStep: true }],
  ['a jump before', { hasJumped: true }],
])('[P4-32] no jump with %s', (_, change) => {
  expect(jump(change)).toBeNull();
});

test('[P4-32] a bundle without a main device leads to finance, but to the subscription for steg=abonnement', () => {
  expect(jump({ hasMainDevice: false })).toEqual({ stepIndex: 0, target: 'finance' });
  expect(jump({ hasMainDevice: false, steg: 'betaling' })).toEqual({ stepIndex: 0, target: 'finance' });
  expect(jump({ hasMainDevice: false, steg: 'abonnement' })).toEqual({ stepIndex: 0, target: 'subscription' });
});

test('[P4-32] a steg that names a removed step leads to finance; indices count the steps that are left', () => {
  const steps = threeSteps().filter(({ step }) => step !== 'insurance');
  expect(jump({ steg: 'forsikring', steps })).toEqual({ stepIndex: 0, target: 'finance' });
  expect(jump({ steps })).toEqual({ stepIndex: 1, target: 'accessories' });
});
