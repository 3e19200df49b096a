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

/** @param quarantined remotes that must not run in this render */
export function createBundleModules(
  builds: readonly PreparedBuild[],
  bundles: ReadonlyMap<string, ServerBundle>,
  quarantined: readonly string[],
): BundleModules {
  const used: Record<string, string[]> = {};
  const degraded = new Set<string>();
  return {
    used,
    degraded,
    buildOf: (remote) => builds.find((build) => build.remote === remote)?.build,
    load<Module>(remote: string, expose: string) {
      const bundle = quarantined.includes(remote) ? undefined : bundles.get(remote);
      const module = bundle && Object.hasOwn(bundle, expose) ? bundle[expose] : undefined;
      if (!module) {
        degraded.add(remote);
        return rejected<Module>(new Error(`${remote} has no ${expose} on the server`));
      }
      const exposes = (used[remote] ??= []);
      if (!exposes.includes(expose)) exposes.push(expose);
      return fulfilled(module as Module);
    },
  };
}
