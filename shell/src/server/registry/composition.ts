/**
 * The set of builds that the shop is made of, with its route table. A changed registry is prepared and warmed beside the running
 * set, then replaces it; requests in progress are finished with the set that they began with.
 */
import type { KeyObject } from 'node:crypto';
import { access } from 'node:fs/promises';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { Registry } from '../../federation/registry-schema';
import { conflictsIn, withoutConflicts } from '../../federation/remote-claims';
import { type RemoteReleases, toBuildRoutes, toReleases } from '../../federation/remote-release';
import { createRouteTable, type RouteTable } from '../../federation/route-table';
import type { ServerLog } from '../observability/server-log';
import { tryBuild } from '../render/build-trial';
import type { DocumentFrame, PreparedBuild } from '../render/messages';
import { type PoolOptions, RenderPool } from '../render/render-pool';
import { missingExports } from '../render/server-modules';
import type { DevServers } from '../settings/env';
import { BuildHealth } from './build-health';
import { prepareBuild } from './build-store';
import { watchDevReleases } from './dev-releases';
import { readLastGood, writeLastGood } from './last-good';
import { readRegistry, watchRegistry } from './registry-file';

const RETRY_MS = 3_000;

export interface CompositionOptions {
  readonly registryFile: string;
  /** Of who may write registries; absent: signatures are not checked. */
  readonly registryKey?: KeyObject;
  /** Where the last registry in force is kept. */
  readonly lastGoodFile: string;
  /** The shell's own build. */
  readonly shellBuild: string;
  readonly buildsFolder: string;
  /** Of the render workers. */
  readonly config: PublicConfig;
  /** What they write documents with. */
  readonly document: DocumentFrame;
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
  readonly #health = new BuildHealth(() => performance.now());
  /** Of the newest registry that was read: an older one is refused, signed or not. */
  #revision = 0;
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

  /**
   * A registry that cannot be used is no reason not to start: the last one in force is used instead, if there is one.
   *
   * @throws Error when there is no registry at all
   */
  async start(): Promise<void> {
    const { registryFile, lastGoodFile, shellBuild, devServers, onChange, log } = this.#options;
    const lastGood = await readLastGood(lastGoodFile);
    if (!lastGood) await access(registryFile);
    this.#revision = lastGood?.registry.revision ?? 0;
    if (lastGood?.shellBuild === shellBuild) this.#health.trust(lastGood.builds);
    try {
      await this.#apply(await this.#read());
    } catch (error) {
      log.error(error, { where: 'registry', at: 'start' });
      this.#scheduleRetry(true);
      if (lastGood)
        await this.#apply(lastGood.registry).catch((failure: unknown) => log.error(failure, { at: 'start' }));
    }
    this.#stopWatching = watchRegistry(registryFile, () => this.#applyInOrder());
    if (!devServers) return;
    this.#stopWatchingDev = watchDevReleases(devServers, log, (devReleases) => {
      this.#devReleases = devReleases;
      this.#inForce = toInForce(this.builds, devReleases);
      onChange();
    });
  }

  /** A render worker was hung or crashed by a remote. */
  recordCrash(remote: string) {
    const build = this.builds.find((candidate) => candidate.remote === remote);
    if (!build || !this.#health.recordCrash(keyOf(build))) return;
    this.#options.log.error(new Error('The build takes render workers down again and again'), {
      where: 'build',
      remote,
      build: build.build,
    });
    void this.#applyInOrder();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopWatching();
    this.#stopWatchingDev();
    clearTimeout(this.#retry);
    await this.#applying;
    await this.#pool?.close();
  }

  #applyInOrder(): Promise<void> {
    this.#applying = this.#applying
      .then(async () => this.#apply(await this.#read()))
      .catch((error: unknown) => this.#options.log.error(error, { where: 'registry' }));
    return this.#applying;
  }

  /** @throws Error when it is no registry, is not signed as it should be, or is older than one that was read before */
  async #read(): Promise<Registry> {
    const { registryFile, registryKey } = this.#options;
    const registry = await readRegistry(registryFile, registryKey);
    if (registry.revision < this.#revision)
      throw new Error(
        `Revision ${registry.revision} of the registry is older than ${this.#revision}, which was in force`,
      );
    this.#revision = registry.revision;
    return registry;
  }

  async #apply(registry: Registry): Promise<void> {
    const { pool: poolOptions, config, document } = this.#options;
    const refusals = new Map<string, string>();
    const prepared = await Promise.all(
      Object.keys(registry.remotes).map((remote) => this.#prepare(registry, remote, refusals)),
    );
    this.#refusals = refusals;
    const builds = this.#grantClaims(prepared.filter((build) => build !== undefined));
    const unchanged = this.#registry !== undefined && sameBuilds(builds, this.builds);
    this.#scheduleRetry(
      prepared.includes(undefined) || builds.some((build) => registry.remotes[build.remote]?.stable !== build.build),
    );
    if (unchanged) {
      this.#registry = registry;
      return this.#keepLastGood(registry, builds);
    }

    const next = poolOptions ? await RenderPool.start(poolOptions, { config, document, builds }) : undefined;
    if (this.#isStopped) return next?.close();
    const previous = this.#pool;
    this.#registry = registry;
    this.#inForce = toInForce(builds, this.#devReleases);
    this.#pool = next;
    this.#options.onChange();
    this.#options.log.info({ builds: builds.map(keyOf).join(',') }, 'composition in force');
    void previous?.close();
    await this.#keepLastGood(registry, builds);
  }

  async #keepLastGood(registry: Registry, builds: readonly PreparedBuild[]): Promise<void> {
    const { lastGoodFile, shellBuild, log } = this.#options;
    await writeLastGood(lastGoodFile, { shellBuild, registry, builds: builds.map(keyOf) }).catch((error: unknown) =>
      log.error(error, { where: 'last good registry' }),
    );
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
   * The stable build; when it cannot be fetched, needs a newer shell or takes processes down, the one in force or an earlier one.
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
    const all = [...new Set([entry.stable, ...(current ? [current] : []), ...Object.keys(entry.builds)])];
    const isUnstable = (build: string) => this.#health.isUnstable(keyOf({ remote, build }));
    // Better an unstable build than none: the browser renders what quarantine leaves out.
    const candidates = [...all.filter((build) => !isUnstable(build)), ...all.filter(isUnstable)];
    for (const build of candidates) {
      const details = entry.builds[build];
      if (!details) continue;
      try {
        const missing = missingExports(details.needs);
        if (missing.length > 0)
          throw new Error(`The build needs what this shell's runtime lacks: ${missing.join(', ')}`);
        const { buildsFolder, pool, config, document } = this.#options;
        const prepared = await prepareBuild(buildsFolder, { remote, origin: entry.origin, build, entry: details });
        if (pool)
          await this.#health.prove(keyOf(prepared), () => tryBuild(pool, { config, document, builds: [prepared] }));
        return prepared;
      } catch (error) {
        const key = keyOf({ remote, build });
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
  const whole = Object.fromEntries(builds.map((build) => [build.remote, build]));
  return {
    builds,
    releases: { ...toReleases(builds), ...devReleases },
    table: createRouteTable(toBuildRoutes({ ...whole, ...devReleases })),
  };
}

const keyOf = ({ remote, build }: Pick<PreparedBuild, 'remote' | 'build'>): string => `${remote}@${build}`;

function sameBuilds(one: readonly PreparedBuild[], other: readonly PreparedBuild[]): boolean {
  return one.map(keyOf).join() === other.map(keyOf).join();
}
