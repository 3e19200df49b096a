import type { Registry } from 'release-protocol/registry-schema';
import { SHELL_REMOTE } from '../../page-state/browser-error';
import { type BuildLabels, UNKNOWN } from '../observability/metrics';

export interface KnownBuildsOptions {
  readonly registry: () => Registry | undefined;
  /** Builds of the shell that are published. */
  readonly shellBuilds: readonly string[];
}

/**
 * Labels for metrics: only remotes and builds that exist; anything else is 'unknown', since a report may contain any name.
 *
 * @param named a remote and its build as a report names them
 */
export const createLabels =
  ({ registry, shellBuilds }: KnownBuildsOptions) =>
  (named: { readonly remote?: unknown; readonly build?: unknown }): BuildLabels => {
    const remote = String(named.remote);
    const build = String(named.build);
    const remotes = registry()?.remotes ?? {};
    if (remote !== SHELL_REMOTE && !Object.hasOwn(remotes, remote)) return { remote: UNKNOWN, build: UNKNOWN };
    const builds = remote === SHELL_REMOTE ? shellBuilds : Object.keys(remotes[remote]?.builds ?? {});
    return { remote, build: builds.includes(build) ? build : UNKNOWN };
  };

export type ToLabels = ReturnType<typeof createLabels>;
