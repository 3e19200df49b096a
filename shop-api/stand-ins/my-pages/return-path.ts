import { PATHS } from 'shared-domain/contracts/paths';
import { resolveReturnPath } from 'shared-domain/identity';

/** 'Min Side' is where customers come to choose, never where they go back to. */
const isMinSide = (path: string): boolean => path.startsWith(`${PATHS.myPages}/`);

/**
 * Path of the shop that a customer came from and goes back to; without one the handsets, where a phone is chosen.
 *
 * @param addresses what the form, the query and the browser say, the surest first
 */
export function returnPath(addresses: readonly (string | undefined)[], shopOrigin: string): string {
  const paths = addresses.map((address) => resolveReturnPath(address ?? null, shopOrigin));
  return paths.find((path) => path !== PATHS.home && !isMinSide(path)) ?? PATHS.handsets;
}

/** A handset's page: brand and model behind the list. */
const HANDSET_PAGE = /^\/mobiltelefoner\/[^/?#]+\/[^/?#]+\//;

/** The same page as the customer's who swaps a phone: a handset's opens with the swap chosen (P2-3, P2-12). */
export function withSwap(path: string): string {
  if (!HANDSET_PAGE.test(path)) return path;
  const url = new URL(`http://shop.invalid${path}`);
  url.searchParams.set('so', 'reswitch');
  return `${url.pathname}${url.search}${url.hash}`;
}
