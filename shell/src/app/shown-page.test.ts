import { workspaceTable } from '../federation/testing/workspace-routes';
import { pageKey } from './shown-page';

const table = workspaceTable();
const keyOf = (pathname: string, params: Record<string, string>) => {
  const match = table.match(pathname);
  return pageKey(match && { ...match, params });
};
const product = (params: Record<string, string>) => keyOf('/mobiltelefoner/apple/iphone-17/', params);

test('variants of a product are one page, with and without a variant in the path', () => {
  const bare = product({ brandSlug: 'apple', modelSlug: 'iphone-17' });
  expect(product({ brandSlug: 'apple', modelSlug: 'iphone-17', variantSlug: 'sort-256gb' })).toBe(bare);
});

test('another product, and another route, is another page', () => {
  const one = product({ brandSlug: 'apple', modelSlug: 'iphone-17' });
  expect(product({ brandSlug: 'apple', modelSlug: 'iphone-16' })).not.toBe(one);
  expect(keyOf('/mobiltelefoner/', {})).not.toBe(one);
});

test('an address without a page is a page too', () => {
  expect(pageKey(undefined)).not.toBe('');
});
