import { PATHS } from 'shared-domain/contracts/paths';

const NEVER: readonly string[] = [PATHS.loginReturn, PATHS.loginSilent, PATHS.logout];

/**
 * Where to go after a login or logout (F2.10-3): the stored page when it is one of ours, else home.
 *
 * @param stored what stood in session storage: an address, or null
 * @param origin origin of the shop
 */
export function safeReturnPath(stored: string | null, origin: string): string {
  if (!stored || !URL.canParse(stored, origin)) return PATHS.home;
  const url = new URL(stored, origin);
  const isOurs = url.origin === origin && (stored.startsWith('/') ? !/^\/[/\\]/.test(stored) : stored.startsWith(`${origin}/`));
  return isOurs && !NEVER.includes(url.pathname) ? url.pathname + url.search + url.hash : PATHS.home;
}
