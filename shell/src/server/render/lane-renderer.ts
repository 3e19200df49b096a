/**
 * Renders the pages of one lane: each by the workers of the build that brings it, header and footer by those of theirs. Where a build cannot
 * run, a worker without any build writes the page around its region.
 */
import { withTimeLimit } from 'shared-domain/runtime/time-limit';
import type { PageData } from '../../app/load-page';
import { createRouteTable, type RouteTable } from '../../federation/route-table';
import { SITE_CHROME_SLOTS, type SiteChromeName } from '../../federation/slot-names';
import {
  type LaneBuilds,
  NO_SITE_CHROME,
  type PreparedBuild,
  type RenderAnswer,
  type RenderedSiteChrome,
} from '../../renderer/messages';
import type { PoolOptions, RenderOptions, RenderPool } from './render-pool';
import { WorkerGone } from './render-worker';

export interface RenderInput {
  /** 'site-chrome': only header and footer, for open pages. */
  readonly kind?: 'page' | 'site-chrome';
  /** Path with its slashes, and the known query parameters. */
  readonly url: string;
  readonly renderedAt: number;
  /** Data of the page that the edge has loaded itself, because it is the visitor's own. */
  readonly preloadedData?: PageData;
}

/** The pools of a lane. */
export interface LanePools {
  /** By remote. */
  readonly byRemote: ReadonlyMap<string, RenderPool>;
  /** It runs the shell's own code only. */
  readonly own: RenderPool;
}

type AppKey = 'web-shop' | 'open-pages';

export class LaneRenderer {
  readonly lane: LaneBuilds;
  readonly #pools: LanePools;
  readonly #options: Pick<PoolOptions, 'deadlineMs' | 'onReport'>;
  readonly #table: RouteTable;

  constructor(lane: LaneBuilds, pools: LanePools, options: Pick<PoolOptions, 'deadlineMs' | 'onReport'>) {
    this.lane = lane;
    this.#pools = pools;
    this.#options = options;
    this.#table = createRouteTable(lane.builds);
  }

  get pools(): readonly RenderPool[] {
    return [this.#pools.own, ...this.#pools.byRemote.values()];
  }

  /** The pool of a build of the lane. @param build undefined: the shell's own code */
  poolOf(build: PreparedBuild | undefined): RenderPool | undefined {
    if (!build) return this.#pools.own;
    const isHere = this.lane.builds.some((each) => each.remote === build.remote && each.build === build.build);
    return isHere ? this.#pools.byRemote.get(build.remote) : undefined;
  }

  /** Call when the lane is no longer served: its pools may be those of other lanes, too. */
  forget(): void {
    for (const pool of this.pools) pool.forget(this.lane.key);
  }

  /** Remotes whose build could not be evaluated. */
  get failed(): readonly string[] {
    return this.#remotesWhere(({ failure }) => failure !== undefined);
  }

  /** Remotes that are left out of renders at the moment. */
  get quarantined(): readonly string[] {
    return this.#remotesWhere(({ isQuarantined }) => isQuarantined);
  }

  /** @throws Overloaded, RenderTimeout, WorkerGone, or the error of the render */
  async render({ kind, ...input }: RenderInput, options: RenderOptions = {}): Promise<RenderAnswer> {
    if (kind === 'site-chrome') return this.#openPages(input, options);
    const { own } = this.#pools;
    const remote = this.#table.routeOf(new URL(input.url, 'http://shop.invalid').pathname)?.remote;
    const pool = this.#usablePool(remote) ?? own;
    const render = (by: RenderPool) =>
      by.render(this.lane, { kind: 'page', ...input }, options, () => this.#siteChrome('web-shop', input, options));
    try {
      return await render(pool);
    } catch (error) {
      if (!(error instanceof WorkerGone) || pool === own) throw error;
      return render(own);
    }
  }

  /** @throws Error without header or footer: an earlier one is better than none */
  async #openPages(input: RenderInput, options: RenderOptions): Promise<RenderedSiteChrome> {
    const siteChrome = await this.#siteChrome('open-pages', input, options);
    const missing = SITE_CHROME_SLOTS.filter((name) => siteChrome.html[name] === undefined);
    if (missing.length > 0) throw new Error(`Not rendered: ${missing.join(', ')}`);
    return siteChrome;
  }

  /** A region that cannot be rendered in time is missing, and reported. */
  async #siteChrome(appKey: AppKey, input: RenderInput, options: RenderOptions): Promise<RenderedSiteChrome> {
    const remotes = new Set(SITE_CHROME_SLOTS.flatMap((name) => this.#table.slotOf(name)?.remote ?? []));
    const parts = [...remotes].map((remote) => this.#regionsOf(remote, appKey, input, options));
    return (await Promise.all(parts)).reduce(
      (all, part) => ({
        kind: 'site-chrome',
        html: { ...all.html, ...part.html },
        slotData: { ...all.slotData, ...part.slotData },
        used: { ...all.used, ...part.used },
        degraded: [...all.degraded, ...part.degraded],
      }),
      NO_SITE_CHROME,
    );
  }

  async #regionsOf(
    remote: string,
    appKey: AppKey,
    { url, renderedAt }: RenderInput,
    { deadlineMs = this.#options.deadlineMs }: RenderOptions,
  ): Promise<RenderedSiteChrome> {
    const pool = this.#usablePool(remote);
    const isOf = (name: SiteChromeName) => this.#table.slotOf(name)?.remote === remote;
    const request = { kind: 'site-chrome', names: SITE_CHROME_SLOTS.filter(isOf), appKey, url, renderedAt } as const;
    const message = `Header or footer took longer than ${deadlineMs} ms`;
    try {
      if (!pool) throw new Error('No worker runs the build');
      const rendering = withTimeLimit({ limitMs: deadlineMs, message }, () =>
        pool.render(this.lane, request, { deadlineMs }),
      );
      const answer = await rendering;
      if (answer.kind !== 'site-chrome') throw new Error('A worker answered something else than header and footer');
      return answer;
    } catch (error) {
      // A build that does not run is reported when that is found.
      if (pool) this.#report(remote, error);
      return { ...NO_SITE_CHROME, degraded: [remote] };
    }
  }

  #report(remote: string, error: unknown) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#options.onReport({ type: 'report', level: 'error', message, context: { where: 'site chrome', remote } });
  }

  #usablePool(remote: string | undefined): RenderPool | undefined {
    const pool = remote === undefined ? undefined : this.#pools.byRemote.get(remote);
    return pool && !pool.isQuarantined && pool.failure === undefined ? pool : undefined;
  }

  #remotesWhere(condition: (pool: RenderPool) => boolean): readonly string[] {
    return [...this.#pools.byRemote].filter(([, pool]) => condition(pool)).map(([remote]) => remote);
  }
}
