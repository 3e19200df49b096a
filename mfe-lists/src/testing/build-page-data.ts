import { formatListQuery, type ProductListItem } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { findListDefinition, LIST_DEFINITIONS } from '../data/list-definition';
import { introOf, type ListPageData } from '../data/list-loader';
import { readListQuery } from '../data/list-query-reader';
import { aListView } from './serve-list';

/** Loader data of a list with these products, at an address; by default of the handsets. */
export function aListPage(
  items: readonly ProductListItem[],
  { path = PATHS.handsets }: { readonly path?: string } = {},
  address = path,
): ListPageData {
  const query = readListQuery(new URL(address, 'http://shop.test').searchParams);
  const definition = findListDefinition(path) ?? LIST_DEFINITIONS[PATHS.handsets];
  if (!definition) throw new Error(`No list at ${path}`);
  return {
    ...introOf(path, resolveRealm(path), definition),
    path,
    search: formatListQuery(query),
    view: aListView(items, query),
    isNarrowed: false,
  };
}
