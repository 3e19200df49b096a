/** From an address to an HTML answer: cache, render workers, degraded mode. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PageData } from '../../app/page-data';
import type { ServerLog } from '../observability/server-log';
import type { Composition } from '../registry/composition';
import type { DevServers } from '../settings/env';
import { isKept } from './cache-key';
import { createDocument } from './document';
import { type CachedPage, HtmlCache } from './html-cache';
import type { ShellAssets } from './shell-assets';

const compress = promisify(brotliCompress);
/** Quality for bodies made in a request: near the best at a tenth of the time. */
const QUALITY = 5;

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | ({ readonly kind: 'page' } & Omit<CachedPage, 'storedAt'>);

export interface PageServerOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly composition: Composition;
  readonly log: ServerLog;
  readonly now: () => number;
  readonly devServers?: DevServers;
}

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #cache = new HtmlCache({ maxEntries: 2_000, freshMs: 30_000, staleMs: 86_400_000 });
  readonly #underWay = new Map<string, Promise<PageAnswer>>();

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** The same page for everybody. @param address path with known query parameters */
  async page(address: string): Promise<PageAnswer> {
    const found = this.#cache.get(address, this.#options.now());
    if (found.kind === 'fresh') return { kind: 'page', ...found.page };
    const fresh = this.#renderOnce(address);
    if (found.kind === 'miss') return fresh;
    fresh.catch(() => undefined);
    return { kind: 'page', ...found.page };
  }

  /** A page with the visitor's own data: never stored. */
  async privatePage(address: string, given: Readonly<Record<string, PageData>>): Promise<PageAnswer> {
    const { answer } = await this.#render(address, given);
    if (answer.kind === 'redirect') return answer;
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } };
  }

  forget() {
    this.#cache.clear();
  }

  /** Requests for one address that come together share one render. */
  #renderOnce(address: string): Promise<PageAnswer> {
    let promise = this.#underWay.get(address);
    if (!promise) {
      promise = this.#renderAndStore(address).finally(() => this.#underWay.delete(address));
      this.#underWay.set(address, promise);
    }
    return promise;
  }

  async #renderAndStore(address: string): Promise<PageAnswer> {
    const { pool } = this.#options.composition;
    const { answer, isCacheable } = await this.#render(address);
    // A page of a set of builds that has been replaced meanwhile is not kept.
    const isCurrent = this.#options.composition.pool === pool;
    if (answer.kind === 'page' && isCacheable && isCurrent && isKept(address))
      this.#cache.set(address, { ...answer, storedAt: this.#options.now() });
    return answer;
  }

  async #render(
    address: string,
    given?: Readonly<Record<string, PageData>>,
  ): Promise<{ answer: PageAnswer; isCacheable: boolean }> {
    const { config, shell, composition, log, now, devServers } = this.#options;
    const { pool, builds } = composition;
    const renderedAt = now();
    const rendered = await pool
      ?.render({ url: address, renderedAt, ...(given && { given }) })
      .catch((error: unknown) => {
        log.error(error, { where: 'render', path: address.split('?', 1)[0] });
        return undefined;
      });
    if (rendered?.kind === 'frame') throw new Error('A page was asked for, a frame came');
    if (rendered?.kind === 'redirect') return { answer: rendered, isCacheable: false };
    const document = await createDocument({
      config,
      shell,
      builds: pool?.builds ?? builds,
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
