import { PATHS } from '../../contracts/paths';
import type { Realm } from '../../contracts/realm';
import type { DomainId } from '../model';

/** Whom the header's search is for: what is sold to businesses below their menus, else what is sold to consumers. */
export const searchRealm = (domain: DomainId | undefined): Realm => (domain === 'bedrift' ? 'B2B' : 'B2C');

/** The search page of a realm. */
export const searchPath = (realm: Realm): string => (realm === 'B2C' ? PATHS.search : PATHS.businessSearch);

/** Where a search leads (F2.4-3, F7.7-3); null for an empty query, which does not navigate. */
export function searchHref(query: string, realm: Realm): string | null {
  const trimmed = query.trim();
  return trimmed === '' ? null : `${searchPath(realm)}?q=${encodeURIComponent(trimmed)}`;
}
