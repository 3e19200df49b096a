import { type CardItem, toCardItem, toSearchQuery } from 'shared-domain/catalogue';
import { fetchSearch, type SearchAnswer } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { findLinks, navigationLinks, navigationText } from 'shared-domain/navigation';
import { fetchNavigation } from 'shared-domain/navigation/io';

const MAX_PAGES = 6;

interface FoundPage {
  readonly name: string;
  readonly href: string;
}

/** Data of the search page: what was found, or that there was nothing to look for. */
export type SearchPageData =
  | { readonly kind: 'no-query'; readonly query: '' }
  | {
      readonly kind: 'found';
      readonly query: string;
      /** The first of `productTotal` products. */
      readonly products: readonly CardItem[];
      readonly productTotal: number;
      readonly plans: SearchAnswer['plans'];
      /** Pages of the menus whose name has the query; null when the menus could not be read. */
      readonly pages: readonly FoundPage[] | null;
    };

async function findPages(query: string, signal: AbortSignal): Promise<readonly FoundPage[] | null> {
  const navigation = await fetchNavigation({ signal });
  if (!navigation.ok) return null;
  const links = navigationLinks(navigation.value, navigationText({ key: 'equipmentAgreement' }));
  return findLinks(links, query, MAX_PAGES).map(({ name, link }) => ({ name, href: link }));
}

/**
 * Searches products, plans and pages of the menus (F2.4-3, F7.7-3). An empty query makes no call.
 *
 * @returns `unavailable` when the search does not answer (F8-1); without the menus the answer is degraded
 */
export const loadSearch: PageModule<SearchPageData>['loader'] = async ({ searchParams, realm, signal }) => {
  const query = toSearchQuery(searchParams.get('q'));
  if (query === '') return { kind: 'data', data: { kind: 'no-query', query } };
  const [result, pages] = await Promise.all([fetchSearch(query, realm, { signal }), findPages(query, signal)]);
  if (!result.ok) return { kind: 'unavailable' };
  const { total, products, plans } = result.value;
  return {
    kind: 'data',
    data: {
      kind: 'found',
      query,
      products: products.map(toCardItem),
      productTotal: total - plans.length,
      plans,
      pages,
    },
    ...(pages === null && { isDegraded: true }),
  };
};
