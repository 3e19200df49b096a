import { threeSteps } from 'shared-domain/purchase/testing';
import {
  actionsAfterAdding,
  type AFTER_ADDING,
  type AddingOutcome,
  type EXTRAS_UPDATES,
  extrasContinue,
  type ExtrasChoice,
  type NEXT_ACTIONS,
  type NextPress,
  nextActions,
  resolveStepJump,
} from './purchase-moves';

type Jump = Parameters<typeof resolveStepJump>[0];

describe('after adding', () => {
  const plain: AddingOutcome = {
    hasError: false,
    hasRedirect: false,
    isLastStep: false,
    isUpfrontOnlyAccessory: false,
  };
  const kindsOf = (facts: Partial<AddingOutcome>) => actionsAfterAdding({ ...plain, ...facts }).map(({ kind }) => kind);

  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof AFTER_ADDING)[number]['id'], readonly [Partial<AddingOutcome>, readonly string[]]> = {
    'P4-33': [
      { hasError: true, hasRedirect: true, isLastStep: true },
      ['show-refusal', 'scroll-to-top', 'reset-steps'],
    ],
    'P4-22 redirect': [{ hasRedirect: true, isLastStep: true }, ['follow-redirect']],
    'P4-22 cart': [{ isLastStep: true }, ['load-insurances', 'open-cart']],
    'P4-22 next': [{}, ['load-insurances', 'go-to-next-step']],
  };

  test.each(Object.entries(CASES))('[%s] what follows', (_, [facts, kinds]) => {
    expect(kindsOf(facts)).toEqual(kinds);
  });

  test('[P4-22] an upfront-only accessory opens the cart, with any steps', () => {
    expect(kindsOf({ isUpfrontOnlyAccessory: true })).toEqual(['load-insurances', 'open-cart']);
  });

  test('[P8-1] a refusal is shown at the top, and the purchase starts over', () => {
    expect(kindsOf({ hasError: true })).toEqual(['show-refusal', 'scroll-to-top', 'reset-steps']);
  });
});

describe('extras continue', () => {
  const plain: ExtrasChoice = {
    step: 'insurance',
    isLastStep: false,
    insuranceCode: 'NONE',
    productType: 'HANDSET',
    isKeepExisting: false,
    isReSwitch: false,
    bundle: { bundleId: 'bundle-1', sku: 'A', planCode: 'FJELL_X' },
  };
  const insurance = { update: { serviceCode: 'INSURM', cartItemId: 'bundle-1' } };
  const confirming = {
    update: { handsetSku: 'A', pricePlan: 'FJELL_X', cartItemId: 'bundle-1', serviceCode: 'dummy' },
  };
  const onwards = { kind: 'go-to-next-step' };

  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof EXTRAS_UPDATES)[number]['id'], readonly [Partial<ExtrasChoice>, readonly object[]]> = {
    'P4-24': [{ step: 'accessories', insuranceCode: 'INSURM' }, [onwards]],
    'P4-26': [{ insuranceCode: 'INSURM' }, [{ kind: 'update-cart', input: insurance }, onwards]],
    'P4-27': [{}, [{ kind: 'update-cart', input: confirming }, onwards]],
    'P4-28': [{ productType: 'HANDSET-PREOWNED' }, [onwards]],
  };

  test.each(Object.entries(CASES))('[%s] what continuing does', (_, [facts, actions]) => {
    expect(extrasContinue({ ...plain, ...facts })).toEqual(actions);
  });

  test.each<[string, Partial<ExtrasChoice>]>([
    ['the plan is kept', { isKeepExisting: true }],
    ['reSwitch', { isReSwitch: true }],
    ['there is no bundle', { bundle: null }],
  ])('[P4-27] no second update when %s', (_, facts) => {
    expect(extrasContinue({ ...plain, ...facts })).toEqual([onwards]);
  });

  test('[P4-26] without a bundle an insurance has no place; nothing chosen adds none', () => {
    expect(extrasContinue({ ...plain, insuranceCode: 'INSURM', bundle: null })).toEqual([onwards]);
    expect(extrasContinue({ ...plain, insuranceCode: null, isReSwitch: true })).toEqual([onwards]);
  });

  test('[P4-28] the last step goes to the checkout, after the update', () => {
    expect(extrasContinue({ ...plain, isLastStep: true, insuranceCode: 'INSURM' })).toEqual([
      { kind: 'update-cart', input: insurance },
      { kind: 'go-to-checkout' },
    ]);
  });
});

describe('next actions', () => {
  const plain: NextPress = {
    realm: 'B2C',
    step: 'finance',
    isLastStep: false,
    option: 'lease24',
    hasReSwitchStarted: false,
    isLoggedIn: false,
  };
  const existing = { option: 'existing-switch' } as const;

  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof NEXT_ACTIONS)[number]['id'], readonly [Partial<NextPress>, readonly string[]]> = {
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
});

describe('step jump', () => {
  const facts: Jump = {
    steg: 'tilbehor',
    subscription: { financing: {} },
    hasMainDevice: true,
    isLastStep: false,
    hasJumped: false,
    steps: threeSteps(),
  };
  const jump = (change: Partial<Jump> = {}) => resolveStepJump({ ...facts, ...change });

  test.each([
    ['finansiering', { stepIndex: 0, target: 'finance' }],
    ['forsikring', { stepIndex: 1, target: 'insurance' }],
    ['tilbehor', { stepIndex: 2, target: 'accessories' }],
    ['abonnement', { stepIndex: 0, target: 'subscription' }],
    ['betaling', null],
  ])('[P2-8, P2-11, F2.8-22, P4-32] steg %s', (steg, expected) => {
    expect(jump({ steg })).toEqual(expected);
  });

  test.each<[string, Partial<Jump>]>([
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
});
