import { aFinancingMethod, fewFinancingMethods } from '../../catalogue/testing';
import { firstOptionOf, methodKey } from './financing-method';

const commitment = aFinancingMethod({
  subId: 'commitment',
  financingOptions: [{ alternative_id: 'leasenow', heading: 'Med avtaletid' }],
});

test('[P3-9] lease and lease with commitment are two methods', () => {
  expect([aFinancingMethod(), commitment].map(methodKey)).toEqual(['lease', 'lease-commitment']);
});

test('[P4-44] a tab leads to the first option of its method', () => {
  const methods = [
    ...fewFinancingMethods(),
    commitment,
    aFinancingMethod({ alternative_id: 'ukko', financingOptions: [] }),
  ];
  expect(['lease', 'lease-commitment', 'switch', 'upfront'].map((key) => firstOptionOf(methods, key))).toEqual([
    'lease24',
    'leasenow',
    'new-switch',
    'upfront',
  ]);
  expect(firstOptionOf(methods, 'ukko')).toBeNull();
  expect(firstOptionOf(methods, 'other')).toBeNull();
});
