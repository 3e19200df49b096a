import { aBundleCart } from '../../cart/testing';
import { includesScreenInsurance, type InsuranceLookupFacts, toInsuranceLookup } from './insurance-lookup';

describe('insurance lookup', () => {
  const facts: InsuranceLookupFacts = {
    realm: 'B2C',
    sku: 'A',
    planCode: 'FJELL_X_MAX_2025',
    codePrefix: 'FJELL',
    cart: null,
    cartItemId: null,
  };
  const lookup = (change: Partial<InsuranceLookupFacts> = {}) => toInsuranceLookup({ ...facts, ...change });

  test.each<[Partial<InsuranceLookupFacts>, string]>([
    [{}, 'FJELL_X_MAX_2025.REGULAR'],
    [{ icim: 'TLF12PLEAS' }, 'FJELL_X_MAX_2025.TLF12PLEAS'],
    [{ planCode: 'FJELL_X_MAX_2025.OLD', icim: 'TLF12PLEAS' }, 'FJELL_X_MAX_2025.TLF12PLEAS'],
    [{ planCode: 'keepExisting.KEEP', icim: 'TLF12PLEAS' }, 'FJELL_X_BASIC_2025_2.REGULAR'],
    [
      { planCode: 'keepExisting.KEEP', defaultOfferingCode: 'FJELL_X_START_2025.TLF12PLEAS' },
      'FJELL_X_START_2025.REGULAR',
    ],
  ])('[P7-18, F7.4-1] %j sends the code %s', (change, offeringCode) => {
    expect(lookup(change)?.offeringCode).toBe(offeringCode);
  });

  test('[P7-5, P7-18] the lookup names realm and sku, the subscriptions and the product, or its item in the cart', () => {
    expect(lookup()).toEqual({
      realm: 'B2C',
      sku: 'A',
      offeringCode: 'FJELL_X_MAX_2025.REGULAR',
      subscriptions: [],
      id: 'A',
    });
    expect(lookup({ cart: aBundleCart(), cartItemId: 'line-2' })).toMatchObject({
      subscriptions: ['bundle-1'],
      id: 'line-2',
    });
  });

  test.each<[string, Partial<InsuranceLookupFacts>]>([
    ['[P7-18] without a plan', { planCode: null }],
    ['[F6-13, P6-14] for a business', { realm: 'B2B' }],
    ['[F6-13, P6-15] for an equipment agreement', { realm: 'UKKO' }],
  ])('%s no lookup', (_, change) => {
    expect(lookup(change)).toBeNull();
  });
});

describe('screen insurance', () => {
  test.each([
    ['new-switch', true],
    ['existing-switch', true],
    ['lease24', false],
    ['upfront', false],
  ])('[P9-21] %s includes screen insurance: %s', (option, expected) => {
    expect(includesScreenInsurance(option)).toBe(expected);
  });
});
