import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import type { Result } from '../../kernel';
import {
  type SearchAnswer,
  searchAnswerSchema,
  type SearchPart,
  type Suggestions,
  suggestionsSchema,
} from './search-wire';

/** Which products of a search are wanted: the first of each part, or one page of one part. */
export type SearchedPart = { readonly part: 'each' } | { readonly part: SearchPart; readonly page: number };

/**
 * Fetches the results of a query (F2.4-3): a part's products, and all plans, lists and pages.
 *
 * @param query as `toSearchQuery` makes it
 */
export const fetchSearch = (
  query: string,
  realm: Realm,
  { signal, ...asked }: SearchedPart & { readonly signal?: AbortSignal },
): Promise<Result<SearchAnswer, HttpFailure>> =>
  apiGet('/search', searchAnswerSchema, {
    searchParams: { q: query, realm, part: asked.part, ...('page' in asked && { page: String(asked.page) }) },
    logMessage: FAILED_CALLS.search,
    ...(signal && { signal }),
  });

/**
 * The first of what fits a query that is being typed.
 *
 * @param query as `toSearchQuery` makes it
 */
export const fetchSuggestions = (
  query: string,
  realm: Realm,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<Suggestions, HttpFailure>> =>
  apiGet('/search/suggestions', suggestionsSchema, {
    searchParams: { q: query, realm },
    logMessage: FAILED_CALLS.suggestions,
    ...(signal && { signal }),
  });
