import { aFinancingMethod, fewFinancingMethods } from '../../catalogue/testing';
import { availableMethods, type MethodFacts } from './available-methods';

const methods = [
  ...fewFinancingMethods(),
  aFinancingMethod({
    alternative_id: 'switch',
    financingOptions: [
      { alternative_id: 'existing-switch', heading: 'Svitsj' },
      { alternative_id: 'new-switch', heading: 'Ny' },
    ],
  }),
];
const options = (facts: Partial<MethodFacts>) =>
  availableMethods(methods, { isLoggedIn: false, isReSwitch: false, productType: 'HANDSET', ...facts }).map(
    (method) => [method.alternative_id, ...method.financingOptions.map(({ alternative_id: id }) => id)],
  );

test('[P4-42, P6-2] a visitor sees no switch, a customer does', () => {
  expect(options({})).toEqual([
    ['lease', 'lease24', 'lease12'],
    ['upfront', 'upfront'],
  ]);
  expect(options({ isLoggedIn: true }).map(([id]) => id)).toEqual(['lease', 'switch', 'upfront', 'switch']);
});

test('a customer without a Svitsj agreement is not offered the swap of a phone', () => {
  expect(options({ isLoggedIn: true, maySwap: true })).toContainEqual(['switch', 'existing-switch', 'new-switch']);
  expect(options({ isLoggedIn: true, maySwap: false })).toContainEqual(['switch', 'new-switch']);
  expect(options({ isReSwitch: true, maySwap: false })).toContainEqual(['switch', 'existing-switch']);
});

test('[P4-43] in reSwitch a handset keeps the existing switch, everything else the full price', () => {
  expect(options({ isReSwitch: true })).toContainEqual(['switch', 'existing-switch']);
  expect(options({ isReSwitch: true }).every(([id]) => id === 'switch')).toBe(true);
  expect(options({ isReSwitch: true, productType: 'HANDSET-PREOWNED' })).toEqual([['upfront', 'upfront']]);
});
