import { type CardItem, toCardItem, toSearchQuery } from 'shared-domain/catalogue';
import { fetchSearch, type SearchAnswer } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';

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
      /** Lists of the shop, then other pages of the site. */
      readonly pages: SearchAnswer['pages'];
    };

/**
 * Searches products, plans, lists and pages (F2.4-3, F7.7-3). An empty query makes no call.
 *
 * @returns `unavailable` when the search does not answer (F8-1)
 */
export const loadSearch: PageModule<SearchPageData>['loader'] = async ({ searchParams, realm, signal }) => {
  const query = toSearchQuery(searchParams.get('q'));
  if (query === '') return { kind: 'data', data: { kind: 'no-query', query } };
  const result = await fetchSearch(query, realm, { signal });
  if (!result.ok) return { kind: 'unavailable' };
  const { total, products, plans, categories, pages } = result.value;
  return {
    kind: 'data',
    data: {
      kind: 'found',
      query,
      products: products.map(toCardItem),
      productTotal: total - plans.length,
      plans,
      pages: [...categories, ...pages],
    },
  };
};
