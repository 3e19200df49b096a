import type { AvailabilityRecord } from 'shared-domain/catalogue';
import { fetchAvailability, fetchProductDetails } from 'shared-domain/catalogue/io';
import {
  aCompatibleAccessory,
  anAccessoryVariant,
  anAvailabilityRecord,
  aProductDetails,
} from 'shared-domain/catalogue/testing';
import { failed, ok } from 'shared-domain/kernel';
import { loadAccessories } from './load-accessories';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: jest.fn(),
  fetchProductDetails: jest.fn(),
}));

const accessory = (model: string, skus: readonly string[], brand = 'Aurora') =>
  aCompatibleAccessory({ model, brand, variants: skus.map((sku) => anAccessoryVariant({ sku })) });
const record = (productCode: string, shouldAppearInShop: boolean): AvailabilityRecord =>
  anAvailabilityRecord({ productCode, availabilityStatus: { shouldAppearInShop } });

function answer(records: readonly AvailabilityRecord[]): void {
  const compatibleAccessories = [
    accessory('Deksel', ['A', 'B']),
    accessory('Lader', ['C']),
    accessory('Tom plass', ['D'], 'DUMMY_TO_AVOID_ERROR'),
  ];
  const details = aProductDetails({ product: { compatibleAccessories } });
  jest.mocked(fetchProductDetails).mockResolvedValue(ok({ kind: 'product', details }));
  jest.mocked(fetchAvailability).mockResolvedValue(records);
}
const load = () => loadAccessories('B2C', '/mobiltelefoner/aurora/aurora-5-pro/');

test('[P5-9, P9-16, F5.5-1] only variants that shall appear; without one the accessory is dropped, a placeholder always', async () => {
  answer([record('A', true), record('B', false), record('C', false), record('D', true)]);
  const shown = await load();
  expect(shown?.map(({ model, variants }) => [model, variants.map(({ sku }) => sku)])).toEqual([['Deksel', ['A']]]);
});

test('without product or stock there is no list, which is not the same as an empty one', async () => {
  answer([]);
  expect(await load()).toBeNull();
  jest.mocked(fetchProductDetails).mockResolvedValue(failed({ kind: 'schema' }));
  expect(await load()).toBeNull();
});
