import { aBundleCart } from '../../cart/testing';
import { ore, toOre, ZERO } from '../../money';
import { anInsurance } from '../testing';
import {
  chosenInsurance,
  includesScreenInsurance,
  insuranceCard,
  insuranceExcess,
  offeredInsurances,
  toInsuranceLookup,
} from './insurance';

type Lookup = Parameters<typeof toInsuranceLookup>[0];

describe('insurance card', () => {
  test('[P3-31] the monthly price', () => {
    expect(insuranceCard(anInsurance(), toOre(5_990))).toEqual({
      price: toOre(129),
      later: null,
      before: null,
      sellingPoints: [
        {
          icon: 'shield',
          text: { key: 'sellingPoint', values: { subtext: 'Egenandel [DATA] når skaden er ute', excess: toOre(600) } },
        },
      ],
    });
  });

  test.each([
    [99, 99, 129],
    [129, 129, null],
    [149, 129, null],
    [0, 129, null],
  ])('[P3-31] with a discount price of %d it costs %d, before %j', (discountPrice, price, before) => {
    expect(insuranceCard(anInsurance({ discountPrice: toOre(discountPrice) }), toOre(5_990))).toMatchObject({
      price: toOre(price),
      before: before && toOre(before),
    });
  });

  test('with free months it costs nothing at first, then its price', () => {
    expect(insuranceCard(anInsurance({ freeMonths: 2, discountPrice: toOre(99) }), toOre(5_990))).toMatchObject({
      price: ZERO,
      later: { freeMonths: 2, monthly: toOre(99) },
      before: toOre(129),
    });
  });

  test('[P3-31, P9-20] the selling points have the excess of the device', () => {
    const sellingPoints = [{ subtext: 'Dekker tyveri' }];
    expect(insuranceCard(anInsurance({ sellingPoints }), toOre(12_990)).sellingPoints).toEqual([
      { text: { key: 'sellingPoint', values: { subtext: 'Dekker tyveri', excess: toOre(1_000) } } },
    ]);
  });
});

describe('insurance excess', () => {
  test.each([
    [toOre(7_600), 100_000],
    [toOre(12_990), 100_000],
    [ore(759_999), 60_000],
    [toOre(0), 60_000],
  ])('[P9-20] the excess for a device of %d øre is %d øre', (price, excess) => {
    expect(insuranceExcess(price)).toBe(excess);
  });
});

describe('insurance choice', () => {
  const none = anInsurance({ code: 'NONE', name: 'Nei takk', price: ZERO });
  const small = anInsurance();
  const large = anInsurance({ code: 'INSURL' });

  test('[P3-31] NONE is no insurance to choose', () => {
    expect(offeredInsurances([none, small, large])).toEqual([small, large]);
    expect(offeredInsurances([none])).toEqual([]);
  });

  test('[P9-21] one of the screen alone is not offered where the screen is insured anyway', () => {
    const screen = anInsurance({ code: 'SCREEN', coversScreenOnly: true });
    expect(offeredInsurances([small, screen], true)).toEqual([small]);
    expect(offeredInsurances([small, screen])).toEqual([small, screen]);
  });

  test.each([
    ['INSURL', large],
    ['NONE', null],
    ['GONE', null],
    [null, null],
  ])('[P3-31] the choice %j', (code, expected) => {
    expect(chosenInsurance([none, small, large], code)).toBe(expected);
  });
});

describe('insurance lookup', () => {
  const facts: Lookup = {
    realm: 'B2C',
    sku: 'A',
    planCode: 'FJELL_X_MAX_2025',
    codePrefix: 'FJELL',
    cart: null,
    cartItemId: null,
  };
  const lookup = (change: Partial<Lookup> = {}) => toInsuranceLookup({ ...facts, ...change });

  test.each<[Partial<Lookup>, string]>([
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

  test.each<[string, Partial<Lookup>]>([
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
