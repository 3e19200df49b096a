import { NOT_FOUND_PATHS } from 'release-protocol/claims';
import { type Realm, resolveRealm } from 'shared-domain/contracts/realm';
import { normalizeValues } from '../../federation/parameter-forms';
import type { RemoteRoute } from '../../federation/route-table';

/** The parts of an address that decide the HTML of its page. */
export interface PageAddress {
  /** Path and query; equal for all addresses that have the same HTML. */
  readonly url: string;
  readonly realm: Realm;
  /** False: no page of the shop. */
  readonly isKnown: boolean;
  /** The query that only the browser reads, '' or 'cartId=…'; an address that the page redirects to keeps it. */
  readonly browserQuery: string;
  /** False: free text in the query would push other pages out of the cache. */
  readonly isCacheable: boolean;
  /** It opens what is one person's: no cache stores the page. */
  readonly isPrivate: boolean;
}

/** The address of a realm's page for what is not found: the same for every address without a page. */
export const notFoundAddress = (realm: Realm): PageAddress => ({
  url: NOT_FOUND_PATHS[realm],
  realm,
  isKnown: false,
  browserQuery: '',
  isCacheable: true,
  isPrivate: false,
});

/**
 * An address as far as it decides the HTML: parameters that the route does not know, that only the browser reads or that have no
 * value that it reads are dropped; the others get a fixed order. Values of one name keep theirs unless the route says what they are.
 *
 * @param route of the path; undefined for a path that is no page of the shop
 */
export function pageAddress(url: URL, route: RemoteRoute | undefined): PageAddress {
  const realm = resolveRealm(url.pathname);
  if (!route) return notFoundAddress(realm);
  const ofBrowser = [...url.searchParams].filter(([name]) => route.browserParams.includes(name));
  const ofServer = [...new Set(url.searchParams.keys())]
    .filter((name) => route.searchParams.includes(name) && !route.browserParams.includes(name))
    .sort()
    .flatMap((name) =>
      normalizeValues(url.searchParams.getAll(name), route.paramForms[name]).map((value) => [name, value] as const),
    );
  const query = new URLSearchParams(ofServer.map(([name, value]) => [name, value])).toString();
  return {
    url: query ? `${url.pathname}?${query}` : url.pathname,
    realm,
    isKnown: true,
    browserQuery: new URLSearchParams(ofBrowser).toString(),
    isCacheable: !ofServer.some(([name]) => route.uncachedParams.includes(name)),
    isPrivate: ofServer.some(([name]) => route.privateParams.includes(name)),
  };
}
