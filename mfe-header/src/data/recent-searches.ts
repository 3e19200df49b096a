import { allows } from 'shared-domain/consent';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { parseRecentSearches } from '../rules/recent-searches';

/** The searches made on this device, the last first. They are never sent. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? '');
  } catch {
    return [];
  }
}

/** They are kept on the device of a visitor who agreed to that; elsewhere until the page is left. */
export function storeRecentSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(STORAGE_KEYS.recentSearches);
    else if (allows(document.cookie, 'marketing'))
      localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(searches));
  } catch {
    // Storage that is full or forbidden: they are known until the page is left.
  }
}
