/** From an address to an HTML response: response cache and shared renders. */
import type { PageData } from '../../app/page-data';
import type { ShellMetrics } from '../observability/metrics';
import { Overloaded } from '../render/render-queue';
import type { PageAddress } from './cache-key';
import { isWhole, PageRenderer, type PageRendererOptions, type PageResponse } from './page-renderer';
import { ResponseCache } from './response-cache';

const FRESH_MS = 30_000;

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | ({ readonly kind: 'page' } & PageResponse)
  /** There are more renders than fit, and no earlier response. */
  | { readonly kind: 'overloaded' };

export interface PageServerOptions extends PageRendererOptions {
  readonly metrics: Pick<ShellMetrics, 'measureRender' | 'countCacheLookup' | 'countRefusedRender'>;
  /** Monotonic milliseconds, for ages. */
  readonly clock: () => number;
}

interface Limits {
  /** What is left of the time for the page's data, in milliseconds; default all of it. */
  readonly deadlineMs?: number;
}

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #renderer: PageRenderer;
  readonly #cache = new ResponseCache({
    maxEntries: 2_000,
    maxBytes: 64 * 1024 * 1024,
    freshMs: FRESH_MS,
    staleMs: 86_400_000,
  });
  readonly #rendering = new Map<string, Promise<PageAnswer>>();

  constructor(options: PageServerOptions) {
    this.#options = options;
    this.#renderer = new PageRenderer(options);
  }

  /** The page that is the same for every visitor. */
  async page(address: PageAddress, limits: Limits = {}): Promise<PageAnswer> {
    const { clock, metrics } = this.#options;
    const found = this.#cache.get(address.url, clock());
    metrics.countCacheLookup(found.kind);
    if (found.kind === 'fresh') return { kind: 'page', ...found.response };
    if (found.kind === 'miss') return this.#renderOnce(address, limits, false);
    // The stale response is sent, even when this render fails.
    this.#renderOnce(address, {}, true).catch((error: unknown) =>
      this.#options.log.error(error, { where: 'revalidation' }),
    );
    return { kind: 'page', ...found.response };
  }

  /**
   * A page with the visitor's own data: never stored.
   *
   * @param preloadedData takes the place of the loader's result
   */
  async privatePage(address: PageAddress, preloadedData: PageData, limits: Limits = {}): Promise<PageAnswer> {
    const { answer } = await this.#orOverloaded(
      this.#render(address, { kind: 'private-page', preloadedData, ...limits }),
    );
    if (answer.kind !== 'page') return answer;
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
  #renderOnce(address: PageAddress, limits: Limits, isRevalidation: boolean): Promise<PageAnswer> {
    const shared = this.#rendering.get(address.url);
    if (shared) return shared;
    const rendering = this.#renderAndStore(address, limits, isRevalidation).finally(() => {
      if (this.#rendering.get(address.url) === rendering) this.#rendering.delete(address.url);
    });
    this.#rendering.set(address.url, rendering);
    return rendering;
  }

  async #renderAndStore(address: PageAddress, limits: Limits, isRevalidation: boolean): Promise<PageAnswer> {
    const { composition, clock } = this.#options;
    const { pool } = composition;
    const request = { kind: 'page' as const, isRevalidation, ...limits };
    const { answer, isCacheable } = await this.#orOverloaded(this.#render(address, request));
    // A page of a set of builds that has been replaced meanwhile is not stored.
    const isCurrent = composition.pool === pool;
    if (answer.kind === 'page' && isCacheable && isCurrent && address.isCacheable)
      this.#cache.set(address.url, { ...answer, storedAt: clock() });
    return answer;
  }

  async #render(
    address: PageAddress,
    request: Parameters<PageRenderer['ask']>[1],
  ): Promise<{ answer: PageAnswer; isCacheable: boolean }> {
    const rendered = await this.#renderer.ask(address, request);
    if (rendered?.kind === 'redirect') return { answer: rendered, isCacheable: false };
    const answer: PageAnswer = { kind: 'page', ...(await this.#renderer.respond(rendered, address)) };
    // Any number of addresses below a known page may not exist: they would push others out of the cache.
    const isLasting = answer.status === 200 || (answer.status === 404 && !address.isKnown);
    return { answer, isCacheable: isWhole(rendered) && isLasting };
  }

  async #orOverloaded(
    rendering: Promise<{ answer: PageAnswer; isCacheable: boolean }>,
  ): Promise<{ answer: PageAnswer; isCacheable: boolean }> {
    try {
      return await rendering;
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      this.#options.metrics.countRefusedRender();
      return { answer: { kind: 'overloaded' }, isCacheable: false };
    }
  }
}
