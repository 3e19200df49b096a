import { fewFinancingMethods } from '../../catalogue/testing';
import { isUpfront, methodOfOption, needsPlan, optionsOf, resolveAlias, toUpdateFinancing } from './financing-option';

test.each([
  ['svitsj', 'new-switch'],
  ['avtaletid', 'lease24'],
  ['nå', 'upfront'],
  ['fullpris', 'upfront'],
  ['reswitch', 'existing-switch'],
  ['Fullpris', 'upfront'],
  ['lease12', 'lease12'],
])('[P2-12, F2.8-23] the alias %s means %s', (alias, option) => {
  expect(resolveAlias(alias)).toBe(option);
});

test.each([
  ['[P7-10, P3-11]', 'upfront', { financingType: 'upfront' }, false],
  ['[P3-10]', 'upfront b2b', { financingType: 'upfront' }, false],
  ['[P7-10, P3-10, P3-11]', 'lease24', { financingType: 'lease', financingDuration: 24 }, true],
  ['[P7-10, P3-10]', 'lease12', { financingType: 'lease', financingDuration: 12 }, true],
  ['[P4-45, P7-10, P3-10]', 'leasenow', { financingType: 'lease', financingDuration: 'now' }, true],
  ['[P7-10, P3-10, P3-11]', 'new-switch', { financingType: 'switch', financingDuration: 24 }, true],
  ['[P3-10, P3-11]', 'existing-switch', { financingType: 'reswitch', financingDuration: 24 }, true],
  ['[P3-10, P3-11, P4-17]', 'ukko36', { financingType: 'ukko', financingDuration: 36 }, false],
  ['[P3-4, P3-16, P7-10]', 'lease24commitment', { financingType: 'lease', financingDuration: 24 }, true],
  ['[P3-10]', 'ukko', { financingType: 'upfront' }, false],
  ['[P3-10]', 'xlease24', { financingType: 'upfront' }, false],
  ['[P3-10]', 'lease24x', { financingType: 'upfront' }, false],
])('%s %s in an update, and whether it needs a plan', (_, option, expected, plan) => {
  expect(toUpdateFinancing(option)).toEqual(expected);
  expect(isUpfront(option)).toBe(expected.financingType === 'upfront');
  expect(needsPlan(option)).toBe(plan);
});

test('[P3-10] options in the order of their methods, and the method of one', () => {
  expect(optionsOf(fewFinancingMethods())).toEqual(['lease24', 'lease12', 'new-switch', 'upfront']);
  expect(methodOfOption(fewFinancingMethods(), 'lease12')?.alternative_id).toBe('lease');
  expect(methodOfOption(fewFinancingMethods(), 'ukko12')).toBeNull();
});
