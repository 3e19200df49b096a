import { listQueryEntries, NO_FILTERS } from 'shared-domain/catalogue';
import { LIST_PARAMETERS } from 'shared-domain/contracts/query-parameters';
import { toOre } from 'shared-domain/money';
import federation from '../../federation.json';
import { LIST_DEFINITIONS } from './list-definition';

const pathsOf = (id: string): string[] => [...(federation.routes.find((route) => route.id === id)?.paths ?? [])].sort();
const lists = Object.keys(LIST_DEFINITIONS).sort();

test('[F2.8-1] the list route has exactly the paths whose list is defined', () => {
  expect(pathsOf('list')).toEqual(lists);
});

test('every list has an address for its brands', () => {
  const addresses = lists.map(
    (path) => path.replace(/^\/tilbehor\/[^/]+\/$/, '/tilbehor/:categorySlug/') + ':brandSlug/',
  );
  expect(pathsOf('brand')).toEqual([...new Set(addresses)].sort());
});

test('the list route lists every parameter that a list writes into its address', () => {
  const everything = {
    filters: {
      ...NO_FILTERS,
      values: { compatible: ['a'], categories: ['a'], brands: ['a'], sizes: ['a'], colors: ['a'], conditions: ['a'] },
      price: { min: toOre(1) },
      financing: 'lease24',
      inStock: true,
      query: 'a',
    },
    sort: 'nyeste',
    page: 2,
  } as const;
  const written = listQueryEntries(everything).map(([name]) => name);
  expect([...LIST_PARAMETERS].sort()).toEqual([...written].sort());
});
