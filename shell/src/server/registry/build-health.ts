/** Which builds may render pages: those that passed their smoke test and do not keep crashing workers. */
import { RendererLost } from '../render/render-worker';
import type { Trials } from './trials';

/** A build that may have crashed a worker so often within the window is unstable; one that surely did is at once. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 10 * 60_000;
/** A smoke test may fail because the machine is busy, so it is repeated, but not at every poll. */
const RETEST_AFTER_MS = 60_000;

export class BuildHealth {
  /** Monotonic milliseconds. */
  readonly #clock: () => number;
  readonly #passed = new Set<string>();
  readonly #failures = new Map<string, { readonly error: unknown; readonly at: number }>();
  readonly #crashes = new Map<string, readonly number[]>();
  readonly #unstableUntil = new Map<string, number>();
  readonly #trials: Trials;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(clock: () => number, trials: Trials) {
    this.#clock = clock;
    this.#trials = trials;
  }

  /** Skips the smoke test for builds that have rendered pages before. @param builds 'mfe-pdp@0123456789ab' */
  trust(builds: readonly string[]) {
    for (const build of builds) this.#passed.add(build);
  }

  /** Runs the smoke test of a build unless it has passed already. One test at a time. @throws what the smoke test throws */
  async runSmokeTest(build: string, smokeTest: () => Promise<void>): Promise<void> {
    if (this.#passed.has(build)) return;
    const failed = this.#recentFailure(build);
    if (failed) throw failed.error;
    const turn = this.#queue.then(() => this.#try(build, smokeTest));
    this.#queue = turn.catch(() => undefined);
    await turn;
  }

  async #try(build: string, smokeTest: () => Promise<void>): Promise<void> {
    this.#trials.begin(build);
    try {
      await smokeTest();
      this.#trials.end(build);
      this.#passed.add(build);
      this.#failures.delete(build);
    } catch (error) {
      if (error instanceof RendererLost) this.#trials.suspend(build);
      else this.#trials.end(build);
      this.#failures.set(build, { error, at: this.#clock() });
      throw error;
    }
  }

  /**
   * Whether its code may run before its smoke test has finished: not when it failed a moment ago, or when a trial of it ended with the renderer or
   * the shell. It counts as being tried from now on.
   */
  startEarly(build: string): boolean {
    if (this.isUnstable(build) || this.#recentFailure(build) || this.#trials.isSuspect(build)) return false;
    if (!this.#passed.has(build)) this.#trials.begin(build);
    return true;
  }

  #recentFailure(build: string) {
    const failed = this.#failures.get(build);
    return failed && this.#clock() - failed.at < RETEST_AFTER_MS ? failed : undefined;
  }

  /** @param isDecisive there is a better build to serve in its place @returns true when this crash makes the build unstable */
  recordCrash(build: string, isDecisive: boolean): boolean {
    if (this.isUnstable(build)) return false;
    const now = this.#clock();
    const crashes = [...this.#recentCrashes(build), now];
    this.#crashes.set(build, crashes);
    if (!isDecisive && crashes.length < MAX_CRASHES) return false;
    this.#unstableUntil.set(build, now + CRASH_WINDOW_MS);
    return true;
  }

  /** Whether an earlier build is the better choice, for a while. */
  isUnstable(build: string): boolean {
    return this.#clock() < (this.#unstableUntil.get(build) ?? Number.NEGATIVE_INFINITY);
  }

  #recentCrashes(build: string): readonly number[] {
    const since = this.#clock() - CRASH_WINDOW_MS;
    return (this.#crashes.get(build) ?? []).filter((at) => at > since);
  }
}
