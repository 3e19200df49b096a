import type { ProductListItem } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ListPageData } from '../data/list-loader';
import { packList } from '../data/packed-list';

/** Loader data of the handset list with these products. */
export function aListPage(
  items: readonly ProductListItem[],
  change: Partial<Pick<ListPageData, 'key' | 'path'>> = {},
): ListPageData {
  return {
    key: 'handsets',
    path: PATHS.handsets,
    ...change,
    list: packList(items),
    isNarrowed: false,
    leadImage: items[0]?.image ?? null,
  };
}
