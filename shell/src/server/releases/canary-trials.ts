/** Compares each canary in force with the stable build of its remote, by what happened since it began, here and in the other shells. */
import type { BuildLabels } from '../observability/metrics';
import type { CanaryInForce, CanaryTrial } from '../registry/composition-options';
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

export type TrialCounts = Readonly<Record<'canary' | 'stable', Outcomes>>;

/** What one shell has counted of a canary. */
export interface TrialReport extends CanaryTrial {
  readonly stableBuild: string;
  readonly counts: TrialCounts;
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

const isSame = (one: CanaryTrial, other: CanaryTrial): boolean =>
  one.remote === other.remote && one.build === other.build && one.since === other.since;

export class CanaryTrials {
  readonly #options: CanaryTrialsOptions;
  #trials: readonly Trial[] = [];
  readonly #ofPeers = new Map<string, readonly TrialReport[]>();

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

  /** What has been compared so far, of all shells. */
  countsOf(remote: string): TrialCounts | undefined {
    const trial = this.#trials.find(({ canary }) => canary.remote === remote);
    return trial && this.#total(trial);
  }

  /** What this shell has counted. */
  get reports(): readonly TrialReport[] {
    return this.#trials.map(({ canary: { remote, build, since }, stableBuild, counts }) => ({
      remote,
      build,
      since,
      stableBuild,
      counts,
    }));
  }

  /** What another shell has counted until now. @param peer which one: it takes the place of what it said before */
  receive(peer: string, reports: readonly TrialReport[]): void {
    this.#ofPeers.set(peer, reports);
    for (const trial of this.#trials) this.#lookWhenDue(trial);
  }

  /** A canary that a shell can no longer serve, for a reason of its own. Any other build is left alone. */
  judge({ remote, build }: BuildLabels, reason: string): void {
    const trial = this.#trials.find(({ canary }) => canary.remote === remote && canary.build === build);
    if (trial) this.#say(trial.canary, reason);
  }

  #total({ canary, stableBuild, counts }: Trial): TrialCounts {
    const others = [...this.#ofPeers.values()]
      .flat()
      .filter((report) => isSame(report, canary) && report.stableBuild === stableBuild);
    const sum = (side: keyof TrialCounts, what: keyof Outcomes) =>
      others.reduce((total, report) => total + report.counts[side][what], counts[side][what]);
    const sideOf = (side: keyof TrialCounts) => ({ views: sum(side, 'views'), failed: sum(side, 'failed') });
    return { canary: sideOf('canary'), stable: sideOf('stable') };
  }

  #count({ remote, build }: BuildLabels, what: keyof Outcomes): void {
    const trial = this.#trials.find((each) => each.canary.remote === remote);
    if (!trial) return;
    const { canary, stableBuild, counts } = trial;
    if (build === canary.build) counts.canary[what] += 1;
    else if (build === stableBuild) counts.stable[what] += 1;
    this.#lookWhenDue(trial);
  }

  #lookWhenDue(trial: Trial): void {
    const counts = this.#total(trial);
    if (counts.canary.views < viewsAtLook(trial.look)) return;
    const { canary, look } = trial;
    // Of what several shells count at once, more than one look may have become due.
    while (counts.canary.views >= viewsAtLook(trial.look)) trial.look += 1;
    const chance = chanceWhenWorse(counts.canary, counts.stable, look);
    if (chance === undefined) return;
    this.#say(
      canary,
      `It failed in ${percentOf(counts.canary)} of ${counts.canary.views} views, the stable build in ${percentOf(counts.stable)} of ${counts.stable.views}; by chance in ${chance < 1e-6 ? 'less than 1 of a million' : `1 of ${Math.round(1 / chance)}`} cases`,
    );
  }

  #say({ remote, build, since }: CanaryTrial, reason: string): void {
    this.#options.onVerdict({ remote, build, since, at: new Date(this.#options.now()).toISOString(), reason });
  }
}
