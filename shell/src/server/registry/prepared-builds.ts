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
  readonly health = new BuildHealth(() => performance.now());

  constructor(options: Options) {
    this.#options = options;
  }

  /** A registry is applied from here on. */
  beginAttempt(): void {
    this.#refusals = this.#newRefusals;
    this.#newRefusals = new Map();
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

  async #prepare(registry: Registry, remote: string, build: string): Promise<PreparedBuild | undefined> {
    const { origin, builds = {} } = registry.remotes[remote] ?? {};
    const entry = builds[build];
    if (!entry || origin === undefined) return undefined;
    const missing = missingExports(entry.needs);
    if (missing.length > 0) throw new Error(`The build needs what this shell's runtime lacks: ${missing.join(', ')}`);
    const { buildsFolder, pool, config, document } = this.#options;
    const prepared = await prepareBuild(buildsFolder, { remote, origin, build, entry });
    if (pool) await this.health.prove(keyOf(prepared), () => tryBuild(pool, { config, document, builds: [prepared] }));
    return prepared;
  }

  #refuse(remote: string, build: string, error: unknown): void {
    const key = keyOf({ remote, build });
    const reason = error instanceof Error ? error.message : String(error);
    this.#newRefusals.set(key, reason);
    if (this.#refusals.get(key) !== reason) this.#options.log.error(error, { where: 'build', remote, build });
  }
}
