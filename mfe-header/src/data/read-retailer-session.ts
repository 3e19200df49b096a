import { parseRetailerSession, retailerCookieName, type RetailerSession } from 'shared-domain/identity';
import { readCookie } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';

/** The store that a member of staff has chosen in the dealer area, from its cookie (F3.7-7). In the browser only; null: none. */
export function readRetailerSession(): RetailerSession | null {
  const cookie = readCookie(document.cookie, retailerCookieName(getConfig().environment ?? 'production'));
  return cookie === null ? null : parseRetailerSession(cookie);
}
