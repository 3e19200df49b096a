import { anOffering } from '../testing';
import { customerOfferings, isDoubled, showsExistingOffer } from './customer-offerings';

describe('customer offerings', () => {
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
});

describe('existing offer', () => {
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
});
