import { createTestDatabase } from '../../database/testing/create-test-database';
import { createCatalogueReader } from '../catalogue-reader';
import { importFeed } from '../import/import-feed';
import type { Catalogue } from '../model';
import { aFeed } from '../testing';
import { listPrices } from './prices';
import { ukkoOffers } from './ukko-offer';

let catalogue: Catalogue;
beforeAll(async () => {
  const database = await createTestDatabase();
  const nowMs = Date.parse('2026-11-21T12:00:00Z');
  await importFeed(database, aFeed(), { source: 'reference', nowMs });
  catalogue = await createCatalogueReader({ database, clock: () => nowMs }).read();
  await database.close();
});

const offersOf = (sku: string) => {
  const product = catalogue.productBySku.get(sku);
  const variant = catalogue.variantBySku.get(sku);
  if (!product || !variant) throw new Error(`No ${sku}`);
  return ukkoOffers(product, variant, catalogue.plans);
};

test('a variant has an offer for each length, with the included plan', () => {
  expect(offersOf('NOVA-9-SORT-128').map(({ plan, ...offer }) => ({ ...offer, plan: plan?.offeringCode }))).toEqual([
    {
      bundleId: 'nova-9-ukko36',
      variantId: 'NOVA-9-SORT-128',
      months: 36,
      monthlyOre: 27_750,
      monthlyWithoutVatOre: 22_200,
      totalOre: 999_000,
      plan: 'FJELL_BEDRIFT_20GB',
    },
    {
      bundleId: 'nova-9-ukko24',
      variantId: 'NOVA-9-SORT-128',
      months: 24,
      monthlyOre: 41_625,
      monthlyWithoutVatOre: 33_300,
      totalOre: 999_000,
      plan: 'FJELL_BEDRIFT_20GB',
    },
    {
      bundleId: 'nova-9-ukko12',
      variantId: 'NOVA-9-SORT-128',
      months: 12,
      monthlyOre: 83_250,
      monthlyWithoutVatOre: 66_600,
      totalOre: 999_000,
      plan: 'FJELL_BEDRIFT_20GB',
    },
  ]);
});

test('[F3.5-3] the list has the same monthly price', () => {
  const product = catalogue.productBySku.get('NOVA-9-SORT-128');
  expect(product && listPrices(product, catalogue.plans, 'UKKO')).toMatchObject({
    ukkoPrice: { duration: '24', monthly: 333 },
  });
});

test('a product outside the agreement has none', () => {
  expect(offersOf('NOVA-DEKSEL')).toEqual([]);
});
