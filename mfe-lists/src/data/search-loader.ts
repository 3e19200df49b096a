import { SHOWN_OF_PART, toCardItem, toSearchQuery } from 'shared-domain/catalogue';
import {
  type CardItem,
  fetchSearch,
  SEARCH_PARTS,
  type SearchAnswer,
  type SearchedPart,
  type SearchPart,
} from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { PART_SLUGS } from './search-address';

/** Data of the search page: what was found, or that there was nothing to look for. */
export type SearchPageData =
  | { readonly kind: 'no-query'; readonly query: '' }
  | {
      readonly kind: 'found';
      readonly query: string;
      /** The query in words that the shop knows; null: it has no others. */
      readonly corrected: string | null;
      /** One part with its page, or the first of each. */
      readonly parts: readonly FoundPart[];
      /** The page of the only part that is shown; null: all parts are shown. */
      readonly page: number | null;
      readonly productTotal: number;
      readonly plans: SearchAnswer['plans'];
      /** Lists of the shop, then other pages of the site. */
      readonly pages: SearchAnswer['pages'];
    };

/** Products of one kind that were found. */
export interface FoundPart {
  readonly part: SearchPart;
  readonly total: number;
  readonly products: readonly CardItem[];
}

/** `vis=` names the only part that is shown, `side=` its page. */
export function searchedPart(searchParams: URLSearchParams): SearchedPart {
  const part = SEARCH_PARTS.find((each) => PART_SLUGS[each] === searchParams.get('vis'));
  const page = Math.min(Number(searchParams.get('side')), 9_999);
  return part ? { part, page: Number.isInteger(page) && page > 0 ? page : 1 } : { part: 'each' };
}

function partsOf({ products, parts }: SearchAnswer, asked: SearchedPart): readonly FoundPart[] {
  const cards = products.map(toCardItem);
  if (asked.part !== 'each')
    return parts.flatMap(({ part, total }) => (part === asked.part ? [{ part, total, products: cards }] : []));
  let from = 0;
  return parts.map(({ part, total }) => {
    const shown = cards.slice(from, (from += Math.min(total, SHOWN_OF_PART)));
    return { part, total, products: shown };
  });
}

/**
 * Searches products, plans, lists and pages (F2.4-3, F7.7-3). An empty query makes no call.
 *
 * @returns `unavailable` when the search does not answer (F8-1)
 */
export const loadSearch: PageModule<SearchPageData>['loader'] = async ({ searchParams, realm, signal }) => {
  const query = toSearchQuery(searchParams.get('q'));
  if (query === '') return { kind: 'data', data: { kind: 'no-query', query } };
  const asked = searchedPart(searchParams);
  const result = await fetchSearch(query, realm, { ...asked, signal });
  if (!result.ok) return { kind: 'unavailable' };
  const { total, plans, categories, pages, corrected = null } = result.value;
  return {
    kind: 'data',
    data: {
      kind: 'found',
      query,
      corrected,
      parts: partsOf(result.value, asked),
      page: asked.part === 'each' ? null : asked.page,
      productTotal: total - plans.length,
      plans,
      pages: [...categories, ...pages],
    },
  };
};
