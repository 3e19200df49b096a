/** The number of searches that the drawer shows. */
const KEPT = 5;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The searches after another one, the last one first; each once, in its last spelling. An empty query is none. */
export function withRecentSearch(searches: readonly string[], query: string): readonly string[] {
  const trimmed = query.trim();
  return trimmed === '' ? searches : [trimmed, ...withoutRecentSearch(searches, trimmed)].slice(0, KEPT);
}

export const withoutRecentSearch = (searches: readonly string[], query: string): readonly string[] =>
  searches.filter((each) => !isSame(each, query));

/** @param stored a text that is not ours is no search */
export function parseRecentSearches(stored: string): readonly string[] {
  try {
    const entries: unknown = JSON.parse(stored || '[]');
    const searches = Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
    return searches.filter((search) => search.trim() !== '').slice(0, KEPT);
  } catch {
    return [];
  }
}
