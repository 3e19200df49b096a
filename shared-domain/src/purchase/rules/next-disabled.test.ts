import { isNextDisabled, type NextDisabledFacts } from './next-disabled';

const facts: NextDisabledFacts = {
  isReleaseInFuture: false,
  hasReSwitchStarted: false,
  option: 'lease24',
  planCode: 'A',
  listedPlanCodes: ['A', 'C'],
};

test.each([
  ['[P4-16]', { isReleaseInFuture: true }, true],
  ['[P4-17]', { planCode: null }, true],
  ['[P4-17]', { planCode: null, option: 'new-switch' }, true],
  ['[P4-17]', { planCode: null, option: 'upfront' }, false],
  ['[P4-17]', { planCode: null, option: 'ukko24' }, false],
  ['[P4-17, P4-18]', { planCode: null, hasReSwitchStarted: true }, false],
  ['[P4-18]', { planCode: 'B' }, true],
  ['[P4-18]', { planCode: 'B', option: 'leasenow' }, true],
  ['[P4-18]', { planCode: 'B', option: 'new-switch' }, false],
  ['[P4-18]', { planCode: 'A.TLF12PLEAS' }, false],
  ['[P4-18]', { planCode: 'B', hasReSwitchStarted: true }, true],
  ['[P4-16, P4-17, P4-18]', {}, false],
])('%s with %j: %s', (_, change, expected) => {
  expect(isNextDisabled({ ...facts, ...change })).toBe(expected);
});
