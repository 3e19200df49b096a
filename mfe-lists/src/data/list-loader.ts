import { formatListQuery, isFiltered, type ListType, type ListView } from 'shared-domain/catalogue';
import { fetchListView } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { findListDefinition, type ListKey } from './list-definition';
import { readListQuery } from './list-query-reader';

/** Data of a list page: what the requested address shows. */
export interface ListPageData {
  readonly key: ListKey;
  readonly listType: ListType;
  /** Path of the list, with both slashes. */
  readonly path: string;
  /** The query that `view` answers, as `formatListQuery` writes it. */
  readonly search: string;
  readonly view: ListView;
  /** The requested address narrows the list: search engines shall not keep it. */
  readonly isNarrowed: boolean;
}

/**
 * Loads what a list shows for the query of the address (F2.8-1, F7.7-2). A change of the query needs no loader: the page reads the
 * index of the list.
 *
 * @returns `not-found` for a path that is no list, `unavailable` when the API does not answer (F8-1)
 */
export const loadList: PageModule<ListPageData>['loader'] = async ({ pathname, searchParams, realm, signal }) => {
  const definition = findListDefinition(pathname);
  if (!definition) return { kind: 'not-found' };
  const { key, listType } = definition;
  const query = readListQuery(searchParams);
  const view = await fetchListView(realm, listType, query, { signal });
  if (!view.ok) return { kind: 'unavailable' };
  return {
    kind: 'data',
    data: {
      key,
      listType,
      path: pathname,
      search: formatListQuery(query),
      view: view.value,
      isNarrowed: isFiltered(query) || query.sort !== 'populaere' || query.filters.financing !== null,
    },
  };
};
