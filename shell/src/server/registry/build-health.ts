/** Which builds may be rendered with: those that passed a trial and did not crash workers again and again. */

/** A build that took workers down so often within the time is replaced by an earlier one. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 10 * 60_000;
/** A trial may fail because the machine is busy: it is repeated, but not at every poll. */
const TRIAL_AGAIN_MS = 60_000;

export class BuildHealth {
  /** Monotonic milliseconds. */
  readonly #clock: () => number;
  readonly #proven = new Set<string>();
  readonly #failedTrials = new Map<string, { readonly error: unknown; readonly at: number }>();
  readonly #crashes = new Map<string, readonly number[]>();
  #trials: Promise<unknown> = Promise.resolve();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Builds that need no trial: they were rendered with before. @param builds 'mfe-pdp@0123456789ab' */
  trust(builds: readonly string[]) {
    for (const build of builds) this.#proven.add(build);
  }

  /** Runs trials one after the other, each build's once. @throws what the trial throws */
  async prove(build: string, trial: () => Promise<void>): Promise<void> {
    if (this.#proven.has(build)) return;
    const failed = this.#recentFailure(build);
    if (failed) throw failed.error;
    const turn = this.#trials.then(trial);
    this.#trials = turn.catch(() => undefined);
    try {
      await turn;
      this.#proven.add(build);
      this.#failedTrials.delete(build);
    } catch (error) {
      this.#failedTrials.set(build, { error, at: this.#clock() });
      throw error;
    }
  }

  /** Whether its trial failed, and is not repeated yet. */
  hasFailed(build: string): boolean {
    return this.#recentFailure(build) !== undefined;
  }

  #recentFailure(build: string) {
    const failed = this.#failedTrials.get(build);
    return failed && this.#clock() - failed.at < TRIAL_AGAIN_MS ? failed : undefined;
  }

  /** @returns whether the build is to be replaced from now on */
  recordCrash(build: string): boolean {
    const since = this.#clock() - CRASH_WINDOW_MS;
    const crashes = [...(this.#crashes.get(build) ?? []).filter((at) => at > since), this.#clock()];
    this.#crashes.set(build, crashes);
    return crashes.length === MAX_CRASHES;
  }

  /** Whether it took workers down so often that an earlier build is better. */
  isUnstable(build: string): boolean {
    return (this.#crashes.get(build)?.length ?? 0) >= MAX_CRASHES;
  }
}
