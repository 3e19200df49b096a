import { isFiltered, viewList } from 'shared-domain/catalogue';
import { fetchProductList } from 'shared-domain/catalogue/io';
import type { LoaderAnswer, PageRequest } from 'shared-domain/contracts/exposes';
import { findListDefinition } from '../data/list-definition';
import type { ListPageData } from '../data/list-page-data';
import { packList } from '../data/packed-list';
import { readListQuery } from '../state/list-query-reader';

/**
 * Loads the whole list of a path. Filters are applied on the page, so one answer serves every query (F2.8-1, F7.7-2).
 *
 * @returns status 503 with data that the page shows as an error when the API does not answer
 */
export async function loader({
  pathname,
  searchParams,
  realm,
  signal,
}: PageRequest): Promise<LoaderAnswer<ListPageData>> {
  const definition = findListDefinition(pathname);
  if (!definition) return { kind: 'not-found' };
  const place = { key: definition.key, path: pathname };
  const result = await fetchProductList(realm, definition.listType, { signal });
  if (!result.ok) return { kind: 'data', status: 503, data: { ...place, kind: 'failed' } };
  const { items } = result.value;
  const query = readListQuery(searchParams);
  const isNarrowed = isFiltered(query) || query.sort !== 'populaere' || query.filters.financing !== null;
  return {
    kind: 'data',
    data: {
      ...place,
      kind: 'list',
      list: packList(items),
      isNarrowed,
      leadImage: viewList(items, query).items[0]?.image ?? null,
    },
  };
}
