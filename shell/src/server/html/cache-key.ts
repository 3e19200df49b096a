import { type Realm, resolveRealm } from 'shared-domain/contracts/realm';
import type { RemoteRoute } from '../../federation/route-table';

/** What decides the HTML of a page. */
export interface PageAddress {
  /** Path and query; equal for all addresses that have the same HTML. */
  readonly url: string;
  readonly realm: Realm;
  /** False: no page of the shop. */
  readonly isKnown: boolean;
  /** False: free text in the query would push other pages out of the cache. */
  readonly isCacheable: boolean;
}

/** The page for addresses without one is the same everywhere in a realm. */
const NOT_FOUND: Readonly<Record<Realm, string>> = {
  B2C: '/ukjent/',
  B2B: '/bedrift/ukjent/',
  UKKO: '/bedrift/utstyrsavtale/ukjent/',
};

/** The address of a realm's page for what is not found. */
export const notFoundAddress = (realm: Realm): PageAddress => ({
  url: NOT_FOUND[realm],
  realm,
  isKnown: false,
  isCacheable: true,
});

/**
 * An address as far as it decides the HTML: parameters that the route does not know are dropped, the others get a fixed order.
 *
 * @param route of the path; undefined for a path that is no page of the shop
 */
export function pageAddress(url: URL, route: RemoteRoute | undefined): PageAddress {
  const realm = resolveRealm(url.pathname);
  if (!route) return notFoundAddress(realm);
  const known = [...url.searchParams]
    .filter(([name]) => route.searchParams.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  return {
    url: query ? `${url.pathname}?${query}` : url.pathname,
    realm,
    isKnown: true,
    isCacheable: !known.some(([name]) => route.uncachedParams.includes(name)),
  };
}
