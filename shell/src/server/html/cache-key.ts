import { matchPath } from 'react-router-dom';
import { REMOTE_ROUTES } from '../../app/routes';

const routeOf = (pathname: string) =>
  REMOTE_ROUTES.find((route) => route.paths.some((path) => matchPath({ path, end: true }, pathname)));

/** Whether the HTML of an address may be kept in the cache. @param address path and query */
export const isKept = (address: string): boolean => !routeOf(address.split('?', 1)[0] ?? address)?.isUnkept;

/** Whether a path is a page of the shop. */
export const isShopPath = (pathname: string): boolean => routeOf(pathname) !== undefined;

/**
 * The address as far as it decides the HTML: unknown parameters dropped, known ones in a fixed order.
 *
 * @param url path and query
 */
export function pageAddress(url: URL): string {
  const route = routeOf(url.pathname);
  const known = [...url.searchParams]
    .filter(([name]) => route?.searchParams.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
