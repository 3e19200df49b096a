import { createTestApp, type TestApp } from '../../testing';
import { aFeed, aProduct } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  const specifications = [{ label: 'Batteri', specs: [{ label: 'Kapasitet', value: '4000 mAh & mer' }] }];
  shop = await createTestApp({
    feed: aFeed({
      products: [
        aProduct({ energyClass: 'C', specifications, dimensionsMm: { width: 71.5, height: 150, depth: 8 } }),
        ...aFeed().products.filter(({ modelSlug }) => modelSlug !== 'nova-9'),
      ].map((product) => (product.modelSlug === 'nova-8-like-fin' ? { ...product, energyClass: undefined } : product)),
    }),
  });
});
afterAll(() => shop.close());

test('[P3-3] the energy label is an image with the product, its class and its specifications', async () => {
  const answer = await shop.app.inject('/api/energy-labels/nova-9.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  for (const part of ['Energimerke for Nova Nova 9: klasse C', '>4000 mAh &amp; mer<', '>C</text>'])
    expect(answer.body).toContain(part);
});

test('[P3-3] the product information sheet is a page with class, size and specifications', async () => {
  const answer = await shop.app.inject('/api/product-sheets/nova-9/');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const part of [
    '<h1>Produktinformasjonsark</h1>',
    '<dt>Energiklasse</dt><dd>C</dd>',
    '150 × 71,5 × 8 mm',
    '<dt>Kapasitet</dt><dd>4000 mAh &amp; mer</dd>',
  ])
    expect(answer.body).toContain(part);
});

test.each([
  '/api/energy-labels/nova-9.png',
  '/api/energy-labels/nope.svg',
  '/api/energy-labels/nova-8-like-fin.svg',
  '/api/product-sheets/nope/',
  '/api/product-sheets/nova-8-like-fin/',
])('%s is a 404', async (url) => {
  const answer = await shop.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    expect.stringContaining('application/problem+json'),
  ]);
});
