import fc from 'fast-check';
import type { CartRow, Financing } from '../../cart';
import { aCartItem } from '../../cart/testing';
import { toOre } from '../../money';
import { type SERVICE_MONTHS, type NamedService, serviceMonths, type YEARLY_VALUES, yearlyValue } from './yearly-value';

describe('yearly value', () => {
  const priced = (type: string, change: Partial<CartRow> = {}): CartRow => ({
    ...aCartItem({ type }),
    price: { monthly: toOre(100), upfront: toOre(20), firstInvoice: toOre(3) },
    bundleId: 'bundle-1',
    ...change,
  });
  const off = { isUniqueDiscount: false, value: { monthly: toOre(10), upfront: toOre(5) } };
  const lease = (duration?: number | string): Financing => ({
    type: 'lease',
    ...(duration !== undefined && { duration }),
  });

  type Case = readonly [CartRow, Financing | null, number | null];

  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof YEARLY_VALUES)[number]['id'], readonly Case[]> = {
    'F9.14-2 fee': [
      [priced('BREAKAGE_FEE', { discount: off }), lease(12), 300],
      [priced('SWITCH_BREAKAGE_FEE'), lease(12), 300],
      [priced('SWITCH_REMAINING_COST'), lease(12), 300],
      [priced('BREAKAGE_FEE', { price: { upfront: toOre(20) } }), null, null],
    ],
    'F9.14-2 subscription': [
      [priced('SUBSCRIPTION', { discount: off }), lease(36), 12 * 9_000],
      [priced('SUBSCRIPTION_DRAFT'), null, 120_000],
    ],
    'F9.14-2 service': [
      [priced('SERVICE', { id: 'DATA_SIM', discount: off }), lease(36), 11 * 9_000],
      [priced('SERVICE', { id: 'INSURLS4U' }), lease(36), 240_000],
      [priced('SERVICE', { id: 'FORSIKRING_L', name: 'Mobilforsikring L, 2 md. gratis' }), lease(36), 100_000],
      [priced('SERVICE', { id: 'FORSIKRING_L', freeMonths: 2 }), lease(36), 100_000],
      [priced('SERVICE', { id: 'FORSIKRING_L' }), lease(36), 120_000],
    ],
    'F9.14-2 bundle': [
      [priced('HANDSET', { discount: off }), lease(12), 12 * 9_000],
      [priced('HANDSET'), lease('36'), 360_000],
      [priced('HANDSET'), lease(), 240_000],
      [priced('HANDSET'), null, 240_000],
      [priced('TABLET'), { type: 'switch', duration: 24 }, 240_000],
    ],
    'F9.14-2 once': [
      [priced('HANDSET', { bundleId: undefined, discount: off }), null, 1_500],
      [priced('HANDSET', { price: { upfront: toOre(12_990) } }), lease('now'), 1_299_000],
      [priced('SUBSCRIPTION', { price: { upfront: toOre(199) } }), null, 19_900],
      [priced('SERVICE', { price: { firstInvoice: toOre(49) } }), null, 4_900],
      [priced('WEBDEAL', { price: {} }), null, null],
    ],
  };

  test.each(
    Object.entries(CASES).flatMap(([id, cases]) =>
      cases.map(([item, financing, value]) => [id, item.type, financing, item, value] as const),
    ),
  )('[F9.14-2] %s: %s, financed by %j', (_, __, financing, item, value) => {
    expect(yearlyValue(item, financing, 'B2C')).toBe(value);
  });

  test('[F9.14-2] for businesses by the prices without mva.', () => {
    expect(yearlyValue(aCartItem(), null, 'B2B')).toBe(27_920);
  });

  test('[F9.14-2] linear in the price: twice the price is twice the value, and prices add up', () => {
    const nok = fc.integer({ min: 1, max: 20_000 });
    const type = fc.constantFrom('HANDSET', 'SUBSCRIPTION', 'SERVICE', 'ACCESSORY', 'BREAKAGE_FEE');
    const field = fc.constantFrom('monthly', 'upfront', 'firstInvoice');
    fc.assert(
      fc.property(
        type,
        field,
        nok,
        nok,
        fc.constantFrom(null, lease(12), lease(24)),
        (each, name, one, other, financing) => {
          const value = (price: number) => yearlyValue(priced(each, { price: { [name]: price } }), financing, 'B2C');
          const [first, second, both] = [value(one), value(other), value(one + other)];
          expect(both).toBe(first === null || second === null ? null : first + second);
          expect(value(2 * one)).toBe(first === null ? null : 2 * first);
        },
      ),
    );
  });
});

describe('service months', () => {
  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof SERVICE_MONTHS)[number]['id'], readonly (readonly [NamedService, number])[]> = {
    'F9.14-2': [[{ code: 'DATA_SIM_SWITCH_4', name: 'Data-SIM, 2 md. gratis' }, 11]],
    'F9.14-1 agreement': [
      [{ code: 'FORSIKRING_SWITCH_4', name: 'Svitsj-forsikring, 2 md. gratis' }, 24],
      [{ code: 'INSURLS4U', name: 'Svitsj-forsikring, 2 md. gratis' }, 24],
    ],
    'F9.14-1 free': [
      [{ code: 'FORSIKRING_M', name: 'Mobilforsikring M, 2 md. gratis' }, 10],
      [{ code: 'FORSIKRING_SWITCH', name: 'Svitsj-forsikring 2\u00A0md. gratis' }, 10],
      [{ code: 'FORSIKRING_L', name: 'Mobilforsikring L', freeMonths: 2 }, 10],
      [{ code: 'FORSIKRING_L', name: 'Mobilforsikring L', freeMonths: 3 }, 9],
      [{ code: 'FORSIKRING_L', name: 'Mobilforsikring L', freeMonths: 14 }, 0],
    ],
    'F9.14-1 year': ['S', 'M', 'L', 'XL', 'XXL', 'SWITCH'].map((size) => [
      { code: `FORSIKRING_${size}`, name: `Mobilforsikring ${size}` },
      12,
    ]),
  };

  test.each(
    Object.entries(CASES).flatMap(([id, cases]) =>
      cases.map(([facts, months]) => [id.split(' ', 1)[0], facts, months] as const),
    ),
  )('[%s] %j counts %d months', (_, facts, months) => {
    expect(serviceMonths(facts)).toBe(months);
  });
});
