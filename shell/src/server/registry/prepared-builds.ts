/** Obtains builds of remotes and proves that they can be rendered with. */
import type { Registry } from '../../federation/registry-schema';
import { tryBuild } from '../render/build-trial';
import type { PreparedBuild } from '../render/messages';
import { missingExports } from '../render/server-modules';
import { BuildHealth } from './build-health';
import { prepareBuild } from './build-store';
import type { CompositionOptions } from './composition-options';
import { keyOf } from './lane';

type Options = Pick<CompositionOptions, 'buildsFolder' | 'pool' | 'config' | 'document' | 'log'>;

export class PreparedBuilds {
  readonly #options: Options;
  /** Why this attempt and the last one refused a build, by remote and build: a refusal is logged only when it is new. */
  #refusals: ReadonlyMap<string, string> = new Map();
  #newRefusals = new Map<string, string>();
  /** Of this attempt. */
  #obtained = new Map<string, Promise<PreparedBuild | undefined>>();
  readonly health = new BuildHealth(() => performance.now());

  constructor(options: Options) {
    this.#options = options;
  }

  /** A registry is applied from here on. */
  beginAttempt(): void {
    this.#refusals = this.#newRefusals;
    this.#newRefusals = new Map();
    this.#obtained = new Map();
  }

  isUnstable(remote: string, build: string): boolean {
    return this.health.isUnstable(keyOf({ remote, build }));
  }

  /** The first of some builds of a remote that can be fetched, fits this shell and does not take processes down. */
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

  /** Whether a worker may be started with it before it has passed its trial. */
  isPromising(remote: string, build: string): boolean {
    return !this.isUnstable(remote, build) && !this.health.hasFailed(keyOf({ remote, build }));
  }

  /**
   * A build that was fetched and verified, once an attempt; it may not have passed its trial.
   *
   * @returns undefined when the registry does not list it
   * @throws Error when it cannot be fetched, is not what the registry names, or does not fit this shell
   */
  obtain(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const key = keyOf({ remote, build });
    const known = this.#obtained.get(key) ?? this.#obtain(registry, remote, build);
    this.#obtained.set(key, known);
    return known;
  }

  async #obtain(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const { origin, builds = {} } = registry.remotes[remote] ?? {};
    const entry = builds[build];
    if (!entry || origin === undefined) return undefined;
    const missing = missingExports(entry.needs);
    if (missing.length > 0) throw new Error(`The build needs what this shell's runtime lacks: ${missing.join(', ')}`);
    return prepareBuild(this.#options.buildsFolder, { remote, origin, build, entry });
  }

  async #prepare(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const { pool, config, document } = this.#options;
    const prepared = await this.obtain(registry, remote, build);
    if (pool && prepared)
      await this.health.prove(keyOf(prepared), () => tryBuild(pool, { config, document, builds: [prepared] }));
    return prepared;
  }

  #refuse(remote: string, build: string, error: unknown): void {
    const key = keyOf({ remote, build });
    const reason = error instanceof Error ? error.message : String(error);
    this.#newRefusals.set(key, reason);
    if (this.#refusals.get(key) !== reason) this.#options.log.error(error, { where: 'build', remote, build });
  }
}
