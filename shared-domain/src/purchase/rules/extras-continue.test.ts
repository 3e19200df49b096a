import type { EXTRAS_UPDATES } from './extras-continue';
import { extrasContinue, type ExtrasFacts } from './extras-continue';

const plain: ExtrasFacts = {
  step: 'insurance',
  isLastStep: false,
  insuranceCode: 'NONE',
  productType: 'HANDSET',
  isKeepExisting: false,
  isReSwitch: false,
  bundle: { bundleId: 'bundle-1', sku: 'A', planCode: 'FJELL_X' },
};
const insurance = { update: { serviceCode: 'INSURM', cartItemId: 'bundle-1' } };
const confirming = { update: { handsetSku: 'A', pricePlan: 'FJELL_X', cartItemId: 'bundle-1', serviceCode: 'dummy' } };
const onwards = { kind: 'go-to-next-step' };

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof EXTRAS_UPDATES)[number]['id'], readonly [Partial<ExtrasFacts>, readonly object[]]> = {
  'P4-24': [{ step: 'accessories', insuranceCode: 'INSURM' }, [onwards]],
  'P4-26': [{ insuranceCode: 'INSURM' }, [{ kind: 'update-cart', input: insurance }, onwards]],
  'P4-27': [{}, [{ kind: 'update-cart', input: confirming }, onwards]],
  'P4-28': [{ productType: 'HANDSET-PREOWNED' }, [onwards]],
};

test.each(Object.entries(CASES))('[%s] what continuing does', (_, [facts, actions]) => {
  expect(extrasContinue({ ...plain, ...facts })).toEqual(actions);
});

test.each<[string, Partial<ExtrasFacts>]>([
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
