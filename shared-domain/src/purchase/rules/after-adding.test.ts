import type { AFTER_ADDING } from './after-adding';
import { actionsAfterAdding, type AfterAddingFacts } from './after-adding';

const plain: AfterAddingFacts = {
  hasError: false,
  hasRedirect: false,
  isLastStep: false,
  isUpfrontOnlyAccessory: false,
};
const kindsOf = (facts: Partial<AfterAddingFacts>) =>
  actionsAfterAdding({ ...plain, ...facts }).map(({ kind }) => kind);

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof AFTER_ADDING)[number]['id'], readonly [Partial<AfterAddingFacts>, readonly string[]]> = {
  'P4-33': [{ hasError: true, hasRedirect: true, isLastStep: true }, ['show-refusal', 'scroll-to-top', 'reset-steps']],
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
