import type { FederationRoute } from './federation-schema';
import type { BuildRoutes } from './route-table';

/** What a page knows of the build that it uses of a remote. */
export interface RemoteRelease extends Omit<BuildRoutes, 'remote'> {
  readonly build: string;
  /** Integrity of remoteEntry.js; '' from a dev server. */
  readonly remoteEntry: string;
  /** Of a dev server, or of a build that a tester tries from elsewhere: its own address. */
  readonly entryUrl?: string;
}

export type RemoteReleases = Readonly<Record<string, RemoteRelease>>;

/** The builds of a page in the form that a route table is made from. */
export const toBuildRoutes = (releases: RemoteReleases): BuildRoutes[] =>
  Object.entries(releases).map(([remote, { routes, slots }]) => ({ remote, routes, slots }));

/** What a page tells the browser of its builds. How addresses are cached is the server's to know. */
export const toReleases = (builds: readonly (RemoteRelease & Pick<BuildRoutes, 'remote'>)[]): RemoteReleases =>
  Object.fromEntries(
    builds.map(({ remote, build, remoteEntry, routes, slots }) => [
      remote,
      { build, remoteEntry, routes: routes.map(ofBrowser), slots },
    ]),
  );

const ofBrowser = ({
  uncachedParams: _uncached,
  browserParams: _browser,
  paramForms: _forms,
  ...route
}: FederationRoute): FederationRoute => route;
