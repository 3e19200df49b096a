/**
 * The set of builds that the shop is made of, with its route table. A changed registry is prepared and warmed beside the running
 * set, then replaces it; requests in progress are finished with the set that they began with.
 */
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { Registry } from '../../federation/registry-schema';
import { conflictsIn, withoutConflicts } from '../../federation/remote-claims';
import { type RemoteRelease, type RemoteReleases, toBuildRoutes } from '../../federation/remote-release';
import { createRouteTable, type RouteTable } from '../../federation/route-table';
import type { ServerLog } from '../observability/server-log';
import type { PreparedBuild } from '../render/messages';
import { type PoolOptions, RenderPool } from '../render/render-pool';
import { missingExports } from '../render/server-modules';
import type { DevServers } from '../settings/env';
import { prepareBuild } from './build-store';
import { watchDevReleases } from './dev-releases';
import { readRegistry, watchRegistry } from './registry-file';

const RETRY_MS = 3_000;

export interface CompositionOptions {
  readonly registryFile: string;
  readonly buildsFolder: string;
  /** Of the render workers. */
  readonly config: PublicConfig;
  readonly pool: PoolOptions | null;
  readonly log: ServerLog;
  /** A new set is in force: what was rendered by the old one may be forgotten. */
  readonly onChange: () => void;
  /** Development: remotes whose browser files come from dev servers. */
  readonly devServers?: DevServers;
}

/** What changes together when the composition changes. */
interface InForce {
  readonly builds: readonly PreparedBuild[];
  readonly table: RouteTable;
  readonly releases: RemoteReleases;
}

export class Composition {
  readonly #options: CompositionOptions;
  #registry: Registry | undefined;
  #inForce: InForce = toInForce([], {});
  #devReleases: RemoteReleases = {};
  #pool: RenderPool | undefined;
  #stopWatching: () => void = () => undefined;
  #stopWatchingDev: () => void = () => undefined;
  #retry: NodeJS.Timeout | undefined;
  /** Why the last attempt refused a build, by remote and build: the retries log a refusal only when it is new. */
  #refusals: ReadonlyMap<string, string> = new Map();
  #applying: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: CompositionOptions) {
    this.#options = options;
  }

  get registry() {
    return this.#registry;
  }
  get builds() {
    return this.#inForce.builds;
  }
  get table() {
    return this.#inForce.table;
  }
  get releases() {
    return this.#inForce.releases;
  }
  get pool() {
    return this.#pool;
  }

  /** @throws Error when the registry cannot be read at start */
  async start(): Promise<void> {
    await this.#apply();
    const { registryFile, devServers, onChange, log } = this.#options;
    this.#stopWatching = watchRegistry(registryFile, () => this.#applyInOrder());
    if (!devServers) return;
    this.#stopWatchingDev = watchDevReleases(devServers, log, (devReleases) => {
      this.#devReleases = devReleases;
      this.#inForce = toInForce(this.builds, devReleases);
      onChange();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopWatching();
    this.#stopWatchingDev();
    clearTimeout(this.#retry);
    await this.#pool?.close();
  }

  #applyInOrder(): Promise<void> {
    this.#applying = this.#applying
      .then(() => this.#apply())
      .catch((error: unknown) => this.#options.log.error(error, { where: 'registry' }));
    return this.#applying;
  }

  async #apply(): Promise<void> {
    const { registryFile, pool: poolOptions, config } = this.#options;
    const registry = await readRegistry(registryFile);
    const refusals = new Map<string, string>();
    const prepared = await Promise.all(
      Object.keys(registry.remotes).map((remote) => this.#prepare(registry, remote, refusals)),
    );
    this.#refusals = refusals;
    const builds = this.#grantClaims(prepared.filter((build) => build !== undefined));
    const unchanged = this.#registry !== undefined && sameBuilds(builds, this.builds);
    this.#registry = registry;
    this.#scheduleRetry(
      prepared.includes(undefined) || builds.some((build) => registry.remotes[build.remote]?.stable !== build.build),
    );
    if (unchanged && (this.#pool || !poolOptions)) return;

    const next = poolOptions ? await RenderPool.start(poolOptions, { config, builds }) : undefined;
    if (this.#isStopped) return next?.close();
    for (const { remote, message } of next?.failed ?? [])
      this.#options.log.error(new Error(message), { where: 'server bundle', remote });
    const previous = this.#pool;
    this.#inForce = toInForce(builds, this.#devReleases);
    this.#pool = next;
    this.#options.onChange();
    this.#options.log.info(
      { builds: builds.map(({ remote, build }) => `${remote}@${build}`).join(',') },
      'composition in force',
    );
    void previous?.close();
  }

  /**
   * A release with conflicting claims is refused, so only a registry that was edited by hand has them.
   *
   * @returns all builds; at start, when nothing is in force yet, those whose claims can be granted
   * @throws Error that names the conflicts, which leaves the composition in force
   */
  #grantClaims(builds: readonly PreparedBuild[]): readonly PreparedBuild[] {
    const conflicts = conflictsIn(builds);
    if (conflicts.length === 0) return builds;
    const error = new Error(`The registry has conflicting claims: ${conflicts.join('; ')}`);
    if (this.#registry) throw error;
    this.#options.log.error(error, { where: 'registry' });
    return withoutConflicts(builds);
  }

  /**
   * The stable build; when it cannot be fetched or needs a newer shell, the one in force or an earlier one that is on disk.
   *
   * @param refusals takes the builds that are refused, with the reason
   */
  async #prepare(
    registry: Registry,
    remote: string,
    refusals: Map<string, string>,
  ): Promise<PreparedBuild | undefined> {
    const entry = registry.remotes[remote];
    if (!entry) return undefined;
    const current = this.builds.find((build) => build.remote === remote)?.build;
    const candidates = [...new Set([entry.stable, ...(current ? [current] : []), ...Object.keys(entry.builds)])];
    for (const build of candidates) {
      const details = entry.builds[build];
      if (!details) continue;
      try {
        const missing = missingExports(details.needs);
        if (missing.length > 0)
          throw new Error(`The build needs what this shell's runtime lacks: ${missing.join(', ')}`);
        return await prepareBuild(this.#options.buildsFolder, { remote, origin: entry.origin, build, entry: details });
      } catch (error) {
        const key = `${remote}@${build}`;
        const reason = error instanceof Error ? error.message : String(error);
        refusals.set(key, reason);
        if (this.#refusals.get(key) !== reason) this.#options.log.error(error, { where: 'build', remote, build });
      }
    }
    return undefined;
  }

  #scheduleRetry(needed: boolean) {
    clearTimeout(this.#retry);
    if (!needed || this.#isStopped) return;
    this.#retry = setTimeout(() => void this.#applyInOrder(), RETRY_MS);
    this.#retry.unref();
  }
}

function toInForce(builds: readonly PreparedBuild[], devReleases: RemoteReleases): InForce {
  const releases: Record<string, RemoteRelease> = {};
  for (const { remote, build, remoteEntry, routes, slots } of builds)
    releases[remote] = { build, remoteEntry, routes, slots };
  Object.assign(releases, devReleases);
  return { builds, releases, table: createRouteTable(toBuildRoutes(releases)) };
}

function sameBuilds(one: readonly PreparedBuild[], other: readonly PreparedBuild[]): boolean {
  const names = (builds: readonly PreparedBuild[]) => builds.map(({ remote, build }) => `${remote}@${build}`).join();
  return names(one) === names(other);
}
