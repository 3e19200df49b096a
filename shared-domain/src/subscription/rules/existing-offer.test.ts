import { showsExistingOffer } from './existing-offer';

test.each([
  ['true', null, 'b2c', true],
  [null, 'existing', 'b2c', true],
  ['false', 'new', 'b2c', false],
  [null, null, 'b2c', false],
  ['true', 'existing', 'b2b', false],
  ['true', 'existing', 'both', false],
] as const)('[F5.3-6, P6-12, F6-4] ts %s, customer %s, realm %s: %s', (ts, customerType, offeringRealm, expected) => {
  expect(showsExistingOffer({ ts, customerType, offeringRealm })).toBe(expected);
});
