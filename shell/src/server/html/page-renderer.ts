/** One render of a page: by a worker, or for the browser to do when no worker can. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PageData } from '../../app/page-data';
import type { RemoteReleases } from '../../federation/remote-release';
import type { RouteTable } from '../../federation/route-table';
import type { RenderKind, ShellMetrics } from '../observability/metrics';
import type { ServerLog } from '../observability/server-log';
import type { PreparedBuild, RenderAnswer, RenderedPage } from '../render/messages';
import type { RenderOptions, RenderPool } from '../render/render-pool';
import { Overloaded } from '../render/render-queue';
import type { DevServers } from '../settings/env';
import type { PageAddress } from './cache-key';
import { createDocument } from './document';
import type { CachedResponse } from './response-cache';
import type { ShellAssets } from './shell-assets';

const compress = promisify(brotliCompress);
/** Quality for bodies made in a request: near the best at a tenth of the time. */
const QUALITY = 5;

/** What pages are rendered with: the current set of builds. */
export interface CurrentBuilds {
  /** Undefined when nothing is rendered on the server. */
  readonly pool: Pick<RenderPool, 'render'> | undefined;
  readonly builds: readonly PreparedBuild[];
  /** Routes and slots of these builds. */
  readonly table: RouteTable;
  /** What a page tells the browser of these builds. */
  readonly releases: RemoteReleases;
}

export interface PageRendererOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly composition: CurrentBuilds;
  readonly log: ServerLog;
  readonly metrics: Pick<ShellMetrics, 'measureRender'>;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
  readonly devServers?: DevServers;
}

export interface PageRequest extends RenderOptions {
  readonly kind: RenderKind;
  /** Takes the place of the loader's result. */
  readonly preloadedData?: PageData;
}

export type PageResponse = Omit<CachedResponse, 'storedAt'>;

/** Undefined in place of a page: no worker could render it. */
export type WorkerAnswer = Exclude<RenderAnswer, { kind: 'site-chrome' }> | undefined;

export class PageRenderer {
  readonly #options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** @throws Overloaded when there are more renders than fit */
  async ask({ url }: PageAddress, { kind, preloadedData, ...options }: PageRequest): Promise<WorkerAnswer> {
    const { composition, metrics, log, now } = this.#options;
    const { pool } = composition;
    if (!pool) return undefined;
    const input = { url, renderedAt: now(), ...(preloadedData && { preloadedData }) };
    try {
      const answer = await metrics.measureRender(kind, () => pool.render(input, options));
      if (answer.kind === 'site-chrome') throw new Error('The worker answered a page with header and footer only');
      return answer;
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      log.error(error, { where: 'render', path: toLoggablePath(url) });
      return undefined;
    }
  }

  /** @param page undefined: the browser renders everything */
  async respond(page: RenderedPage | undefined, { isKnown }: Pick<PageAddress, 'isKnown'>): Promise<PageResponse> {
    const { config, shell, composition, now, devServers } = this.#options;
    const { builds, releases, table } = composition;
    const document = await createDocument({
      config,
      shell,
      builds,
      releases,
      table,
      renderedAt: now(),
      ...(devServers && { devServers }),
      ...(page && { page }),
    });
    const status = page?.status ?? (isKnown ? 200 : 404);
    return {
      status,
      headers: {
        ...document.headers,
        'cache-control':
          isWhole(page) && status === 200 ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400' : 'no-store',
      },
      body: await compress(document.html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: document.html.length },
      }),
    };
  }
}

/** Whether every region has what it should have. */
export const isWhole = (page: RenderedPage | undefined): page is RenderedPage =>
  page !== undefined && page.degraded.length === 0;
