import { fewFinancingMethods } from '../../catalogue/testing';
import { firstOptionOf, isUpfront, methodOfOption, resolveAlias, toUpdateFinancing } from './financing-option';

test.each([
  ['svitsj', 'new-switch'], ['avtaletid', 'lease24'], ['nå', 'upfront'], ['fullpris', 'upfront'], ['reswitch', 'existing-switch'], ['Fullpris', 'upfront'], ['lease12', 'lease12'],
])('[P2-12, F2.8-23] the alias %s means %s', (alias, option) => {
  expect(resolveAlias(alias)).toBe(option);
});

test.each([
  ['P7-10', 'upfront', { financingType: 'upfront' }],
  ['P3-10', 'upfront b2b', { financingType: 'upfront' }],
  ['P7-10', 'lease24', { financingType: 'lease', financingDuration: 24 }],
  ['P4-45, P7-10', 'leasenow', { financingType: 'lease', financingDuration: 'now' }],
  ['P7-10', 'new-switch', { financingType: 'switch', financingDuration: 24 }],
  ['P3-11', 'existing-switch', { financingType: 'reswitch', financingDuration: 24 }],
  ['P3-10', 'ukko36', { financingType: 'ukko', financingDuration: 36 }],
])('[%s] %s in an update', (_, option, expected) => {
  expect(toUpdateFinancing(option)).toEqual(expected);
  expect(isUpfront(option)).toBe(expected.financingType === 'upfront');
});

test('[P4-44, P8-12] a method’s tab chooses its first option; a method may have none', () => {
  const [lease] = fewFinancingMethods();
  if (!lease) throw new Error('The builder makes methods');
  expect(firstOptionOf(lease)).toBe('lease24');
  expect(firstOptionOf({ ...lease, financingOptions: [] })).toBeNull();
  expect(methodOfOption(fewFinancingMethods(), 'lease12')?.alternative_id).toBe('lease');
  expect(methodOfOption(fewFinancingMethods(), 'ukko12')).toBeNull();
});
