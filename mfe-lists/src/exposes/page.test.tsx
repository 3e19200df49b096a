import { listQueryEntries, NO_FILTERS } from 'shared-domain/catalogue';
import { LIST_PARAMETERS } from 'shared-domain/contracts/query-parameters';
import { toOre } from 'shared-domain/money';
import federation from '../../federation.json';
import { findListDefinition, LIST_DEFINITIONS } from '../data/list-definition';
import * as page from './page';

test('[F2.8-1] federation.json names this module and exactly the paths that it loads', () => {
  expect(federation.exposes).toMatchObject({ './page': './src/exposes/page.tsx' });
  const paths = federation.routes.filter(({ expose }) => expose === './page').flatMap((route) => route.paths);
  expect([...paths].sort()).toEqual(Object.keys(LIST_DEFINITIONS).sort());
  expect(paths.every((path) => findListDefinition(path) !== null)).toBe(true);
  expect(Object.keys(page).sort()).toEqual(['Page', 'head', 'loader']);
});

test('[F5.5-5] federation.json lists every parameter that the rules of a list read and write', () => {
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
  const routed = federation.routes.filter(({ expose }) => expose === './page').flatMap((route) => route.searchParams);
  expect([...routed].sort()).toEqual([...written].sort());
  expect([...routed].sort()).toEqual([...LIST_PARAMETERS].sort());
});
