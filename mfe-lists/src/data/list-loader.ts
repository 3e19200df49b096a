import { type Image, isFiltered, viewList } from 'shared-domain/catalogue';
import { fetchProductList } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { findListDefinition, type ListKey } from './list-definition';
import { readListQuery } from './list-query-reader';
import { type PackedList, packList } from './packed-list';

/** Data of a list page, the same for every query. */
export interface ListPageData {
  readonly key: ListKey;
  /** Path of the list, with both slashes. */
  readonly path: string;
  readonly list: PackedList;
  /** The requested address narrows the list: search engines shall not keep it. */
  readonly isNarrowed: boolean;
  /** The first picture under that address. */
  readonly leadImage: Image | null;
}

/**
 * Loads the whole list of a path. Filters are applied on the page, so one answer serves every query (F2.8-1, F7.7-2).
 *
 * @returns `not-found` for a path that is no list, `unavailable` when the API does not answer (F8-1)
 */
export const loadList: PageModule<ListPageData>['loader'] = async ({ pathname, searchParams, realm, signal }) => {
  const definition = findListDefinition(pathname);
  if (!definition) return { kind: 'not-found' };
  const result = await fetchProductList(realm, definition.listType, { signal });
  if (!result.ok) return { kind: 'unavailable' };
  const { items } = result.value;
  const query = readListQuery(searchParams);
  return {
    kind: 'data',
    data: {
      key: definition.key,
      path: pathname,
      list: packList(items),
      isNarrowed: isFiltered(query) || query.sort !== 'populaere' || query.filters.financing !== null,
      leadImage: viewList(items, query).items[0]?.image ?? null,
    },
  };
};
