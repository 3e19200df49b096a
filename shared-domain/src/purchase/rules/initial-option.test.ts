import { aFinancingMethod, fewFinancingMethods } from '../../catalogue/testing';
import { initialFinancingOption, type InitialOptionFacts } from './initial-option';

const resolve = (facts: Partial<InitialOptionFacts>) =>
  initialFinancingOption({ methods: fewFinancingMethods(), so: null, cartSubscription: null, defaultFinancingType: null, ...facts });
const inCart = (type: string, change = {}) => ({ cartSubscription: { financing: { type, ...change } } });

test.each([
  ['P4-34', { so: 'lease12', ...inCart('lease', { duration: 24 }), defaultFinancingType: 'upfront' }, 'lease12'],
  ['P4-34, P2-12', { so: 'fullpris' }, 'upfront'],
  ['P4-34', { so: 'ukko36', ...inCart('lease', { duration: 12 }) }, 'lease12'],
  ['P4-35', { ...inCart('lease', { duration: 12 }), defaultFinancingType: 'upfront' }, 'lease12'],
  ['P4-35', { ...inCart('lease'), defaultFinancingType: 'upfront' }, 'upfront'],
  ['P4-35', { cartSubscription: { financing: { type: 'switch' }, keepExistingSubscription: true } }, 'new-switch'],
  ['P4-35', inCart('switch'), 'new-switch'],
  ['P4-35', { ...inCart('switch'), methods: [aFinancingMethod()] }, 'lease24'],
  ['P4-36', { defaultFinancingType: 'lease12' }, 'lease12'],
  ['P4-36', { defaultFinancingType: 'switch' }, 'new-switch'],
  ['P4-37', { defaultFinancingType: 'gratis' }, 'lease24'],
  ['P4-37', {}, 'lease24'],
  ['P4-37', { methods: [aFinancingMethod({ financingOptions: [] }), aFinancingMethod()] }, 'lease24'],
  ['P4-37', { methods: [] }, null],
])('[%s] %j opens with %s', (_, facts, expected) => {
  expect(resolve(facts)).toBe(expected);
});

test('[P4-35] a lease without duration is the one paid now', () => {
  const methods = [aFinancingMethod(), aFinancingMethod({ financingOptions: [{ alternative_id: 'leasenow', heading: 'Nå' }] })];
  expect(resolve({ methods, ...inCart('lease') })).toBe('leasenow');
});
