import { PATHS } from '../../contracts/paths';
import type { IdentityText, SessionUser } from '../model';

/** Errors of a silent login that only mean that no one is logged in. */
const NOT_LOGGED_IN = ['login_required', 'End-User authentication is required'];

/** Whether an error of a silent login is ignored, because it only means that no one is logged in (F4.5-2, F8-19). Others are reported. */
export const isIgnoredLoginError = (message: string): boolean => NOT_LOGGED_IN.some((known) => message.includes(known));

/** Label of the header's button: 'Logg inn', or the user's name (F2.3-2, F2.3-7); 'Mine sider' for a user without a name. */
export function loginLabel(user: Pick<SessionUser, 'name' | 'givenName'> | null): IdentityText {
  if (!user) return { key: 'logIn' };
  const name = user.name.trim() || user.givenName.trim();
  return name === '' ? { key: 'myPages' } : { key: 'userName', values: { name } };
}

/** Pages that would redirect again. */
const NEVER: readonly string[] = [PATHS.login, PATHS.loginReturn, PATHS.loginSilent, PATHS.logout];

/** '//host', '/\host', and blanks that a browser removes from an address: all of them may lead to another site. */
const LEAVES_THE_SITE = /^\/\/|[\\\s]/;

/** '/a/../b', also with escaped dots or slashes: the browser, or a server on the way, opens another page than the text shows. */
const DOT_SEGMENT = /(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i;

const pathOf = (address: string): string => address.replace(/[?#].*/, '');

/**
 * Checks an address that a visitor is to be sent back to, e.g. after a login or logout (F2.10-3): a page of the shop is returned as a path,
 * for anything else home.
 *
 * @param stored the address, or null
 * @param origin origin of the shop, without a slash at the end
 */
export function resolveReturnPath(stored: string | null, origin: string): string {
  const address = stored?.startsWith(`${origin}/`) ? stored.slice(origin.length) : stored;
  if (!address?.startsWith('/') || LEAVES_THE_SITE.test(address)) return PATHS.home;
  const path = pathOf(address);
  if (DOT_SEGMENT.test(path) || NEVER.includes(path.endsWith('/') ? path : `${path}/`)) return PATHS.home;
  return address;
}
