import { parseRetailerSession, retailerCookieName, type RetailerSession } from 'shared-domain/identity';
import { getConfig } from 'shared-domain/runtime/config';

/** The store that a member of staff has chosen in the dealer area, from its cookie (F3.7-7). In the browser only; null: none. */
export function readRetailerSession(): RetailerSession | null {
  const name = `${retailerCookieName(getConfig().environment ?? 'production')}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(name));
  return cookie === undefined ? null : parseRetailerSession(cookie.slice(name.length));
}
