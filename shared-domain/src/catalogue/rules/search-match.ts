import { foldText } from '../../kernel';

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a text has each word of a query, in any order, case and spelling; signs inside a word may be left out: 'wh1000xm6'. */
export function hasWords(texts: readonly string[], query: string): boolean {
  const folded = texts.map(foldText).flatMap((text) => [text, letters(text)]);
  const words = foldText(query).split(/\s/);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

/** Every word of the query occurs in the brand or the model, in any order and case (F5.5-13). An empty query matches. */
export const matchesText = (item: { readonly brand: string; readonly model: string }, query: string): boolean =>
  hasWords([item.brand, item.model], query);

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

/** Products that a search shows of each part before 'Vis alle'. */
export const SHOWN_OF_PART = 8;

/** Products on a page of one part. */
export const SEARCH_PAGE_SIZE = 24;
