import { extrasModal } from './purchase-view';

test('[P2-40] the insurance step', () => {
  expect(extrasModal({ step: 'insurance', isLastStep: false, insuranceCode: 'INSURM' })).toEqual({
    title: { key: 'recommendations' },
    heading: { key: 'insuranceQuestion' },
    declineText: { key: 'declineInsurance' },
    backText: { key: 'back' },
    continueText: { key: 'next' },
    isContinueDisabled: false,
  });
});

test('[P2-40] the accessories step, the last one', () => {
  expect(extrasModal({ step: 'accessories', isLastStep: true, insuranceCode: null })).toEqual({
    title: { key: 'recommendations' },
    heading: { key: 'accessoriesQuestion' },
    declineText: null,
    backText: { key: 'back' },
    continueText: { key: 'goToCheckout' },
    isContinueDisabled: false,
  });
});

test.each([
  [null, true],
  ['NONE', false],
  ['INSURM', false],
])('[P4-25] the insurance step with the choice %j: continue is closed %j', (insuranceCode, isDisabled) => {
  expect(extrasModal({ step: 'insurance', isLastStep: true, insuranceCode }).isContinueDisabled).toBe(isDisabled);
});
