import type { NEXT_BUTTON } from './next-button';
import { resolveNextButton, type StepFacts } from './next-button';

const plain: StepFacts = {
  isReleaseInFuture: false,
  isLastStep: false,
  stepCount: 3,
  step: 'finance',
  option: 'lease24',
  hasReSwitchStarted: false,
  isLoggedIn: false,
};

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof NEXT_BUTTON)[number]['id'], readonly [Partial<StepFacts>, string]> = {
  'P4-9': [{ isReleaseInFuture: true, isLastStep: true, stepCount: 1 }, 'presale'],
  'P4-10 only': [{ isLastStep: true, stepCount: 1, option: 'new-switch' }, 'Legg i handlekurv'],
  'P4-10 last': [{ isLastStep: true, option: 'new-switch' }, 'Se handlekurv'],
  'P4-11': [{ option: 'new-switch' }, 'Velg abonnement'],
  'P4-12 known': [{ option: 'existing-switch', isLoggedIn: true }, 'Velg telefon å svitsje på Min Side'],
  'P4-12 visitor': [{ option: 'existing-switch' }, 'Logg meg inn for å fortsette'],
  'P4-13': [{}, 'Neste'],
};

test.each(Object.entries(CASES))('[%s] the next button', (_, [facts, text]) => {
  expect(resolveNextButton({ ...plain, ...facts }).text).toBe(text);
});

test('[P4-12] only before reSwitch has started and at the finance step', () => {
  expect(resolveNextButton({ ...plain, option: 'existing-switch', hasReSwitchStarted: true }).text).toBe('Neste');
  expect(resolveNextButton({ ...plain, option: 'existing-switch', step: 'insurance' }).text).toBe('Neste');
});

test('[P4-9] the presale button has a cart icon', () => {
  expect(resolveNextButton({ ...plain, isReleaseInFuture: true }).icon).toBe('cart');
});
