import { useState } from 'react';
import { allows } from 'shared-domain/consent';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedText } from 'shared-domain/device/storage';
import { parseRecentSearches, withoutRecentSearch, withRecentSearch } from '../rules/recent-searches';

/** The searches made on this device, the last first. They are never sent. */
const readRecentSearches = (): readonly string[] => parseRecentSearches(storedText(STORAGE_KEYS.recentSearches));

/** They are kept on the device of a visitor who agreed to that; elsewhere until the page is left. */
function storeRecentSearches(searches: readonly string[]): void {
  if (searches.length === 0) keepText(STORAGE_KEYS.recentSearches, null);
  else if (allows(document.cookie, 'marketing')) keepText(STORAGE_KEYS.recentSearches, JSON.stringify(searches));
}

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
