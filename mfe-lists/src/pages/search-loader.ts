import { toSearchQuery } from 'shared-domain/catalogue';
import { fetchSearch } from 'shared-domain/catalogue/io';
import type { LoaderAnswer, PageRequest } from 'shared-domain/contracts/exposes';
import { findLinks, navigationLinks, navigationText } from 'shared-domain/navigation';
import { fetchNavigation } from 'shared-domain/navigation/io';
import { packList } from '../data/packed-list';
import type { FoundPage, SearchPageData } from '../data/search-page-data';

const MAX_PAGES = 6;

/** Pages of the menus; none when the menus cannot be read: products matter more. */
async function findPages(query: string, signal: AbortSignal): Promise<readonly FoundPage[]> {
  const navigation = await fetchNavigation({ signal });
  if (!navigation.ok) return [];
  const links = navigationLinks(navigation.value, navigationText({ key: 'equipmentAgreement' }));
  return findLinks(links, query, MAX_PAGES).map(({ name, link }) => ({ name, href: link }));
}

/**
 * Answers a search (F2.4-3, F7.7-3). An empty query asks nobody.
 *
 * @returns status 503 with data that the page shows as an error when the API does not answer
 */
export async function loader({ searchParams, realm, signal }: PageRequest): Promise<LoaderAnswer<SearchPageData>> {
  const query = toSearchQuery(searchParams.get('q'));
  if (query === '') return { kind: 'data', data: { kind: 'nothing-asked', query } };
  const [result, pages] = await Promise.all([fetchSearch(query, realm, { signal }), findPages(query, signal)]);
  if (!result.ok) return { kind: 'data', status: 503, data: { kind: 'failed', query } };
  const { total, products, plans } = result.value;
  return {
    kind: 'data',
    data: { kind: 'found', query, products: packList(products), productTotal: total - plans.length, plans, pages },
  };
}
