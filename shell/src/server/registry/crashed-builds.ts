/** Decides after a crash which build is no longer served for a while. */
import type { Registry } from 'release-protocol/registry-schema';
import type { PreparedBuild } from '../../renderer/messages';
import type { ServerLog } from '../observability/server-log';
import type { BuildHealth } from './build-health';
import { keyOf } from './lane';

type BuildName = Pick<PreparedBuild, 'remote' | 'build'>;

/** All workers tell of the same loss. */
const SAME_LOSS_MS = 1_000;

export interface CrashedBuildsOptions {
  readonly health: BuildHealth;
  readonly log: Pick<ServerLog, 'error'>;
  /** In force. */
  readonly registry: () => Registry | undefined;
  readonly served: () => readonly BuildName[];
  /** The build is not served again for a while, where there is another one. */
  readonly onUnstable: (build: BuildName) => void;
}

export class CrashedBuilds {
  readonly #options: CrashedBuildsOptions;
  #rendererLostAt = Number.NEGATIVE_INFINITY;

  constructor(options: CrashedBuildsOptions) {
    this.#options = options;
  }

  /**
   * Call when a build hung or crashed a render worker. One with another to return to is unstable at once.
   *
   * @param isCertain false: another build may have done it
   */
  record({ remote, build }: BuildName, isCertain = true): void {
    const { health, log, onUnstable } = this.#options;
    const isDecisive = isCertain && this.#isReplaceable({ remote, build });
    if (!health.recordCrash(keyOf({ remote, build }), isDecisive)) return;
    log.error(new Error('The build crashed a render worker'), { where: 'build', remote, build });
    onUnstable({ remote, build });
  }

  /**
   * Call when the renderer ended while it served pages. Nothing says whose code it was: the last build that was released, and has an earlier one to
   * return to, counts as one that may have done it.
   */
  recordLostRenderer(): void {
    const { log, registry, served } = this.#options;
    const now = performance.now();
    if (now - this.#rendererLostAt < SAME_LOSS_MS) return;
    this.#rendererLostAt = now;
    const { remotes = {} } = registry() ?? {};
    const publishedAt = ({ remote, build }: BuildName) => remotes[remote]?.builds[build]?.publishedAt ?? '';
    const [latest] = served()
      .filter((each) => this.#isReplaceable(each) && !this.#isUnstable(each))
      .sort((one, other) => publishedAt(other).localeCompare(publishedAt(one)));
    log.error(new Error('The renderer ended'), {
      where: 'renderer',
      ...(latest && { remote: latest.remote, build: latest.build }),
    });
    if (latest) this.record(latest, false);
  }

  /** Whether there is a build to serve in its place: for a canary, the stable one. */
  #isReplaceable({ remote, build }: BuildName): boolean {
    const { builds = {}, canary } = this.#options.registry()?.remotes[remote] ?? {};
    if (canary?.build === build) return true;
    const others = Object.keys(builds).filter((other) => other !== build && other !== canary?.build);
    return others.some((other) => !this.#isUnstable({ remote, build: other }));
  }

  #isUnstable(build: BuildName): boolean {
    return this.#options.health.isUnstable(keyOf(build));
  }
}
