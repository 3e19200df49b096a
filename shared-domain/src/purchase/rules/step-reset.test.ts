import { resetsSteps } from './step-reset';

const facts = { selectedStepIndex: 1, hasCartItem: true, hasCartError: false };

test.each([
  ['[P4-31]', { hasCartItem: false }, true],
  ['[P4-31]', { hasCartItem: false, selectedStepIndex: 0 }, false],
  ['[P4-31]', {}, false],
  ['[P4-33, P8-1]', { hasCartError: true }, true],
  ['[P4-33]', { hasCartError: true, selectedStepIndex: 0 }, true],
])('%s with %j the steps start over: %j', (_, change, expected) => {
  expect(resetsSteps({ ...facts, ...change })).toBe(expected);
});
