/** Maximum length of a query, in UTF-16 units. */
export const SEARCH_QUERY_MAX_LENGTH = 200;

/** Control characters, unpaired surrogates and runs of white space, which cannot be searched for. */
const GAPS = /[\p{Cc}\p{Cs}\s]+/gu;

/** A query as it is sent and shown: one line, limited in length. '' means no search (F2.4-3, F7.7-3). */
export function toSearchQuery(text: string | null): string {
  const line = (text ?? '').replace(GAPS, ' ').trim();
  // The cut may have split a surrogate pair.
  return line
    .slice(0, SEARCH_QUERY_MAX_LENGTH)
    .replace(/\p{Cs}/u, '')
    .trim();
}
