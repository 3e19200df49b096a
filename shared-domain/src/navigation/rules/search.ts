import { PATHS } from '../../contracts/paths';

/** Where a search leads (F2.4-3, F7.7-3); null for an empty query, which does not navigate. */
export function searchHref(query: string): string | null {
  const trimmed = query.trim();
  return trimmed === '' ? null : `${PATHS.search}?q=${encodeURIComponent(trimmed)}`;
}

/** Whether the search field has a clear button: whenever it is not empty, even if it has only blanks (F2.4-2, F5.2-1). */
export const hasClearButton = (query: string): boolean => query !== '';
