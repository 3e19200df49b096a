import type { RouteMatch } from '../federation/route-table';

/**
 * What makes two addresses the same page: the route, and the parameters that need new data. A product's variants are one page:
 * picking a colour must not take the focus away from the colours.
 */
export function pageKey(match: Pick<RouteMatch, 'id' | 'params' | 'route'> | undefined): string {
  if (!match) return 'not-found';
  return [match.id, ...match.route.reloadOn.map((name) => match.params[name] ?? '')].join(' ');
}
