import { fulfilled, type ModuleSource, rejected } from '../../federation/module-source';
import type { PreparedBuild } from '../messages';
import type { ServerBundle } from './server-modules';

/** The modules of one render, and which of them it used. */
export interface BundleModules extends ModuleSource {
  /** Modules that were loaded: remote → exposes. */
  readonly used: Readonly<Record<string, readonly string[]>>;
  /** Remotes whose region shows a fallback or lacks data. */
  readonly degraded: Set<string>;
}

/** The module is not of this worker's build, or the build lacks it. */
export class NoModule extends Error {
  override name = 'NoModule';
}

/** @param builds all of the lane @param own remote whose build runs here @param bundle of that build */
export function createBundleModules(
  builds: readonly PreparedBuild[],
  own: string | undefined,
  bundle: ServerBundle,
): BundleModules {
  const used: Record<string, string[]> = {};
  const degraded = new Set<string>();
  return {
    used,
    degraded,
    buildOf: (remote) => builds.find((build) => build.remote === remote)?.build,
    load<Module>(remote: string, expose: string) {
      const module = remote === own && Object.hasOwn(bundle, expose) ? bundle[expose] : undefined;
      if (!module) {
        degraded.add(remote);
        return rejected<Module>(new NoModule(`${remote} has no ${expose} on the server`));
      }
      const exposes = (used[remote] ??= []);
      if (!exposes.includes(expose)) exposes.push(expose);
      return fulfilled(module as Module);
    },
  };
}
