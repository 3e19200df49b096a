/** The longest query that the search answers, in UTF-16 units. */
export const SEARCH_QUERY_MAX_LENGTH = 200;

/** Control characters, halves of a character, and runs of white space: none of them can be looked for. */
const GAPS = /[\p{Cc}\p{Cs}\s]+/gu;

/** A query as it is looked for and shown: one line, no longer than the search takes. '' asks for nothing (F2.4-3, F7.7-3). */
export function toSearchQuery(text: string | null): string {
  const line = (text ?? '').replace(GAPS, ' ').trim();
  // A character outside the basic plane may be cut in half.
  return line
    .slice(0, SEARCH_QUERY_MAX_LENGTH)
    .replace(/\p{Cs}/u, '')
    .trim();
}
