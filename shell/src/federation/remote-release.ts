import type { FederationRoute } from 'release-protocol/federation-schema';
import type { BuildRoutes } from './route-table';

/** Everything that a page knows about the build of a remote. */
export interface RemoteRelease extends Omit<BuildRoutes, 'remote'> {
  readonly build: string;
  /** Integrity of remoteEntry.js; '' from a dev server. */
  readonly remoteEntry: string;
  /** Only for dev servers and previews: the address of remoteEntry.js. */
  readonly entryUrl?: string;
}

export type RemoteReleases = Readonly<Record<string, RemoteRelease>>;

/** Converts releases to the input of createRouteTable. */
export const toBuildRoutes = (releases: RemoteReleases): BuildRoutes[] =>
  Object.entries(releases).map(([remote, { routes, slots }]) => ({ remote, routes, slots }));

/** The builds of a page as it names them to the browser. Caching rules for addresses stay on the server. */
export const toReleases = (builds: readonly (RemoteRelease & Pick<BuildRoutes, 'remote'>)[]): RemoteReleases =>
  Object.fromEntries(
    builds.map(({ remote, build, remoteEntry, routes, slots }) => [
      remote,
      { build, remoteEntry, routes: routes.map(toBrowserRoute), slots },
    ]),
  );

const toBrowserRoute = ({
  uncachedParams: _uncached,
  privateParams: _private,
  browserParams: _browser,
  paramForms: _forms,
  sample: _sample,
  ...route
}: FederationRoute): FederationRoute => route;
