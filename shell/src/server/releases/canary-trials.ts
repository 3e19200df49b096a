/** Compares each canary in force with the stable build of its remote, by what happened since it began. */
import type { BuildLabels } from '../observability/metrics';
import type { CanaryInForce } from '../registry/composition-options';
import type { Outcomes } from './fisher-exact';
import { chanceWhenWorse, viewsAtLook } from './is-worse';

/** Why a canary was taken out. */
export interface Verdict {
  readonly remote: string;
  readonly build: string;
  readonly since?: string | undefined;
  /** ISO time. */
  readonly at: string;
  readonly reason: string;
}

interface Trial {
  readonly canary: CanaryInForce;
  readonly stableBuild: string;
  readonly counts: Readonly<Record<'canary' | 'stable', { views: number; failed: number }>>;
  look: number;
}

export interface CanaryTrialsOptions {
  readonly onVerdict: (verdict: Verdict) => void;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
}

const percentOf = ({ failed, views }: Outcomes): string =>
  views === 0 ? '0 %' : `${((100 * Math.min(failed, views)) / views).toFixed(1)} %`;

const isSame = (one: CanaryInForce, other: CanaryInForce): boolean =>
  one.remote === other.remote && one.build === other.build && one.since === other.since;

export class CanaryTrials {
  readonly #options: CanaryTrialsOptions;
  #trials: readonly Trial[] = [];

  constructor(options: CanaryTrialsOptions) {
    this.#options = options;
  }

  /** Canaries that go on keep their counts, also with another share; another stable build is another comparison. */
  follow(canaries: readonly CanaryInForce[], stableBuildOf: (remote: string) => string | undefined): void {
    this.#trials = canaries.map((canary) => {
      const stableBuild = stableBuildOf(canary.remote) ?? '';
      const known = this.#trials.find((trial) => isSame(trial.canary, canary) && trial.stableBuild === stableBuild);
      const counts = { canary: { views: 0, failed: 0 }, stable: { views: 0, failed: 0 } };
      return known ? { ...known, canary } : { canary, stableBuild, counts, look: 1 };
    });
  }

  countView(labels: BuildLabels): void {
    this.#count(labels, 'views');
  }

  /** One page in which a build failed. */
  countFailure(labels: BuildLabels): void {
    this.#count(labels, 'failed');
  }

  /** What has been compared so far. */
  countsOf(remote: string): Trial['counts'] | undefined {
    return this.#trials.find((trial) => trial.canary.remote === remote)?.counts;
  }

  #count({ remote, build }: BuildLabels, what: keyof Outcomes): void {
    const trial = this.#trials.find((each) => each.canary.remote === remote);
    if (!trial) return;
    const { canary, stableBuild, counts } = trial;
    if (build === canary.build) counts.canary[what] += 1;
    else if (build === stableBuild) counts.stable[what] += 1;
    if (counts.canary.views >= viewsAtLook(trial.look)) this.#look(trial);
  }

  #look(trial: Trial): void {
    const { canary, counts, look } = trial;
    trial.look += 1;
    const chance = chanceWhenWorse(counts.canary, counts.stable, look);
    if (chance === undefined) return;
    const { remote, build, since } = canary;
    this.#options.onVerdict({
      remote,
      build,
      since,
      at: new Date(this.#options.now()).toISOString(),
      reason: `It failed in ${percentOf(counts.canary)} of ${counts.canary.views} views, the stable build in ${percentOf(counts.stable)} of ${counts.stable.views}; by chance in ${chance < 1e-6 ? 'less than 1 of a million' : `1 of ${Math.round(1 / chance)}`} cases`,
    });
  }
}
