/**
 * The lanes (sets of builds) of the shop: the stable one, and one for each canary share. A changed registry is prepared and warmed up beside the
 * running lanes, then replaces them all at once. Requests in progress finish with the lane that they started with.
 */
import { laneOf, planLanes } from 'release-protocol/lanes';
import type { Registry } from 'release-protocol/registry-schema';
import type { RemoteReleases } from '../../federation/remote-release';
import { type BuildRoutes, createRouteTable, type RouteTable } from '../../federation/route-table';
import type { PreparedBuild } from '../../renderer/messages';
import type { ActiveCanary, CompositionOptions } from './composition-options';
import { CrashedBuilds } from './crashed-builds';
import { watchDevReleases } from './dev-releases';
import { grantCanaries, grantClaims } from './grant-claims';
import { createLane, keyOf, type Lane, nextLaneKey, type RunningLane } from './lane';
import { LanePools, type PreparedCanary, type ServedLane } from './lane-pools';
import { readLastKnownGood, writeLastKnownGood } from './last-known-good';
import { PreparedBuilds } from './prepared-builds';
import { readRegistry, watchRegistry } from './read-registry';
import { type RegistrySource, registrySource } from './registry-source';

const DEFAULT_RETRY_MS = 3_000;

export class Composition {
  readonly #options: CompositionOptions;
  readonly #source: RegistrySource;
  readonly #builds: PreparedBuilds;
  readonly #pools: LanePools;
  readonly crashes: CrashedBuilds;
  #registry: Registry | undefined;
  /** Pages of the registry, whether there is a build to draw them or not. */
  #registered: RouteTable = createRouteTable([]);
  #devReleases: RemoteReleases = {};
  /** The stable lane comes last. */
  #served: readonly [...ServedLane[], ServedLane] = [
    { below: 0, lane: createLane({ key: '', builds: [], renderer: undefined, id: '' }, {}) },
  ];
  #canaries: readonly ActiveCanary[] = [];
  #stopWatching: () => void = () => undefined;
  #stopWatchingDev: () => void = () => undefined;
  #retry: NodeJS.Timeout | undefined;
  /** Newest revision that was read. An older one is refused, even if its signature is valid. */
  #revision = 0;
  #applying: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: CompositionOptions) {
    this.#options = options;
    this.#source = registrySource(options.registryLocation);
    this.#builds = new PreparedBuilds(options);
    this.crashes = new CrashedBuilds({
      health: this.#builds.health,
      log: options.log,
      registry: () => this.#registry,
      served: () => this.#served.flatMap(({ lane }) => lane.builds),
      onUnstable: (build) => {
        options.onUnstable?.(build);
        void this.#reload();
      },
    });
    this.#pools = new LanePools(options, (build) => this.crashes.record(build));
  }

  get registry() {
    return this.#registry;
  }

  /** For visitors without a canary, and for header and footer on other sites. */
  get stable(): Lane {
    return this.#stable;
  }

  /** Canaries that are served now. */
  get canaries(): readonly ActiveCanary[] {
    return this.#canaries;
  }

  /** @param bucket of the visitor, 0–99; undefined when there is none */
  laneOf(bucket: number | undefined): Lane {
    return bucket === undefined ? this.#stable : laneOf(this.#served, bucket).lane;
  }

  /** Builds of the registry that this shell does not serve, and why: 'mfe-pdp@1.0.0-…' → reason. */
  get refusals(): ReadonlyMap<string, string> {
    return this.#builds.refusals;
  }

  /** False when it has been replaced. */
  isCurrent(lane: Lane): boolean {
    return this.#served.some((each) => each.lane === lane);
  }

  hasLane(key: string): boolean {
    return this.#served.some(({ lane }) => lane.key === key);
  }

  /** Remotes that are left out of renders at the moment. */
  get quarantined(): readonly string[] {
    return [...new Set(this.#served.flatMap(({ lane }) => lane.renderer?.quarantined ?? []))];
  }

  /** Registered remotes that cannot render: of no build of theirs is there a copy, or none can be evaluated. */
  get missing(): readonly string[] {
    const { releases, renderer } = this.#stable;
    const failed = renderer?.failed ?? [];
    return Object.keys(this.#registry?.remotes ?? {}).filter((name) => !(name in releases) || failed.includes(name));
  }

  /** Whether the address is a page of a registered remote of which there is no build: it is neither another remote's nor the CMS's. */
  isMissing(pathname: string): boolean {
    const remote = this.#registered.routeOf(pathname)?.remote;
    return remote !== undefined && !(remote in this.#stable.releases);
  }

  get #stable(): RunningLane {
    return (this.#served.at(-1) as ServedLane).lane;
  }

  /**
   * When the registry cannot be used, the shell starts with the last one that was applied, if there is one.
   *
   * @throws Error when there is no registry at all
   */
  async start(): Promise<void> {
    const { lastKnownGoodFile, shellBuild, devServers, onChange, log } = this.#options;
    const lastKnownGood = await readLastKnownGood(lastKnownGoodFile);
    if (!lastKnownGood) await this.#source.read();
    this.#revision = lastKnownGood?.registry.revision ?? 0;
    if (lastKnownGood?.shellBuild === shellBuild) this.#builds.health.trust(lastKnownGood.builds);
    try {
      await this.#apply(await this.#read());
    } catch (error) {
      log.error(error, { where: 'registry', at: 'start' });
      this.#scheduleRetry(true);
      if (lastKnownGood)
        await this.#apply(lastKnownGood.registry).catch((failure: unknown) => log.error(failure, { at: 'start' }));
    }
    this.#stopWatching = watchRegistry(this.#source, () => this.#reload());
    if (!devServers) return;
    this.#stopWatchingDev = watchDevReleases(devServers, log, (devReleases) => {
      this.#devReleases = devReleases;
      this.#served = [{ below: 0, lane: createLane({ ...this.#stable, key: nextLaneKey() }, devReleases) }];
      onChange();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopWatching();
    this.#stopWatchingDev();
    clearTimeout(this.#retry);
    await this.#applying;
    await LanePools.close(this.#served, []);
    this.#builds.stop();
  }

  /** Stops serving rejected canaries, even when the registry cannot be read. */
  withdrawRejected(): Promise<void> {
    return this.#inOrder(async () => {
      if (this.#registry) await this.#apply(this.#registry);
    });
  }

  #reload(): Promise<void> {
    return this.#inOrder(async () => this.#apply(await this.#read()));
  }

  /** Runs changes one after the other. */
  #inOrder(change: () => Promise<void>): Promise<void> {
    this.#applying = this.#applying
      .then(change)
      .catch((error: unknown) => this.#options.log.error(error, { where: 'registry' }));
    return this.#applying;
  }

  /** @throws Error when it is not a valid registry, has no valid signature, or is older than one that was read before */
  async #read(): Promise<Registry> {
    const registry = await readRegistry(this.#source, this.#options.registryKey);
    if (registry.revision < this.#revision)
      throw new Error(
        `Revision ${registry.revision} of the registry is older than ${this.#revision}, which was read before`,
      );
    this.#revision = registry.revision;
    return registry;
  }

  async #apply(registry: Registry): Promise<void> {
    this.#builds.beginAttempt();
    const wanted = this.#wantedCanaries(registry);
    const previous = this.#served;
    const early = this.#warmUp(registry, wanted);
    try {
      await this.#replaceLanes(registry, wanted, early);
    } finally {
      // Lanes that were not needed after all.
      void early.then((lanes) => LanePools.close(lanes, [...previous, ...this.#served]));
    }
  }

  async #replaceLanes(
    registry: Registry,
    wanted: readonly ActiveCanary[],
    early: Promise<readonly ServedLane[]>,
  ): Promise<void> {
    const [prepared, preparedCanaries] = await Promise.all([
      Promise.all(Object.keys(registry.remotes).map((remote) => this.#prepareStable(registry, remote))),
      Promise.all(wanted.map((canary) => this.#prepareCanary(registry, canary))),
    ]);
    const granted = prepared.filter((build) => build !== undefined);
    const stable = grantClaims(granted, { isStart: this.#registry === undefined, log: this.#options.log });
    const canariesReady = preparedCanaries.filter((canary) => canary !== undefined);
    const plans = grantCanaries(stable, canariesReady, this.#options.log);
    const isFallback =
      prepared.includes(undefined) ||
      preparedCanaries.includes(undefined) ||
      stable.some((build) => registry.remotes[build.remote]?.stable !== build.build);
    this.#scheduleRetry(isFallback);
    const previous = this.#served;
    // Do not wait for a build that failed its smoke test: it may take long to fail here too.
    const started = isFallback ? [] : await early;
    const next = await this.#pools.start(plans, stable, {
      running: [...previous, ...started],
      devReleases: this.#devReleases,
    });
    if (this.#isStopped) return LanePools.close(next, previous);
    if (next.length < plans.length) this.#scheduleRetry(true);
    const canaries = next.length < plans.length ? [] : plans.flatMap((plan) => plan.canaries);
    const isFirst = this.#registry === undefined;
    this.#registry = registry;
    this.#registered = createRouteTable(registeredRoutes(registry));
    this.#served = next;
    this.#canaries = wanted.filter(({ remote }) => canaries.some((canary) => canary.remote === remote));
    this.#options.onApplied?.();
    if (isFirst || !areSame(next, previous)) {
      this.#options.onChange();
      this.#options.log.info(
        { builds: stable.map(keyOf).join(','), canaries: this.#canaries.map(keyOf).join(',') },
        'composition applied',
      );
      void LanePools.close(previous, next);
    }
    await this.#saveLastKnownGood(registry, [...new Set(next.flatMap(({ lane }) => lane.builds.map(keyOf)))]);
  }

  /**
   * Starts the lanes of the registry while its builds are still being smoke-tested, so that a release is served sooner. They serve nothing unless
   * all builds pass.
   *
   * @returns no lanes when a build cannot be fetched or has failed before; the smoke test reports the reason
   */
  async #warmUp(registry: Registry, wanted: readonly ActiveCanary[]): Promise<readonly ServedLane[]> {
    const obtain = async (remote: string, build: string): Promise<PreparedBuild> => {
      const obtained = this.#builds.startEarly(remote, build) && (await this.#builds.obtain(registry, remote, build));
      if (!obtained) throw new Error('Another build is used in its place');
      return obtained;
    };
    try {
      const [stable, canaries] = await Promise.all([
        Promise.all(Object.entries(registry.remotes).map(([remote, entry]) => obtain(remote, entry.stable))),
        Promise.all(wanted.map(async (canary) => ({ ...canary, prepared: await obtain(canary.remote, canary.build) }))),
      ]);
      return await this.#pools.start(planLanes(canaries), stable, {
        running: this.#served,
        devReleases: this.#devReleases,
      });
    } catch {
      return [];
    }
  }

  async #saveLastKnownGood(registry: Registry, builds: readonly string[]): Promise<void> {
    const { lastKnownGoodFile, shellBuild, log } = this.#options;
    await writeLastKnownGood(lastKnownGoodFile, { shellBuild, registry, builds }).catch((error: unknown) =>
      log.error(error, { where: 'last known good registry' }),
    );
  }

  /** The stable build. When it cannot be fetched, needs a newer shell or crashes, the current one or an earlier one. */
  #prepareStable(registry: Registry, remote: string): Promise<PreparedBuild | undefined> {
    const { stable = '', builds = {}, canary } = registry.remotes[remote] ?? {};
    const current = this.#currentBuild(remote);
    const earlier = Object.keys(builds).filter((build) => build !== canary?.build);
    const all = [...new Set([stable, ...(current ? [current] : []), ...earlier])];
    const isUnstable = (build: string) => this.#builds.isUnstable(remote, build);
    // An unstable build is better than none: the browser renders what quarantine leaves out.
    const candidates = [...all.filter((build) => !isUnstable(build)), ...all.filter(isUnstable)];
    return this.#builds.firstOf(registry, remote, candidates);
  }

  /** Canaries that should be served: neither paused (0 %), rejected nor unstable. */
  #wantedCanaries(registry: Registry): readonly ActiveCanary[] {
    const { isRejected = () => false } = this.#options;
    return Object.entries(registry.remotes)
      .flatMap(([remote, { canary }]) => (canary ? [{ remote, ...canary }] : []))
      .filter(
        (canary) => canary.percent > 0 && !this.#builds.isUnstable(canary.remote, canary.build) && !isRejected(canary),
      );
  }

  async #prepareCanary(registry: Registry, canary: ActiveCanary): Promise<PreparedCanary | undefined> {
    const prepared = await this.#builds.firstOf(registry, canary.remote, [canary.build]);
    return prepared && { ...canary, prepared };
  }

  #currentBuild(remote: string): string | undefined {
    return this.#stable.builds.find((build) => build.remote === remote)?.build;
  }

  #scheduleRetry(needed: boolean) {
    clearTimeout(this.#retry);
    if (!needed || this.#isStopped) return;
    this.#retry = setTimeout(() => void this.#reload(), this.#options.retryMs ?? DEFAULT_RETRY_MS);
    this.#retry.unref();
  }
}

const registeredRoutes = ({ remotes }: Registry): BuildRoutes[] =>
  Object.entries(remotes).flatMap(([remote, { stable, builds }]) => {
    const { routes = [], slots = {} } = builds[stable] ?? {};
    return { remote, routes, slots };
  });

const areSame = (one: readonly ServedLane[], other: readonly ServedLane[]): boolean =>
  one.length === other.length && one.every(({ lane }, index) => lane === other[index]?.lane);
