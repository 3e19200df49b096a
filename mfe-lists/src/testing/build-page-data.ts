import { formatListQuery, type ProductListItem } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ListPageData } from '../data/list-loader';
import { readListQuery } from '../data/list-query-reader';
import { aListView } from './serve-list';

/** Loader data of the handset list with these products, at an address. */
export function aListPage(
  items: readonly ProductListItem[],
  change: Partial<Pick<ListPageData, 'key' | 'path'>> = {},
  address = PATHS.handsets as string,
): ListPageData {
  const query = readListQuery(new URL(address, 'http://shop.test').searchParams);
  return {
    key: 'handsets',
    listType: 'HANDSET_LIST',
    path: PATHS.handsets,
    ...change,
    search: formatListQuery(query),
    view: aListView(items, query),
    isNarrowed: false,
  };
}
