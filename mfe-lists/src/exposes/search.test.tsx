import federation from '../../federation.json';
import { LIST_DEFINITIONS } from '../data/list-definition';
import * as search from './search';

test('[F7.7-3] federation.json names the search with its path and its one parameter', () => {
  expect(federation.exposes['./search']).toBe('./src/exposes/search.tsx');
  expect(federation.routes).toContainEqual(
    expect.objectContaining({ id: 'search', expose: './search', paths: ['/sok/'], searchParams: ['q'] }),
  );
  expect(Object.keys(search).sort()).toEqual(['Page', 'head', 'loader']);
});

test('[F2.8-1] every list has an address for its brands', () => {
  const brands = federation.routes.find(({ id }) => id === 'brand')?.paths ?? [];
  expect([...brands].sort()).toEqual(
    Object.keys(LIST_DEFINITIONS)
      .map((path) => `${path}:brandSlug/`)
      .sort(),
  );
});
