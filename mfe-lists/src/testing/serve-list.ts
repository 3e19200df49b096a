import {
  createListIndex,
  formatListQuery,
  type ListQuery,
  type ListView,
  type ProductListItem,
  sortItems,
  toListColumns,
  toListView,
} from 'shared-domain/catalogue';
import { fetchListIndex, fetchListView, type ListColumns } from 'shared-domain/catalogue/io';
import { PATHS } from 'shared-domain/contracts/paths';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { ok } from 'shared-domain/kernel';
import { findListDefinition, LIST_DEFINITIONS } from '../data/list-definition';
import { introOf, type ListPageData } from '../data/list-loader';
import { readListQuery } from '../data/list-query-reader';

const listed = (items: readonly ProductListItem[]) => sortItems(items, 'populaere', null);
const place = { listType: 'HANDSET_LIST', realm: 'B2C' } as const;

const toColumns = (items: readonly ProductListItem[], version: string): ListColumns => ({
  ...place,
  version,
  ...toListColumns(listed(items)),
});

/** The API's answer to a query of a list with these products. */
export function aListView(
  items: readonly ProductListItem[],
  query: ListQuery,
  { firstPage, version = 'first' }: { readonly firstPage?: number | undefined; readonly version?: string } = {},
): ListView {
  const products = listed(items);
  const itemAt = (at: number): ProductListItem => {
    const product = products[at];
    if (!product) throw new Error(`No product ${at}`);
    return product;
  };
  const index = createListIndex(toListColumns(products), products);
  return { ...place, version, ...toListView(index, itemAt, query, firstPage) };
}

/** Answers the calls of a list's page; the test's file mocks `shared-domain/catalogue/io`. */
export function serveList(items: readonly ProductListItem[], version = 'first'): void {
  jest.mocked(fetchListIndex).mockImplementation(async () => ok(toColumns(items, version)));
  jest
    .mocked(fetchListView)
    .mockImplementation(async (_realm, _listType, query, { firstPage } = {}) =>
      ok(aListView(items, query, { firstPage, version })),
    );
}

/** Loader data of a list with these products, at an address; by default of the handsets. */
export function aListPage(
  items: readonly ProductListItem[],
  { path = PATHS.handsets, home }: { readonly path?: string; readonly home?: string } = {},
  address = path,
): ListPageData {
  const query = readListQuery(new URL(address, 'http://shop.test').searchParams);
  const definition = findListDefinition(path) ?? LIST_DEFINITIONS[PATHS.handsets];
  if (!definition) throw new Error(`No list at ${path}`);
  return {
    ...introOf(path, resolveRealm(path), definition, home),
    path,
    search: formatListQuery(query),
    view: aListView(items, query),
    isNarrowed: false,
  };
}
