import { anOffering } from '../testing';
import { customerOfferings } from './customer-offerings';

const PLANS = [
  anOffering({ offeringCode: 'FJELL_X_BASIC_2025_2', realm: 'b2c' }),
  anOffering({ offeringCode: 'FJELL_X_BASIC_2025_2', realm: 'b2b' }),
  anOffering({ offeringCode: 'FJELL_X_BASIC_2025_2', realm: 'both' }),
];
const NOBODY = { ts: null, customerType: 'new', isInternetCustomer: false };

test.each([
  ['[F6-4, P6-12] an existing customer', { ...NOBODY, customerType: 'existing' }],
  ['[P6-12] a link for existing customers', { ...NOBODY, ts: 'true' }],
  ['[F6-5, P6-16] an internet customer', { ...NOBODY, isInternetCustomer: true }],
])('%s is offered double speed, by plans for consumers only', (_who, facts) => {
  expect(
    customerOfferings(PLANS, facts).map(({ doubleSpeed, customerTypeGet }) => [doubleSpeed, customerTypeGet]),
  ).toEqual([
    [500, 'existing'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('[F6-4] everyone else is offered the plans as they are', () => {
  expect(customerOfferings(PLANS, NOBODY)).toEqual(PLANS);
});
