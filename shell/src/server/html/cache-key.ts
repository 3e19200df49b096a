import { matchPath } from 'react-router-dom';
import { REMOTE_ROUTES } from '../../app/routes';

/**
 * The address as far as it decides the HTML: unknown parameters dropped, known ones in a fixed order.
 *
 * @param url path and query
 */
export function pageAddress(url: URL): string {
  const route = REMOTE_ROUTES.find((candidate) => candidate.paths.some((path) => matchPath({ path, end: true }, url.pathname)));
  const known = [...url.searchParams].filter(([name]) => route?.searchParams.includes(name)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
