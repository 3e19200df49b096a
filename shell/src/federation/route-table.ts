/** Which remote shows which path and which slot: made from the builds in use, on the server and in the browser alike. */
import { matchRoutes } from 'react-router-dom';
import type { FederationRoute, FederationSlots } from 'release-protocol/federation-schema';
import { resolveRealm } from 'shared-domain/contracts/realm';

/** The routes and slots that one build brings. */
export interface BuildRoutes {
  readonly remote: string;
  readonly routes: readonly FederationRoute[];
  readonly slots: FederationSlots;
}

export interface RemoteRoute extends Omit<
  FederationRoute,
  'uncachedParams' | 'privateParams' | 'browserParams' | 'paramForms'
> {
  readonly remote: string;
  /** Unique among the routes of all remotes. */
  readonly key: string;
  readonly uncachedParams: readonly string[];
  readonly privateParams: readonly string[];
  readonly browserParams: readonly string[];
  readonly paramForms: NonNullable<FederationRoute['paramForms']>;
}

/** A path of a route, and the values of its parameters. */
export interface RouteMatch {
  /** Unique among the paths of all routes and the realms that share one. */
  readonly id: string;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface RemoteSlot {
  readonly remote: string;
  readonly expose: string;
}

export interface RouteTable {
  readonly routes: readonly RemoteRoute[];
  /** Finds the route by the router's own ranking; undefined for a path that is no page of the shop. @param pathname without query */
  match(pathname: string): RouteMatch | undefined;
  routeOf(pathname: string): RemoteRoute | undefined;
  /** Undefined: no build in use brings the slot. */
  slotOf(name: string): RemoteSlot | undefined;
}

/** Paths whose match is remembered. */
const MAX_REMEMBERED = 1_000;

/** The library ranks and compiles all routes at every call, which costs more than the rest of a cached page. */
function remember(find: (pathname: string) => RouteMatch | undefined): RouteTable['match'] {
  const known = new Map<string, RouteMatch | undefined>();
  return (pathname) => {
    if (known.has(pathname)) return known.get(pathname);
    if (known.size >= MAX_REMEMBERED) known.clear();
    const match = find(pathname);
    known.set(pathname, match);
    return match;
  };
}

/** @param builds without conflicts (release-protocol/src/claims.ts) */
export function createRouteTable(builds: readonly BuildRoutes[]): RouteTable {
  const routes = builds.flatMap(({ remote, routes: ofRemote }) =>
    ofRemote.map((route) => ({
      ...route,
      remote,
      key: `${remote}/${route.id}`,
      uncachedParams: route.uncachedParams ?? [],
      privateParams: route.privateParams ?? [],
      browserParams: route.browserParams ?? [],
      paramForms: route.paramForms ?? {},
    })),
  );
  const slots = new Map(
    builds.flatMap(({ remote, slots: ofRemote }) =>
      Object.entries(ofRemote).map(([name, expose]) => [name, { remote, expose }] as const),
    ),
  );
  const objects = routes.flatMap((route) =>
    route.paths.map((path) => ({ id: `${route.key}:${path}`, path, handle: route })),
  );
  const match = remember((pathname): RouteMatch | undefined => {
    const found = matchRoutes(objects, pathname)?.at(-1);
    return (
      found && {
        // `/bedrift?/nettbrett/` is the path of two realms' pages.
        id: `${found.route.id} ${resolveRealm(pathname)}`,
        route: found.route.handle,
        params: found.params,
      }
    );
  });
  return {
    routes,
    match,
    routeOf: (pathname) => match(pathname)?.route,
    slotOf: (name) => slots.get(name),
  };
}
