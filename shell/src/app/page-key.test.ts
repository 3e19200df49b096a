import { pageKey } from './page-key';

const product = (params: Record<string, string>) =>
  pageKey({ id: 'product:/mobiltelefoner/:brandSlug/:modelSlug/:variantSlug?/', params });

test('[P2-2] variants of a product are one page, with and without a variant in the path', () => {
  const bare = product({ brandSlug: 'apple', modelSlug: 'iphone-17' });
  expect(product({ brandSlug: 'apple', modelSlug: 'iphone-17', variantSlug: 'sort-256gb' })).toBe(bare);
});

test('another product, and another route, is another page', () => {
  const one = product({ brandSlug: 'apple', modelSlug: 'iphone-17' });
  expect(product({ brandSlug: 'apple', modelSlug: 'iphone-16' })).not.toBe(one);
  expect(pageKey({ id: 'list:/mobiltelefoner/', params: {} })).not.toBe(one);
});
