/**
 * The set of builds that the shop is made of right now. A changed registry is prepared and warmed beside the running set,
 * then takes its place; pages under way are finished with the set that they began with.
 */
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { Registry } from '../../federation/registry-schema';
import type { ServerLog } from '../observability/server-log';
import type { PreparedBuild } from '../render/messages';
import { type PoolOptions, RenderPool } from '../render/render-pool';
import { missingExports } from '../render/server-modules';
import { prepareBuild } from './build-store';
import { readRegistry, watchRegistry } from './registry-file';

const RETRY_MS = 3_000;

export interface CompositionOptions {
  readonly registryFile: string;
  readonly buildsFolder: string;
  /** What the render workers are told. */
  readonly config: PublicConfig;
  readonly pool: PoolOptions | null;
  readonly log: ServerLog;
  /** A new set is in force: what was made of the old one may be forgotten. */
  readonly onChange: () => void;
}

export class Composition {
  readonly #options: CompositionOptions;
  #registry: Registry | undefined;
  #builds: readonly PreparedBuild[] = [];
  #pool: RenderPool | undefined;
  #stopWatching: () => void = () => undefined;
  #retry: NodeJS.Timeout | undefined;
  #applying: Promise<void> = Promise.resolve();

  constructor(options: CompositionOptions) {
    this.#options = options;
  }

  get registry() {
    return this.#registry;
  }
  get builds() {
    return this.#builds;
  }
  get pool() {
    return this.#pool;
  }

  /** @throws Error when the registry cannot be read at start */
  async start(): Promise<void> {
    await this.#apply();
    this.#stopWatching = watchRegistry(this.#options.registryFile, () => this.#applyInOrder());
  }

  async stop(): Promise<void> {
    this.#stopWatching();
    clearTimeout(this.#retry);
    await this.#pool?.close();
  }

  #applyInOrder(): Promise<void> {
    this.#applying = this.#applying
      .then(() => this.#apply())
      .catch((error: unknown) => this.#options.log.error(error, { where: 'registry' }));
    return this.#applying;
  }

  async #apply(): Promise<void> {
    const { registryFile, pool: poolOptions, config } = this.#options;
    const registry = await readRegistry(registryFile);
    const prepared = await Promise.all(Object.keys(registry.remotes).map((remote) => this.#prepare(registry, remote)));
    const builds = prepared.filter((build) => build !== undefined);
    const unchanged = this.#registry !== undefined && sameBuilds(builds, this.#builds);
    this.#registry = registry;
    this.#scheduleRetry(
      prepared.includes(undefined) || builds.some((build) => registry.remotes[build.remote]?.stable !== build.build),
    );
    if (unchanged && (this.#pool || !poolOptions)) return;

    const next = poolOptions ? await RenderPool.start(poolOptions, { config, builds }) : undefined;
    for (const { remote, message } of next?.failed ?? [])
      this.#options.log.error(new Error(message), { where: 'server bundle', remote });
    const previous = this.#pool;
    this.#builds = builds;
    this.#pool = next;
    this.#options.onChange();
    this.#options.log.info(
      { builds: builds.map(({ remote, build }) => `${remote}@${build}`).join(',') },
      'composition in force',
    );
    void previous?.close();
  }

  /** The stable build; when it cannot be had or needs a newer shell, the one in force or an earlier one that is on disk. */
  async #prepare(registry: Registry, remote: string): Promise<PreparedBuild | undefined> {
    const entry = registry.remotes[remote];
    if (!entry) return undefined;
    const current = this.#builds.find((build) => build.remote === remote)?.build;
    const candidates = [...new Set([entry.stable, ...(current ? [current] : []), ...Object.keys(entry.builds)])];
    for (const build of candidates) {
      const details = entry.builds[build];
      if (!details) continue;
      try {
        const missing = missingExports(details.needs);
        if (missing.length > 0)
          throw new Error(`The build needs what this shell's runtime lacks: ${missing.join(', ')}`);
        return await prepareBuild(this.#options.buildsFolder, { remote, origin: entry.origin, build, entry: details });
      } catch (error) {
        this.#options.log.error(error, { where: 'build', remote, build });
      }
    }
    return undefined;
  }

  #scheduleRetry(needed: boolean) {
    clearTimeout(this.#retry);
    if (!needed) return;
    this.#retry = setTimeout(() => void this.#applyInOrder(), RETRY_MS);
    this.#retry.unref();
  }
}

function sameBuilds(one: readonly PreparedBuild[], other: readonly PreparedBuild[]): boolean {
  const names = (builds: readonly PreparedBuild[]) => builds.map(({ remote, build }) => `${remote}@${build}`).join();
  return names(one) === names(other);
}
