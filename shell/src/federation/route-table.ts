/** Which remote shows which path and which slot: made from the builds in use, on the server and in the browser alike. */
import { matchRoutes } from 'react-router-dom';
import type { FederationRoute, FederationSlots } from './federation-schema';

/** What one build brings. */
export interface BuildRoutes {
  readonly remote: string;
  readonly routes: readonly FederationRoute[];
  readonly slots: FederationSlots;
}

export interface RemoteRoute extends Omit<FederationRoute, 'uncachedParams' | 'browserParams'> {
  readonly remote: string;
  /** Unique among the routes of all remotes. */
  readonly key: string;
  readonly uncachedParams: readonly string[];
  readonly browserParams: readonly string[];
}

export interface RemoteSlot {
  readonly remote: string;
  readonly expose: string;
}

export interface RouteTable {
  readonly routes: readonly RemoteRoute[];
  /** By the router's own ranking; undefined for a path that is no page of the shop. @param pathname without query */
  routeOf(pathname: string): RemoteRoute | undefined;
  /** Undefined: no build in use brings the slot. */
  slotOf(name: string): RemoteSlot | undefined;
}

/** @param builds without conflicts (remote-claims.ts) */
export function createRouteTable(builds: readonly BuildRoutes[]): RouteTable {
  const routes = builds.flatMap(({ remote, routes: ofRemote }) =>
    ofRemote.map((route) => ({
      ...route,
      remote,
      key: `${remote}/${route.id}`,
      uncachedParams: route.uncachedParams ?? [],
      browserParams: route.browserParams ?? [],
    })),
  );
  const slots = new Map(
    builds.flatMap(({ remote, slots: ofRemote }) =>
      Object.entries(ofRemote).map(([name, expose]) => [name, { remote, expose }] as const),
    ),
  );
  const objects = routes.flatMap((route) => route.paths.map((path) => ({ path, handle: route })));
  return {
    routes,
    routeOf: (pathname) => matchRoutes(objects, pathname)?.at(-1)?.route.handle,
    slotOf: (name) => slots.get(name),
  };
}
