import { isDoubled, showsExistingOffer } from './existing-offer';

const CASES = [
  ['true', null, 'b2c', true],
  [null, 'existing', 'b2c', true],
  ['false', 'new', 'b2c', false],
  [null, null, 'b2c', false],
  ['true', 'existing', 'b2b', false],
  ['true', 'existing', 'both', false],
] as const;

test.each(CASES)(
  '[F5.3-6, P6-12, F6-4, P2-10] ts %s, customer %s, realm %s: %s',
  (ts, customerType, offeringRealm, expected) => {
    expect(showsExistingOffer({ ts, customerType, offeringRealm })).toBe(expected);
    expect(isDoubled({ ts, customerType, offeringRealm, isInternetCustomer: false })).toBe(expected);
  },
);

test.each([
  ['b2c', true],
  ['b2b', false],
  ['both', false],
] as const)('[P6-16, F6-5] an internet customer and a plan of %s: doubled %s', (offeringRealm, expected) => {
  expect(isDoubled({ ts: null, customerType: null, offeringRealm, isInternetCustomer: true })).toBe(expected);
});
