import type { RemoteRoute } from '../../federation/route-table';

/**
 * The address as far as it decides the HTML: parameters that the route does not know are dropped, the others get a fixed order.
 *
 * @param route of the path; undefined for a path that is no page of the shop
 * @returns path and query
 */
export function pageAddress(url: URL, route: RemoteRoute | undefined): string {
  const known = [...url.searchParams]
    .filter(([name]) => route?.searchParams.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
