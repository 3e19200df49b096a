import { useState } from 'react';
import { readRecentSearches, storeRecentSearches } from '../data/recent-searches';
import { withoutRecentSearch, withRecentSearch } from '../rules/recent-searches';

export interface KeptSearches {
  readonly searches: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly removeAll: () => void;
}

/** The searches on this device. What another tab has added since is kept: they are read again before each change. */
export function useRecentSearches(): KeptSearches {
  const [searches, setSearches] = useState(readRecentSearches);
  const change = (next: (stored: readonly string[]) => readonly string[]) => {
    const changed = next(readRecentSearches());
    storeRecentSearches(changed);
    setSearches(changed);
  };
  return {
    searches,
    add: (query) => change((stored) => withRecentSearch(stored, query)),
    remove: (query) => change((stored) => withoutRecentSearch(stored, query)),
    removeAll: () => change(() => []),
  };
}
