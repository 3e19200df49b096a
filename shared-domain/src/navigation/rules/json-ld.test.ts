import { breadcrumbListJsonLd, itemListJsonLd, offerJsonLd } from './json-ld';

test('a trail becomes numbered absolute addresses', () => {
  const trail = [
    { name: 'Forsiden', href: '/' },
    { name: 'Rutere', href: '/rutere/' },
  ];
  expect(breadcrumbListJsonLd(trail, 'http://shop.test')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Forsiden', item: 'http://shop.test/' },
      { '@type': 'ListItem', position: 2, name: 'Rutere', item: 'http://shop.test/rutere/' },
    ],
  });
});

test('a list numbers its entries and may give their total number', () => {
  expect(itemListJsonLd('Rutere', [{ url: '/a/' }], 7)).toMatchObject({
    '@type': 'ItemList',
    name: 'Rutere',
    numberOfItems: 7,
    itemListElement: [{ '@type': 'ListItem', position: 1, url: '/a/' }],
  });
  expect(itemListJsonLd('Rutere', [])).not.toHaveProperty('numberOfItems');
});

test('an offer says whether mva. is in its price, and whether it is paid each month', () => {
  const url = 'http://shop.test/a/';
  expect(offerJsonLd({ price: 499, url })).toEqual({
    '@type': 'Offer',
    price: 499,
    priceCurrency: 'NOK',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 499,
      priceCurrency: 'NOK',
      valueAddedTaxIncluded: true,
    },
    availability: 'https://schema.org/InStock',
    url,
  });
  expect(offerJsonLd({ price: 399, isWithoutVat: true, isMonthly: true, url, availability: 'PreOrder' })).toMatchObject(
    {
      priceSpecification: { valueAddedTaxIncluded: false, unitCode: 'MON', billingIncrement: 1 },
      availability: 'https://schema.org/PreOrder',
    },
  );
});
