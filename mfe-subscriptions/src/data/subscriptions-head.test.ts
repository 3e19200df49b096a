import { toOre } from 'shared-domain/money';
import { useTestConfig } from 'shared-domain/testing';
import { fiveGigabytes, youth } from '../testing/plans';
import { subscriptionsHead } from './subscriptions-head';

beforeEach(() => useTestConfig());

const request = { pathname: '/mobilabonnement/', realm: 'B2C' } as const;

test('[F9.15-9] title, description and an address without parameters', () => {
  const { title, description, canonicalPath, noIndex } = subscriptionsHead(
    { page: 'all', offerings: [], isNarrowed: false },
    request,
  );
  expect(title).toMatch(/ \| Fjell$/);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(description?.length).toBeGreaterThan(80);
  expect(description?.length).toBeLessThanOrEqual(165);
  expect(canonicalPath).toBe('/mobilabonnement/');
  expect(noIndex).toBeUndefined();
});

test('an address with the age filter is not indexed', () => {
  expect(subscriptionsHead({ page: 'all', offerings: [], isNarrowed: true }, request).noIndex).toBe(true);
});

test('[F9.10-2] structured data offers each shown plan at the price of its card', () => {
  const { jsonLd = [] } = subscriptionsHead(
    { page: 'all', offerings: [fiveGigabytes, youth], isNarrowed: false },
    request,
  );
  expect(jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Forsiden' },
        { position: 2, item: 'http://shop.test/mobilabonnement/' },
      ],
    },
    {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Product',
            sku: 'FJELL_MOBIL_05GB_2025',
            offers: { '@type': 'Offer', price: 299, priceCurrency: 'NOK' },
          },
        },
      ],
    },
  ]);
});

test('[F6-10] a business finds prices without mva. in the structured data, which say so', () => {
  const plan = {
    ...fiveGigabytes,
    realm: 'b2b' as const,
    monthlyOfferingPrice: toOre(498.75),
    firstYearDiscountAmount: toOre(0),
  };
  const head = subscriptionsHead(
    { page: 'business', offerings: [plan], isNarrowed: false },
    { ...request, realm: 'B2B' },
  );
  expect(head.jsonLd?.[1]).toMatchObject({
    itemListElement: [{ item: { offers: { price: 399, priceSpecification: { valueAddedTaxIncluded: false } } } }],
  });
});
