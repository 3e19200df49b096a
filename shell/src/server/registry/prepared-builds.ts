/** Fetches builds of remotes, verifies them and smoke-tests them. */
import type { Registry } from 'release-protocol/registry-schema';
import type { PreparedBuild } from '../../renderer/messages';
import { missingExports } from '../../renderer/worker/server-modules';
import { smokeTestBuild } from '../render/build-smoke-test';
import { BuildHealth } from './build-health';
import { prepareBuild } from './build-store';
import type { CompositionOptions } from './composition-options';
import { keyOf } from './lane';
import { Trials } from './trials';

type Options = Pick<CompositionOptions, 'buildsFolder' | 'trialsFile' | 'pool' | 'config' | 'document' | 'log'>;

export class PreparedBuilds {
  readonly #options: Options;
  /** Reasons of the previous attempt, by remote and build: only a new reason is logged. */
  #refusals: ReadonlyMap<string, string> = new Map();
  #newRefusals = new Map<string, string>();
  /** Builds fetched in this attempt. */
  #obtained = new Map<string, Promise<PreparedBuild | undefined>>();
  readonly #trials: Trials;
  readonly health: BuildHealth;

  constructor(options: Options) {
    this.#options = options;
    this.#trials = new Trials(options.trialsFile);
    this.health = new BuildHealth(() => performance.now(), this.#trials);
  }

  /** Builds that this shell does not serve since the latest attempt, and why: 'mfe-pdp@1.0.0-…' → reason. */
  get refusals(): ReadonlyMap<string, string> {
    return this.#newRefusals;
  }

  /** Call before a registry is applied. */
  beginAttempt(): void {
    this.#refusals = this.#newRefusals;
    this.#newRefusals = new Map();
    this.#obtained = new Map();
  }

  isUnstable(remote: string, build: string): boolean {
    return this.health.isUnstable(keyOf({ remote, build }));
  }

  /** The first candidate that can be fetched, is compatible with this shell and passes its smoke test. */
  async firstOf(registry: Registry, remote: string, candidates: readonly string[]): Promise<PreparedBuild | undefined> {
    for (const build of candidates) {
      try {
        const prepared = await this.#prepare(registry, remote, build);
        if (prepared) return prepared;
      } catch (error) {
        this.#refuse(remote, build, error);
      }
    }
    return undefined;
  }

  /** Whether a worker may be started with it before its smoke test has finished. */
  startEarly(remote: string, build: string): boolean {
    return this.#options.pool === null || this.health.startEarly(keyOf({ remote, build }));
  }

  /** Call when the shell stops. */
  stop(): void {
    this.#trials.stop();
  }

  /**
   * Fetches and verifies a build, once per attempt. It may not have passed its smoke test.
   *
   * @returns undefined when the registry does not list it
   * @throws Error when it cannot be fetched, has the wrong hash, or needs exports that this shell lacks
   */
  obtain(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const key = keyOf({ remote, build });
    const obtained = this.#obtained.get(key) ?? this.#obtain(registry, remote, build);
    this.#obtained.set(key, obtained);
    return obtained;
  }

  async #obtain(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const { origin, builds = {} } = registry.remotes[remote] ?? {};
    const entry = builds[build];
    if (!entry || origin === undefined) return undefined;
    const missing = missingExports(entry.needs);
    if (missing.length > 0)
      throw new Error(`The build needs exports that this shell's runtime lacks: ${missing.join(', ')}`);
    return prepareBuild(this.#options.buildsFolder, { remote, origin, build, entry });
  }

  async #prepare(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const { pool, config, document } = this.#options;
    const prepared = await this.obtain(registry, remote, build);
    if (pool && prepared)
      await this.health.runSmokeTest(keyOf(prepared), () =>
        smokeTestBuild(pool, { config, document, build: prepared }),
      );
    return prepared;
  }

  #refuse(remote: string, build: string, error: unknown): void {
    const key = keyOf({ remote, build });
    const reason = error instanceof Error ? error.message : String(error);
    this.#newRefusals.set(key, reason);
    if (this.#refusals.get(key) !== reason) this.#options.log.error(error, { where: 'build', remote, build });
  }
}
