import { createContext, useContext } from 'react';
import { createPath, type Location, type NavigationType } from 'react-router-dom';
import type { RouteMatch } from '../federation/route-table';
import type { PageData } from './load-page';

/**
 * A key that is equal for two addresses of the same page: the route, and the parameters that need new data. A product's variants are one page:
 * picking a colour must not take the focus away from the colours.
 */
export function pageKey(match: Pick<RouteMatch, 'id' | 'params' | 'route'> | undefined): string {
  if (!match) return 'not-found';
  return [match.id, ...match.route.reloadOn.map((name) => match.params[name] ?? '')].join(' ');
}

/** A page with its address. */
export interface ShownPage {
  readonly location: Location;
  /** How the browser came here. */
  readonly action: `${NavigationType}`;
  /** Undefined: no page of the shop is at this address. */
  readonly match: RouteMatch | undefined;
  /** Undefined: the browser is loading the first page, because the server could not render it. */
  readonly data: PageData | undefined;
  /** The link asked for the scroll position to be kept. */
  readonly preventScrollReset?: boolean;
}

export const ShownPageContext = createContext<ShownPage | null>(null);

export function useShownPage(): ShownPage {
  const page = useContext(ShownPageContext);
  if (!page) throw new Error('useShownPage needs a page around it');
  return page;
}

/** A change of the query reloads only what the route says; a page that is asked for again is loaded again. */
export function needsNewData(from: ShownPage, to: Pick<ShownPage, 'location' | 'match'>): boolean {
  if (from.data === undefined || from.match?.id !== to.match?.id) return true;
  if (!from.match || !to.match) return from.location.pathname !== to.location.pathname;
  if (createPath(from.location) === createPath(to.location)) return true;
  const [before, after] = [from.location, to.location].map(({ search }) => new URLSearchParams(search));
  const { params } = from.match;
  return to.match.route.reloadOn.some(
    (name) => params[name] !== to.match?.params[name] || before?.get(name) !== after?.get(name),
  );
}

/** The browser itself scrolls to the target: the page stays as it is. */
export const isHashChange = (from: Location, to: Location): boolean =>
  to.hash !== '' && from.pathname === to.pathname && from.search === to.search;
