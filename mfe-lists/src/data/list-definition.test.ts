import {
  forEachFacet,
  hasListIn,
  LIST_PARAMETERS,
  listPathOf,
  listQueryEntries,
  LISTS,
  type ListType,
  NO_FILTERS,
} from 'shared-domain/catalogue';
import { REALMS } from 'shared-domain/contracts/realm';
import { toOre } from 'shared-domain/money';
import federation from '../../federation.json';
import { LIST_DEFINITIONS } from './list-definition';

/** With and without the optional segment. */
const pathsOf = (id: string): string[] =>
  (federation.routes.find((route) => route.id === id)?.paths ?? [])
    .flatMap((path) =>
      path.includes('/bedrift?/') ? ['/bedrift/', '/'].map((begin) => path.replace('/bedrift?/', begin)) : [path],
    )
    .sort();
const lists = Object.keys(LIST_DEFINITIONS).sort();

test('[F2.8-1] the list route has exactly the paths whose list is defined', () => {
  expect(pathsOf('list')).toEqual(lists);
});

test('[F2.8-1] every realm has the lists that its trails and its search lead to', () => {
  const named = REALMS.flatMap((realm) =>
    (Object.keys(LISTS) as ListType[])
      .filter((listType) => hasListIn(realm, listType))
      .map((listType) => listPathOf(listType, realm)),
  );
  expect(
    Object.entries(LIST_DEFINITIONS)
      .flatMap(([path, { scope }]) => (scope.category ? [] : [path]))
      .sort(),
  ).toEqual(named.sort());
});

test('every list has an address for its brands; those of one kind of accessories are known by the product page', () => {
  const whole = lists.filter((path) => !/^\/tilbehor\/[^/]+\/$/.test(path));
  expect(pathsOf('brand')).toEqual(whole.map((path) => `${path}:brandSlug/`).sort());
});

test('the list route lists every parameter that a list writes into its address', () => {
  const everything = {
    filters: {
      ...NO_FILTERS,
      values: forEachFacet(() => ['a']),
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
