import { threeSteps } from 'shared-domain/purchase/testing';
import { isStepSkipped, type PURCHASE_STEPS, purchaseSteps, showsStepIndicator, type PurchaseOutline } from './steps';

type Shown = Parameters<typeof showsStepIndicator>[0];

describe('steps', () => {
  const facts: PurchaseOutline = {
    realm: 'B2C',
    productType: 'HANDSET',
    option: 'lease24',
    compatibleAccessoryCount: 3,
  };
  const stepsOf = (change: Partial<PurchaseOutline> = {}) =>
    purchaseSteps({ ...facts, ...change }).map(({ step }) => step);

  test('[P4-1] the steps in order, with their names', () => {
    expect(purchaseSteps(facts)).toEqual([
      { step: 'finance', label: { key: 'stepFinance' }, isSkipped: false },
      { step: 'insurance', label: { key: 'stepInsurance' }, isSkipped: false },
      { step: 'accessories', label: { key: 'stepAccessories' }, isSkipped: false },
    ]);
  });

  /** When each step exists, and what removes it. */
  const CASES: Record<
    (typeof PURCHASE_STEPS)[number]['id'],
    readonly (readonly [Partial<PurchaseOutline>, readonly string[]])[]
  > = {
    'P4-2': [[{ realm: 'UKKO', productType: 'TABLET', option: null, compatibleAccessoryCount: 0 }, ['finance']]],
    'P4-3': [
      [{ productType: 'HANDSET-PREOWNED', option: 'new-switch' }, ['finance', 'insurance', 'accessories']],
      [{ option: 'upfront' }, ['finance', 'accessories']],
      [{ option: null }, ['finance', 'accessories']],
      [{ productType: 'TABLET' }, ['finance', 'accessories']],
    ],
    'P4-4': [
      [{ compatibleAccessoryCount: 1 }, ['finance', 'insurance', 'accessories']],
      [{ compatibleAccessoryCount: 0 }, ['finance', 'insurance']],
    ],
  };

  test.each(
    Object.entries(CASES).flatMap(([id, cases]) => cases.map(([change, steps]) => [id, change, steps] as const)),
  )('[%s] the steps with %j', (_, change, steps) => {
    expect(stepsOf(change)).toEqual(steps);
  });

  test.each(['B2B', 'UKKO'] as const)(
    '[F6-13, P6-14, P4-3, P4-4] %s has neither insurance nor accessories',
    (realm) => {
      expect(stepsOf({ realm })).toEqual(['finance']);
    },
  );

  test('[P4-5] a step that is not enabled is removed; only insurance is ever skipped, for a consumer without a handset', () => {
    expect(stepsOf({ productType: 'WEARABLE' })).not.toContain('insurance');
    const tablet = { realm: 'B2C', productType: 'TABLET' } as const;
    expect((['finance', 'insurance', 'accessories'] as const).map((step) => isStepSkipped(step, tablet))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isStepSkipped('insurance', { ...tablet, realm: 'B2B' })).toBe(false);
    expect(isStepSkipped('insurance', { ...tablet, productType: 'HANDSET' })).toBe(false);
    expect(isStepSkipped('insurance', { ...tablet, productType: 'HANDSET-PREOWNED' })).toBe(false);
  });
});

describe('step indicator', () => {
  const facts: Shown = { realm: 'B2C', steps: threeSteps(), isUpfrontOnlyAccessory: false };
  const [finance, insurance, accessories] = threeSteps() as [Shown['steps'][0], Shown['steps'][0], Shown['steps'][0]];

  test.each<[string, Partial<Shown>, boolean]>([
    ['three steps', {}, true],
    ['a business', { realm: 'B2B' }, false],
    ['an equipment agreement', { realm: 'UKKO' }, false],
    ['an upfront-only accessory', { isUpfrontOnlyAccessory: true }, false],
    ['no steps', { steps: [] }, false],
    ['one step after the first', { steps: [finance, accessories] }, false],
    ['a skipped step after the first', { steps: [finance, { ...insurance, isSkipped: true }, accessories] }, false],
  ])('[P4-7] the step indicator with %s', (_, change, expected) => {
    expect(showsStepIndicator({ ...facts, ...change })).toBe(expected);
  });
});
