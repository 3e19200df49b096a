/** Compares each running canary with the stable build of its remote: page views and failures since the canary began, counted by all shells. */
import type { CanaryRejection } from 'release-protocol/canary-moves';
import type { BuildLabels } from '../observability/metrics';
import type { ActiveCanary, CanaryRun } from '../registry/composition-options';
import { type Outcomes, pValueIfWorse, viewsAtLook } from './is-worse';

/** A canary that was rejected, when and why. */
export interface Verdict extends CanaryRejection {
  /** ISO time. */
  readonly at: string;
}

export type CanaryCounts = Readonly<Record<'canary' | 'stable', Outcomes>>;

/** The counts of one shell for a canary. */
export interface CanaryReport extends CanaryRun {
  readonly stableBuild: string;
  readonly counts: CanaryCounts;
}

interface Comparison {
  readonly canary: ActiveCanary;
  readonly stableBuild: string;
  readonly counts: Readonly<Record<'canary' | 'stable', { views: number; failed: number }>>;
  /** Number of the next look: 1, 2, 3 … */
  nextLook: number;
}

export interface CanaryAnalysisOptions {
  readonly onVerdict: (verdict: Verdict) => void;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
}

const percentOf = ({ failed, views }: Outcomes): string =>
  views === 0 ? '0 %' : `${((100 * Math.min(failed, views)) / views).toFixed(1)} %`;

const isSameRun = (one: CanaryRun, other: CanaryRun): boolean =>
  one.remote === other.remote && one.build === other.build && one.since === other.since;

export class CanaryAnalysis {
  readonly #options: CanaryAnalysisOptions;
  #comparisons: readonly Comparison[] = [];
  readonly #peerReports = new Map<string, readonly CanaryReport[]>();

  constructor(options: CanaryAnalysisOptions) {
    this.#options = options;
  }

  /** Sets the canaries to compare. Counts are kept while canary and stable build stay the same; the share may change. */
  follow(canaries: readonly ActiveCanary[], stableBuildOf: (remote: string) => string | undefined): void {
    this.#comparisons = canaries.map((canary) => {
      const stableBuild = stableBuildOf(canary.remote) ?? '';
      const running = this.#comparisons.find(
        (each) => isSameRun(each.canary, canary) && each.stableBuild === stableBuild,
      );
      const counts = { canary: { views: 0, failed: 0 }, stable: { views: 0, failed: 0 } };
      return running ? { ...running, canary } : { canary, stableBuild, counts, nextLook: 1 };
    });
  }

  countView(labels: BuildLabels): void {
    this.#count(labels, 'views');
  }

  /** One page view in which a build failed. */
  countFailure(labels: BuildLabels): void {
    this.#count(labels, 'failed');
  }

  /** Counts so far, summed over all shells. */
  countsOf(remote: string): CanaryCounts | undefined {
    const comparison = this.#comparisons.find(({ canary }) => canary.remote === remote);
    return comparison && this.#total(comparison);
  }

  /** The counts of this shell alone, without those of its peers. */
  get ownReports(): readonly CanaryReport[] {
    return this.#comparisons.map(({ canary: { remote, build, since }, stableBuild, counts }) => ({
      remote,
      build,
      since,
      stableBuild,
      counts,
    }));
  }

  /** Replaces what a peer reported before. */
  setPeerReports(peer: string, reports: readonly CanaryReport[]): void {
    this.#peerReports.set(peer, reports);
    for (const comparison of this.#comparisons) this.#lookWhenDue(comparison);
  }

  /** Rejects a canary for a reason other than its counts. Does nothing for a build that is not a canary. */
  reject({ remote, build }: BuildLabels, reason: string): void {
    const comparison = this.#comparisons.find(({ canary }) => canary.remote === remote && canary.build === build);
    if (comparison) this.#reportVerdict(comparison.canary, reason);
  }

  #total({ canary, stableBuild, counts }: Comparison): CanaryCounts {
    const others = [...this.#peerReports.values()]
      .flat()
      .filter((report) => isSameRun(report, canary) && report.stableBuild === stableBuild);
    const sum = (side: keyof CanaryCounts, what: keyof Outcomes) =>
      others.reduce((total, report) => total + report.counts[side][what], counts[side][what]);
    const sideOf = (side: keyof CanaryCounts) => ({ views: sum(side, 'views'), failed: sum(side, 'failed') });
    return { canary: sideOf('canary'), stable: sideOf('stable') };
  }

  #count({ remote, build }: BuildLabels, what: keyof Outcomes): void {
    const comparison = this.#comparisons.find((each) => each.canary.remote === remote);
    if (!comparison) return;
    const { canary, stableBuild, counts } = comparison;
    if (build === canary.build) counts.canary[what] += 1;
    else if (build === stableBuild) counts.stable[what] += 1;
    this.#lookWhenDue(comparison);
  }

  #lookWhenDue(comparison: Comparison): void {
    const counts = this.#total(comparison);
    if (counts.canary.views < viewsAtLook(comparison.nextLook)) return;
    const { canary, nextLook: look } = comparison;
    // A peer's report can add many views at once, so more than one look may be due.
    while (counts.canary.views >= viewsAtLook(comparison.nextLook)) comparison.nextLook += 1;
    const pValue = pValueIfWorse(counts.canary, counts.stable, look);
    if (pValue === undefined) return;
    this.#reportVerdict(
      canary,
      `It failed in ${percentOf(counts.canary)} of ${counts.canary.views} views, the stable build in ${percentOf(counts.stable)} of ${counts.stable.views}; by chance in ${pValue < 1e-6 ? 'less than 1 of a million' : `1 of ${Math.round(1 / pValue)}`} cases`,
    );
  }

  #reportVerdict({ remote, build, since }: CanaryRun, reason: string): void {
    this.#options.onVerdict({ remote, build, since, at: new Date(this.#options.now()).toISOString(), reason });
  }
}
