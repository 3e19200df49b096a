/**
 * The sets of builds that the shop is made of: the stable one, and one for each share of visitors who get canaries. A changed registry is
 * prepared and warmed beside the running sets, then replaces them all at once; requests in progress are finished with the set that they
 * began with.
 */
import { laneOf, type LanePlan, planLanes } from '../../federation/lanes';
import type { Registry } from '../../federation/registry-schema';
import { conflictsIn, withoutConflicts } from '../../federation/remote-claims';
import type { RemoteReleases } from '../../federation/remote-release';
import type { PreparedBuild } from '../render/messages';
import type { ActiveCanary, CompositionOptions } from './composition-options';
import { watchDevReleases } from './dev-releases';
import { createLane, keyOf, type Lane, type RunningLane } from './lane';
import { buildsOf, LanePools, type PreparedCanary, type ServedLane } from './lane-pools';
import { readLastGood, writeLastGood } from './last-good';
import { PreparedBuilds } from './prepared-builds';
import { readRegistry, watchRegistry } from './read-registry';
import { type RegistrySource, registrySource } from './registry-source';

const RETRY_MS = 3_000;

export class Composition {
  readonly #options: CompositionOptions;
  readonly #source: RegistrySource;
  readonly #builds: PreparedBuilds;
  readonly #pools: LanePools;
  #registry: Registry | undefined;
  #devReleases: RemoteReleases = {};
  /** The stable one is the last. */
  #served: readonly [...ServedLane[], ServedLane] = [
    { below: 0, lane: createLane({ builds: [], pool: undefined, id: '' }, {}) },
  ];
  #canaries: readonly ActiveCanary[] = [];
  #stopWatching: () => void = () => undefined;
  #stopWatchingDev: () => void = () => undefined;
  #retry: NodeJS.Timeout | undefined;
  /** Of the newest registry that was read: an older one is refused, signed or not. */
  #revision = 0;
  #applying: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: CompositionOptions) {
    this.#options = options;
    this.#source = registrySource(options.registryLocation);
    this.#builds = new PreparedBuilds(options);
    this.#pools = new LanePools(options, (remote, build) => this.recordCrash(remote, build));
  }

  get registry() {
    return this.#registry;
  }

  /** Of visitors who get no canary, and of pages of other sites. */
  get stable(): Lane {
    return this.#stable;
  }

  /** Those that some visitors get now. */
  get canaries(): readonly ActiveCanary[] {
    return this.#canaries;
  }

  /** @param bucket of the visitor, 0–99; undefined: there is none */
  laneOf(bucket: number | undefined): Lane {
    return bucket === undefined ? this.#stable : laneOf(this.#served, bucket).lane;
  }

  /** False: it has been replaced. */
  isCurrent(lane: Lane): boolean {
    return this.#served.some((each) => each.lane === lane);
  }

  hasLane(key: string): boolean {
    return this.#served.some(({ lane }) => lane.key === key);
  }

  /** Remotes that are left out of renders at the moment. */
  get quarantined(): readonly string[] {
    return [...new Set(this.#served.flatMap(({ lane }) => lane.pool?.quarantined ?? []))];
  }

  get #stable(): RunningLane {
    return (this.#served.at(-1) as ServedLane).lane;
  }

  /**
   * A registry that cannot be used is no reason not to start: the last one in force is used instead, if there is one.
   *
   * @throws Error when there is no registry at all
   */
  async start(): Promise<void> {
    const { lastGoodFile, shellBuild, devServers, onChange, log } = this.#options;
    const lastGood = await readLastGood(lastGoodFile);
    if (!lastGood) await this.#source.read();
    this.#revision = lastGood?.registry.revision ?? 0;
    if (lastGood?.shellBuild === shellBuild) this.#builds.health.trust(lastGood.builds);
    try {
      await this.#apply(await this.#read());
    } catch (error) {
      log.error(error, { where: 'registry', at: 'start' });
      this.#scheduleRetry(true);
      if (lastGood)
        await this.#apply(lastGood.registry).catch((failure: unknown) => log.error(failure, { at: 'start' }));
    }
    this.#stopWatching = watchRegistry(this.#source, () => this.#applyAgain());
    if (!devServers) return;
    this.#stopWatchingDev = watchDevReleases(devServers, log, (devReleases) => {
      this.#devReleases = devReleases;
      this.#served = [{ below: 0, lane: createLane(this.#stable, devReleases) }];
      onChange();
    });
  }

  /** A render worker was hung or crashed by a remote. @param build default its stable one */
  recordCrash(remote: string, build = this.#buildInForce(remote)) {
    if (build === undefined || !this.#builds.health.recordCrash(keyOf({ remote, build }))) return;
    this.#options.log.error(new Error('The build takes render workers down again and again'), {
      where: 'build',
      remote,
      build,
    });
    this.#options.onUnstable?.({ remote, build });
    void this.#applyAgain();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopWatching();
    this.#stopWatchingDev();
    clearTimeout(this.#retry);
    await this.#applying;
    await LanePools.close(this.#served, []);
  }

  /** A canary was judged: it is served no longer, even when the registry cannot be read. */
  withdrawRejected(): Promise<void> {
    return this.#inOrder(async () => {
      if (this.#registry) await this.#apply(this.#registry);
    });
  }

  #applyAgain(): Promise<void> {
    return this.#inOrder(async () => this.#apply(await this.#read()));
  }

  /** One after the other. */
  #inOrder(change: () => Promise<void>): Promise<void> {
    this.#applying = this.#applying
      .then(change)
      .catch((error: unknown) => this.#options.log.error(error, { where: 'registry' }));
    return this.#applying;
  }

  /** @throws Error when it is no registry, is not signed as it should be, or is older than one that was read before */
  async #read(): Promise<Registry> {
    const registry = await readRegistry(this.#source, this.#options.registryKey);
    if (registry.revision < this.#revision)
      throw new Error(
        `Revision ${registry.revision} of the registry is older than ${this.#revision}, which was in force`,
      );
    this.#revision = registry.revision;
    return registry;
  }

  async #apply(registry: Registry): Promise<void> {
    this.#builds.beginAttempt();
    const wanted = this.#wantedCanaries(registry);
    const previous = this.#served;
    const early = this.#startEarly(registry, wanted);
    try {
      await this.#swap(registry, wanted, early);
    } finally {
      // Those that were not needed after all.
      void early.then((lanes) => LanePools.close(lanes, [...previous, ...this.#served]));
    }
  }

  async #swap(
    registry: Registry,
    wanted: readonly ActiveCanary[],
    early: Promise<readonly ServedLane[]>,
  ): Promise<void> {
    const [prepared, tried] = await Promise.all([
      Promise.all(Object.keys(registry.remotes).map((remote) => this.#prepareStable(registry, remote))),
      Promise.all(wanted.map((canary) => this.#prepareCanary(registry, canary))),
    ]);
    const stable = this.#grantClaims(prepared.filter((build) => build !== undefined));
    const plans = this.#grantCanaries(
      stable,
      tried.filter((canary) => canary !== undefined),
    );
    const isOther =
      prepared.includes(undefined) ||
      tried.includes(undefined) ||
      stable.some((build) => registry.remotes[build.remote]?.stable !== build.build);
    this.#scheduleRetry(isOther);
    const previous = this.#served;
    // A build that failed its trial may take its time to fail here, too.
    const started = isOther ? [] : await early;
    const next = await this.#pools.start(plans, stable, {
      running: [...previous, ...started],
      devReleases: this.#devReleases,
    });
    if (this.#isStopped) return LanePools.close(next, previous);
    if (next.length < plans.length) this.#scheduleRetry(true);
    const canaries = next.length < plans.length ? [] : plans.flatMap((plan) => plan.canaries);
    const isFirst = this.#registry === undefined;
    this.#registry = registry;
    this.#served = next;
    this.#canaries = wanted.filter(({ remote }) => canaries.some((canary) => canary.remote === remote));
    this.#options.onApplied?.();
    if (isFirst || !isSame(next, previous)) {
      this.#options.onChange();
      this.#options.log.info(
        { builds: stable.map(keyOf).join(','), canaries: this.#canaries.map(keyOf).join(',') },
        'composition in force',
      );
      void LanePools.close(previous, next);
    }
    await this.#keepLastGood(registry, [...new Set(next.flatMap(({ lane }) => lane.builds.map(keyOf)))]);
  }

  /**
   * Starts the lanes that the registry names while its builds are still on trial: a release is served sooner. They serve nothing unless all builds
   * pass.
   *
   * @returns none when a build cannot be had, or has failed before; what is wrong with it is found, and said, by its trial
   */
  async #startEarly(registry: Registry, wanted: readonly ActiveCanary[]): Promise<readonly ServedLane[]> {
    const obtain = async (remote: string, build: string): Promise<PreparedBuild> => {
      const obtained = this.#builds.isPromising(remote, build) && (await this.#builds.obtain(registry, remote, build));
      if (!obtained) throw new Error('There is another build in its place');
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

  async #keepLastGood(registry: Registry, builds: readonly string[]): Promise<void> {
    const { lastGoodFile, shellBuild, log } = this.#options;
    await writeLastGood(lastGoodFile, { shellBuild, registry, builds }).catch((error: unknown) =>
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

  /** Without any canary when their claims conflict: the stable builds are the shop. */
  #grantCanaries(
    stable: readonly PreparedBuild[],
    canaries: readonly PreparedCanary[],
  ): readonly LanePlan<PreparedCanary>[] {
    const plans = planLanes(canaries);
    const conflicts = plans.flatMap((plan) => conflictsIn(buildsOf(plan, stable)));
    if (conflicts.length === 0) return plans;
    this.#options.log.error(new Error(`The canaries have conflicting claims: ${conflicts.join('; ')}`), {
      where: 'registry',
    });
    return planLanes<PreparedCanary>([]);
  }

  /** The stable build; when it cannot be fetched, needs a newer shell or takes processes down, the one in force or an earlier one. */
  #prepareStable(registry: Registry, remote: string): Promise<PreparedBuild | undefined> {
    const { stable = '', builds = {}, canary } = registry.remotes[remote] ?? {};
    const current = this.#buildInForce(remote);
    const earlier = Object.keys(builds).filter((build) => build !== canary?.build);
    const all = [...new Set([stable, ...(current ? [current] : []), ...earlier])];
    const isUnstable = (build: string) => this.#builds.isUnstable(remote, build);
    // Better an unstable build than none: the browser renders what quarantine leaves out.
    const candidates = [...all.filter((build) => !isUnstable(build)), ...all.filter(isUnstable)];
    return this.#builds.firstOf(registry, remote, candidates);
  }

  /** Canaries that someone should get: neither judged nor one that takes workers down. */
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

  #buildInForce(remote: string): string | undefined {
    return this.#stable.builds.find((build) => build.remote === remote)?.build;
  }

  #scheduleRetry(needed: boolean) {
    clearTimeout(this.#retry);
    if (!needed || this.#isStopped) return;
    this.#retry = setTimeout(() => void this.#applyAgain(), RETRY_MS);
    this.#retry.unref();
  }
}

const isSame = (one: readonly ServedLane[], other: readonly ServedLane[]): boolean =>
  one.length === other.length && one.every(({ lane }, index) => lane === other[index]?.lane);
