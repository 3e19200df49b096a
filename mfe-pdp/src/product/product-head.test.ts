import { aLipscore, aWebdeal } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { useTestConfig } from 'shared-domain/testing/index';
import { aPage, aPricedVariant } from '../testing/build-page';
import { productHead } from './product-head';

const PATH = '/mobiltelefoner/aurora/aurora-5-pro/';
beforeEach(() => useTestConfig());

test('[F9.15-9] title and description of the variant, and one canonical address for all of them', () => {
  expect(productHead(aPage(), { pathname: `${PATH}lyng-512-gb/`, realm: 'B2C' })).toMatchObject({
    title: 'Aurora 5 Pro 512\u00A0GB Lyng | Fjell',
    description: 'Kjøp Aurora 5 Pro hos Fjell.',
    canonicalPath: PATH,
  });
  expect(productHead(aPage(), { pathname: PATH, realm: 'B2B' })).toMatchObject({
    title: 'Aurora 5 Pro 256\u00A0GB Lyng | Fjell Bedrift',
    canonicalPath: PATH,
  });
});

test('[F9.15-9] a title begins with the brand, once', () => {
  const titleOf = (brand: string, name: string) =>
    productHead(aPage({ product: { brand, name } }), { pathname: PATH, realm: 'B2C' }).title;
  expect(titleOf('Honor', '400')).toMatch(/^Honor 400 256/);
  expect(titleOf('Fjell', 'Fjell Ruter')).toMatch(/^Fjell Ruter 256/);
});

test('[P3-2] a product that hides from search engines', () => {
  expect(productHead(aPage({ product: { hideFromSEO: true } }), { pathname: PATH, realm: 'B2C' }).noIndex).toBe(true);
  expect(productHead(aPage(), { pathname: PATH, realm: 'B2C' }).noIndex).toBeUndefined();
});

test('[P1-20] structured data: the product with its variants and their offers, the breadcrumbs', () => {
  const [product, trail] = productHead(aPage(), { pathname: PATH, realm: 'B2C' }).jsonLd ?? [];
  expect(product).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Aurora 5 Pro',
    url: `http://shop.test${PATH}`,
    brand: { name: 'Aurora' },
    productGroupID: 'aurora-5-pro',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Aurora 5 Pro 256\u00A0GB Lyng',
        sku: 'AUR-5P-256-LYN',
        offers: {
          price: 12_990,
          priceCurrency: 'NOK',
          priceSpecification: { valueAddedTaxIncluded: true },
          availability: 'https://schema.org/InStock',
          url: `http://shop.test${PATH}lyng-256-gb/`,
        },
      },
      { sku: 'AUR-5P-512-LYN' },
      { sku: 'AUR-5P-256-SKI' },
    ],
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: 'Forsiden', item: 'http://shop.test/' }, {}, {}, { position: 4 }],
  });
});

test('[P1-20, P3-27] an offer by a campaign has its price, and says how long it is valid', () => {
  const campaign = { discountCode: 'HOST', upfront: toOre(11_990) };
  const variants = [aPricedVariant({ prices: { upfront: { upfront: toOre(12_990), campaign } } })];
  const webdeals = [aWebdeal({ discountId: 'HOST', validTo: '2026-12-31T22:59:00Z' })];
  const [product] =
    productHead(aPage({ product: { webdeals }, variants }), { pathname: PATH, realm: 'B2C' }).jsonLd ?? [];
  expect(product).toMatchObject({ offers: { price: 11_990, priceValidUntil: '2026-12-31T22:59:00Z' } });
  const [without] = productHead(aPage(), { pathname: PATH, realm: 'B2C' }).jsonLd ?? [];
  expect(JSON.stringify(without)).not.toContain('priceValidUntil');
});

test('hidden prices stay out of the structured data', () => {
  const [product] =
    productHead(aPage({ product: { hidePrices: true } }), { pathname: PATH, realm: 'B2C' }).jsonLd ?? [];
  expect(product).toHaveProperty('hasVariant.0.sku');
  expect(JSON.stringify(product)).not.toContain('offers');
});

test('[P6-14] a business finds prices without mva. in the structured data, which say so', () => {
  const data = aPage({ variants: [aPricedVariant()] });
  const [product] = productHead(data, { pathname: PATH, realm: 'B2B' }).jsonLd ?? [];
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'AUR-5P-256-LYN',
    offers: { price: 10_392, priceSpecification: { price: 10_392, valueAddedTaxIncluded: false } },
  });
});

test('[P3-6, P9-13] the rating is in the structured data where there are votes and stars are shown', () => {
  const ratingOf = (product: NonNullable<Parameters<typeof aPage>[0]>['product']) =>
    productHead(aPage({ product }), { pathname: PATH, realm: 'B2C' }).jsonLd?.[0]?.['aggregateRating'];
  expect(ratingOf({ lipscore: aLipscore() })).toMatchObject({ ratingValue: 4, ratingCount: 31 });
  expect(ratingOf({ lipscore: aLipscore({ votes: 0 }) })).toBeUndefined();
  expect(ratingOf({ lipscore: aLipscore(), hideReviewStars: true })).toBeUndefined();
});

test('[P4-53] what cannot be had now says so', () => {
  const variants = [
    aPricedVariant({ salesStatus: { name: 'PreSales' } }),
    aPricedVariant({ salesStatus: { quantityInStock: 0 } }),
  ];
  const [product] = productHead(aPage({ variants }), { pathname: PATH, realm: 'B2C' }).jsonLd ?? [];
  expect(product).toMatchObject({
    hasVariant: [
      { offers: { availability: 'https://schema.org/PreOrder' } },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
});
