/** From an address to an HTML response: response cache, render workers, degraded mode. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PageData } from '../../app/page-data';
import type { RemoteReleases } from '../../federation/remote-release';
import type { RemoteRoute, RouteTable } from '../../federation/route-table';
import type { RenderKind, ShellMetrics } from '../observability/metrics';
import type { ServerLog } from '../observability/server-log';
import type { PreparedBuild } from '../render/messages';
import type { RenderPool } from '../render/render-pool';
import type { DevServers } from '../settings/env';
import { createDocument } from './document';
import { type CachedResponse, ResponseCache } from './response-cache';
import type { ShellAssets } from './shell-assets';

const compress = promisify(brotliCompress);
/** Quality for bodies made in a request: near the best at a tenth of the time. */
const QUALITY = 5;

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | ({ readonly kind: 'page' } & Omit<CachedResponse, 'storedAt'>);

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

export interface PageServerOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly composition: CurrentBuilds;
  readonly log: ServerLog;
  readonly metrics: Pick<ShellMetrics, 'measureRender' | 'countCacheLookup'>;
  readonly now: () => number;
  readonly devServers?: DevServers;
}

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #cache = new ResponseCache({
    maxEntries: 2_000,
    maxBytes: 64 * 1024 * 1024,
    freshMs: 30_000,
    staleMs: 86_400_000,
  });
  readonly #rendering = new Map<string, Promise<PageAnswer>>();

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /**
   * The page that is the same for every visitor.
   *
   * @param address path with known query parameters
   * @param route of the path; absent for one that is no page of the shop
   */
  async page(address: string, { isUnkept = false }: Partial<RemoteRoute> = {}): Promise<PageAnswer> {
    const found = this.#cache.get(address, this.#options.now());
    this.#options.metrics.countCacheLookup(found.kind);
    if (found.kind === 'fresh') return { kind: 'page', ...found.response };
    const rendering = this.#renderOnce(address, isUnkept);
    if (found.kind === 'miss') return rendering;
    // The stale response is sent, even when this render fails.
    rendering.catch((error: unknown) => this.#options.log.error(error, { where: 'revalidation' }));
    return { kind: 'page', ...found.response };
  }

  /**
   * A page with the visitor's own data: never stored.
   *
   * @param preloadedData takes the place of the loader's result
   */
  async privatePage(address: string, preloadedData: PageData): Promise<PageAnswer> {
    const { answer } = await this.#render(address, 'private-page', preloadedData);
    if (answer.kind === 'redirect') return answer;
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } };
  }

  /** A new set of builds: whatever was or is being rendered by the old one is not for new requests. */
  forget() {
    this.#cache.clear();
    this.#rendering.clear();
  }

  get cacheSize(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#cache.entries, bytes: this.#cache.bytes };
  }

  /** Requests for one address that come together share one render. */
  #renderOnce(address: string, isUnkept: boolean): Promise<PageAnswer> {
    const shared = this.#rendering.get(address);
    if (shared) return shared;
    const rendering = this.#renderAndStore(address, isUnkept).finally(() => {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address);
    });
    this.#rendering.set(address, rendering);
    return rendering;
  }

  async #renderAndStore(address: string, isUnkept: boolean): Promise<PageAnswer> {
    const { pool } = this.#options.composition;
    const { answer, isCacheable } = await this.#render(address, 'page');
    // A page of a set of builds that has been replaced meanwhile is not stored.
    const isCurrent = this.#options.composition.pool === pool;
    if (answer.kind === 'page' && isCacheable && isCurrent && !isUnkept)
      this.#cache.set(address, { ...answer, storedAt: this.#options.now() });
    return answer;
  }

  async #render(
    address: string,
    kind: RenderKind,
    preloadedData?: PageData,
  ): Promise<{ answer: PageAnswer; isCacheable: boolean }> {
    const { config, shell, composition, log, metrics, now, devServers } = this.#options;
    const { pool, builds, releases, table } = composition;
    const renderedAt = now();
    const request = { url: address, renderedAt, ...(preloadedData && { preloadedData }) };
    const rendered =
      pool &&
      (await metrics
        .measureRender(kind, () => pool.render(request))
        .catch((error: unknown) => {
          log.error(error, { where: 'render', path: toLoggablePath(address) });
          return undefined;
        }));
    if (rendered?.kind === 'site-chrome') throw new Error('The worker answered a page with header and footer only');
    if (rendered?.kind === 'redirect') return { answer: rendered, isCacheable: false };
    const document = await createDocument({
      config,
      shell,
      builds,
      releases,
      table,
      renderedAt,
      ...(devServers && { devServers }),
      ...(rendered && { page: rendered }),
    });
    const body = await compress(document.html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: document.html.length },
    });
    const isWhole = rendered !== undefined && rendered.degraded.length === 0;
    const status = rendered?.status ?? 200;
    const isCacheable = isWhole && (status === 200 || status === 404);
    return {
      answer: {
        kind: 'page',
        status,
        headers: {
          ...document.headers,
          'cache-control':
            isCacheable && status === 200 ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400' : 'no-store',
        },
        body,
      },
      isCacheable,
    };
  }
}
