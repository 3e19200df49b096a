import { PATHS } from 'shared-domain/contracts/paths';
import { resolveReturnPath } from 'shared-domain/identity';

/** Pages of 'Min Side' are never the page to return to. */
const isMinSide = (path: string): boolean => path.startsWith(`${PATHS.myPages}/`);

/**
 * Path of the shop that a customer returns to; by default the list of handsets.
 *
 * @param addresses candidates from the form, the query and the referrer, the most reliable first
 */
export function returnPath(addresses: readonly (string | undefined)[], shopOrigin: string): string {
  const paths = addresses.map((address) => resolveReturnPath(address ?? null, shopOrigin));
  return paths.find((path) => path !== PATHS.home && !isMinSide(path)) ?? PATHS.handsets;
}

/** A handset's page: brand and model behind the list. */
const HANDSET_PAGE = /^\/mobiltelefoner\/[^/?#]+\/[^/?#]+\//;

/** The path after a swap was started: a handset's page opens with the swap selected (P2-3, P2-12). */
export function withSwap(path: string): string {
  if (!HANDSET_PAGE.test(path)) return path;
  const url = new URL(`http://shop.invalid${path}`);
  url.searchParams.set('so', 'reswitch');
  return `${url.pathname}${url.search}${url.hash}`;
}
