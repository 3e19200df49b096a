/** Starts the lanes of a composition, and reuses running lanes whose builds have not changed. */
import { BUCKETS, type LanePlan } from 'release-protocol/lanes';
import type { RemoteReleases } from '../../federation/remote-release';
import type { PreparedBuild } from '../../renderer/messages';
import { RenderPool } from '../render/render-pool';
import type { ActiveCanary, CompositionOptions } from './composition-options';
import { createLane, idOf, type RunningLane } from './lane';

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

/** Called when a build hung or crashed a worker. */
type OnCrash = (remote: string, build: string | undefined) => void;

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
  readonly #onCrash: OnCrash;

  constructor(options: Options, onCrash: OnCrash) {
    this.#options = options;
    this.#onCrash = onCrash;
  }

  /**
   * Starts all lanes. When a canary lane does not start, only the stable one is used.
   *
   * @throws Error when the stable lane does not start
   */
  async start(
    plans: readonly LanePlan<PreparedCanary>[],
    stable: readonly PreparedBuild[],
    running: Running,
  ): Promise<Lanes> {
    const starts = plans.map((plan, index) => this.#startOne(plan, plans[index - 1]?.below ?? 0, stable, running));
    const settled = await Promise.allSettled(starts);
    const lanes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const last = settled.at(-1);
    if (lanes.length === plans.length) return lanes as unknown as Lanes;
    const failed = settled.find((each) => each.status === 'rejected');
    if (last?.status !== 'fulfilled') {
      await LanePools.close(lanes, running.running);
      throw failed?.reason;
    }
    this.#options.log.error(failed?.reason, { where: 'canary' });
    await LanePools.close(lanes, [...running.running, last.value]);
    return [last.value];
  }

  /** Closes the workers of all lanes except `staying`, after their renders in progress. */
  static async close(lanes: readonly ServedLane[], staying: readonly ServedLane[]): Promise<void> {
    const gone = lanes.filter(({ lane }) => !staying.some((each) => each.lane === lane));
    await Promise.all(gone.map(({ lane }) => lane.pool?.close() ?? Promise.resolve()));
  }

  async #startOne(
    plan: LanePlan<PreparedCanary>,
    from: number,
    stable: readonly PreparedBuild[],
    { running, devReleases }: Running,
  ): Promise<ServedLane> {
    const { pool: options, config, document } = this.#options;
    const { below, canaries } = plan;
    const builds = buildsOf(plan, stable);
    const size = options ? workersOf(options.size, canaries.length === 0 ? BUCKETS : below - from) : 0;
    const id = idOf(builds, size);
    const existing = running.find(({ lane }) => lane.id === id);
    if (existing) return { below, lane: existing.lane };
    const buildOf = (remote: unknown) => builds.find((build) => build.remote === remote)?.build;
    const pool =
      options &&
      (await RenderPool.start(
        {
          ...options,
          size,
          onReport: (report) =>
            options.onReport({
              ...report,
              context: { build: buildOf(report.context['remote']), ...report.context },
            }),
          onQuarantine: (remote) => {
            options.onQuarantine(remote);
            this.#onCrash(remote, buildOf(remote));
          },
        },
        { config, document, builds },
      ));
    return { below, lane: createLane({ builds, pool: pool ?? undefined, id }, devReleases) };
  }
}

/** A canary lane gets workers in proportion to its share, at least one. The stable lane keeps all of them, so a canary can be taken out under load. */
const workersOf = (size: number, share: number): number => Math.max(1, Math.ceil((size * share) / BUCKETS));
