import { toOre } from 'shared-domain/money';
import type { Product, Variant } from '../model';
import { aDelivery, aDeliveryZone } from '../testing/fixture-delivery';
import { deliveryTerms, usedFactsOf } from './product-details';

const LIMIT = toOre(1_000);

test('the cheapest way to have a device sent, and how long it takes where nothing delays it', () => {
  expect(deliveryTerms(aDelivery().deliveryZones, 'B2C', LIMIT)).toEqual({
    fromPrice: 99,
    freeFrom: 1_000,
    workingDays: { min: 1, max: 3 },
  });
});

test('nothing is said where nothing is sent, or the agreement has a delivery of its own', () => {
  const shops = [aDeliveryZone({ methods: [{ code: 'PICK_UP_IN_SHOP', price: 0, workingDays: 0 }] })];
  expect(deliveryTerms(shops, 'B2C', LIMIT)).toBeUndefined();
  expect(deliveryTerms(aDelivery().deliveryZones, 'UKKO', LIMIT)).toBeUndefined();
});

describe('what speaks for a used device', () => {
  const [small, large] = [{ priceOre: toOre(4_490) }, { priceOre: toOre(5_190) }] as [Variant, Variant];
  const used = (preowned: Product['preowned']): Product =>
    ({ preowned, variants: [small, large] }) as unknown as Product;
  const facts = { warrantyYears: 2, batteryHealth: 85, newPrice: 8_990 };
  const always = ['2\u00A0års garanti', 'Minst 85\u00A0% batterihelse'];
  const saving = 'Ny: 8\u00A0990,-. Du sparer 4\u00A0500,-.';

  test.each([
    ['the smallest size is compared with a new one', used(facts), small, 4_490, 'B2C', [saving, ...always]],
    [
      'by the price of a campaign',
      used(facts),
      small,
      4_290,
      'B2C',
      ['Ny: 8\u00A0990,-. Du sparer 4\u00A0700,-.', ...always],
    ],
    ['a larger size is not', used(facts), large, 5_190, 'B2C', always],
    [
      'a business compares without mva.',
      used(facts),
      small,
      4_490,
      'B2B',
      ['Ny: 7\u00A0192,-. Du sparer 3\u00A0600,-.', ...always],
    ],
    ['a hidden price is not compared', used(facts), small, null, 'B2C', always],
    ['a price that is not lower saves nothing', used({ ...facts, newPrice: 4_490 }), small, 4_490, 'B2C', always],
    ['without the price of a new one', used({ ...facts, newPrice: undefined }), small, 4_490, 'B2C', always],
    [
      'its condition and its box, where they are known',
      used({ warrantyYears: 1, batteryHealth: 80, condition: 'Små merker.', inBox: 'telefonen og en kabel' }),
      small,
      4_490,
      'B2C',
      ['1\u00A0års garanti', 'Minst 80\u00A0% batterihelse', 'Små merker.', 'I esken: telefonen og en kabel'],
    ],
  ] as const)('%s', (_what, product, variant, fullPrice, realm, expected) => {
    expect(usedFactsOf(product, variant, fullPrice, realm).usedFacts).toEqual(expected);
  });

  test('a new device has none', () => {
    expect(usedFactsOf(used(undefined), small, 4_490, 'B2C')).toEqual({});
  });
});
