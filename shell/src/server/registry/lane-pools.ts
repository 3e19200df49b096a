/** Starts the lanes of a composition, and reuses running lanes whose builds have not changed. */
import type { LanePlan } from 'release-protocol/lanes';
import type { RemoteReleases } from '../../federation/remote-release';
import type { PreparedBuild } from '../../renderer/messages';
import { LaneRenderer } from '../render/lane-renderer';
import { type PoolOptions, RenderPool } from '../render/render-pool';
import type { ActiveCanary, CompositionOptions } from './composition-options';
import { createLane, idOf, keyOf, nextLaneKey, type RunningLane } from './lane';

/** Name of the pool of the shell's own code. */
const OWN = '';

export interface PreparedCanary extends ActiveCanary {
  readonly prepared: PreparedBuild;
}

/** A lane and the buckets that it serves. */
export interface ServedLane {
  readonly below: number;
  readonly lane: RunningLane;
}

type Lanes = readonly [...ServedLane[], ServedLane];
type Options = Pick<CompositionOptions, 'pool' | 'config' | 'document' | 'log'>;

interface Running {
  /** Lanes with the same builds are reused. */
  readonly running: readonly ServedLane[];
  readonly devReleases: RemoteReleases;
}

/** The builds of a lane: the canary where the lane has one, else the stable build. */
export const buildsOf = (
  { canaries }: LanePlan<PreparedCanary>,
  stable: readonly PreparedBuild[],
): readonly PreparedBuild[] =>
  stable.map((build) => canaries.find(({ remote }) => remote === build.remote)?.prepared ?? build);

export class LanePools {
  readonly #options: Options;
  readonly #onCrash: (build: PreparedBuild) => void;

  /** @param onCrash called when a build hung or crashed a worker */
  constructor(options: Options, onCrash: (build: PreparedBuild) => void) {
    this.#options = options;
    this.#onCrash = onCrash;
  }

  /**
   * Starts all lanes. A build that runs already is not started again, also not for another lane. When a canary lane does not start, only the
   * stable one is used.
   *
   * @throws Error when the stable lane does not start
   */
  async start(
    plans: readonly LanePlan<PreparedCanary>[],
    stable: readonly PreparedBuild[],
    running: Running,
  ): Promise<Lanes> {
    const started = new Map<string, Promise<RenderPool>>();
    const settled = await Promise.allSettled(plans.map((plan) => this.#startOne(plan, stable, running, started)));
    const lanes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const last = settled.at(-1);
    const used = last?.status === 'fulfilled' ? (lanes.length === plans.length ? lanes : [last.value]) : [];
    const usedPools = poolsOf(used);
    const inUse = poolsOf(running.running);
    const closeUnused = (pool: RenderPool) => (usedPools.has(pool) || inUse.has(pool) ? undefined : pool.close());
    for (const starting of started.values()) void starting.then(closeUnused).catch(() => undefined);
    const failed = settled.find((each) => each.status === 'rejected');
    if (last?.status !== 'fulfilled') throw failed?.reason;
    if (failed) this.#options.log.error(failed.reason, { where: 'canary' });
    return used as unknown as Lanes;
  }

  /** Closes the workers that no lane of `staying` needs, after their renders in progress. */
  static async close(lanes: readonly ServedLane[], staying: readonly ServedLane[]): Promise<void> {
    const needed = poolsOf(staying);
    const renderersOf = (all: readonly ServedLane[]) => new Set(all.flatMap(({ lane }) => lane.renderer ?? []));
    const stayingRenderers = renderersOf(staying);
    for (const renderer of renderersOf(lanes)) if (!stayingRenderers.has(renderer)) renderer.forget();
    await Promise.all([...poolsOf(lanes)].filter((pool) => !needed.has(pool)).map((pool) => pool.close()));
  }

  async #startOne(
    plan: LanePlan<PreparedCanary>,
    stable: readonly PreparedBuild[],
    { running, devReleases }: Running,
    started: Map<string, Promise<RenderPool>>,
  ): Promise<ServedLane> {
    const { pool: options } = this.#options;
    const { below } = plan;
    const builds = buildsOf(plan, stable);
    const id = idOf(builds);
    const existing = running.find(({ lane }) => lane.id === id);
    if (existing) return { below, lane: existing.lane };
    const key = nextLaneKey();
    if (!options) return { below, lane: createLane({ key, builds, renderer: undefined, id }, devReleases) };
    const poolOf = (build: PreparedBuild | undefined) => {
      const name = build ? keyOf(build) : OWN;
      const pool = started.get(name) ?? this.#runningPool(build, running) ?? this.#startPool(options, build);
      started.set(name, pool);
      return pool;
    };
    const [own, ...pools] = await Promise.all([poolOf(undefined), ...builds.map(poolOf)]);
    const byRemote = new Map(pools.map((pool, index) => [builds[index]?.remote ?? '', pool]));
    const renderer = new LaneRenderer({ key, builds }, { own, byRemote }, options);
    return { below, lane: createLane({ key, builds, renderer, id }, devReleases) };
  }

  #runningPool(build: PreparedBuild | undefined, running: readonly ServedLane[]): Promise<RenderPool> | undefined {
    const found = running.flatMap(({ lane }) => lane.renderer?.poolOf(build) ?? [])[0];
    return found && Promise.resolve(found);
  }

  #startPool(options: PoolOptions, build: PreparedBuild | undefined): Promise<RenderPool> {
    const { config, document } = this.#options;
    return RenderPool.start(
      {
        ...options,
        onReport: (report) =>
          options.onReport({
            ...report,
            // Only this build's code runs there, whatever it says.
            context: { ...report.context, ...(build && { remote: build.remote, build: build.build }) },
          }),
        onQuarantine: (culprit) => {
          options.onQuarantine(culprit);
          this.#onCrash(culprit);
        },
      },
      { config, document, build },
    );
  }
}

const poolsOf = (lanes: readonly ServedLane[]): ReadonlySet<RenderPool> =>
  new Set(lanes.flatMap(({ lane }) => lane.renderer?.pools ?? []));
