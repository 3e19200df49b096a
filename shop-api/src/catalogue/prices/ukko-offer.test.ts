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
      monthlyOre: 27_800,
      monthlyWithoutVatOre: 22_240,
      totalOre: 1_000_800,
      plan: 'FJELL_BEDRIFT_20GB',
    },
    {
      bundleId: 'nova-9-ukko24',
      variantId: 'NOVA-9-SORT-128',
      months: 24,
      monthlyOre: 41_600,
      monthlyWithoutVatOre: 33_280,
      totalOre: 998_400,
      plan: 'FJELL_BEDRIFT_20GB',
    },
    {
      bundleId: 'nova-9-ukko12',
      variantId: 'NOVA-9-SORT-128',
      months: 12,
      monthlyOre: 83_300,
      monthlyWithoutVatOre: 66_640,
      totalOre: 999_600,
      plan: 'FJELL_BEDRIFT_20GB',
    },
  ]);
});

test('[F3.5-3] the list has the same monthly price', () => {
  const product = catalogue.productBySku.get('NOVA-9-SORT-128');
  expect(product && listPrices(product, catalogue.plans, 'UKKO')).toMatchObject({
    ukkoPrice: { duration: '24', monthly: 332.8 },
  });
});

test('a product outside the agreement has none', () => {
  expect(offersOf('NOVA-DEKSEL')).toEqual([]);
});
