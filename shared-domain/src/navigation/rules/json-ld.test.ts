import { breadcrumbListJsonLd, itemListJsonLd } from './json-ld';

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
