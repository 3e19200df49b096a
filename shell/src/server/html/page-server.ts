/** From an address to an HTML response: response cache and shared renders. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageData } from '../../app/load-page';
import type { ShellMetrics } from '../observability/metrics';
import type { Composition } from '../registry/composition';
import type { Lane } from '../registry/lane';
import { Overloaded } from '../render/render-queue';
import type { PageAddress } from './cache-key';
import { isWhole, PageRenderer, type PageRendererOptions, type PageResponse } from './page-renderer';
import { ResponseCache } from './response-cache';

const FRESH_MS = 30_000;
const STALE_MS = 86_400_000;
const MIB = 1024 * 1024;

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | ({ readonly kind: 'page' } & PageResponse)
  /** There are more renders than fit, and no earlier response. */
  | { readonly kind: 'overloaded' };

export interface PageServerOptions extends PageRendererOptions {
  readonly composition: Pick<Composition, 'stable' | 'isCurrent'>;
  readonly metrics: Pick<ShellMetrics, 'measureRender' | 'countCacheLookup' | 'countRefusedRender'>;
  /** Monotonic milliseconds, for ages. */
  readonly clock: () => number;
}

interface Options {
  /** The visitor's; default the stable one. */
  readonly lane?: Lane;
  /** The page's data may still take this long; by default as long as the settings say. */
  readonly deadlineMs?: number;
  /** Network of the visitor (client-network.ts). */
  readonly client?: string;
}

type Limits = Omit<Options, 'lane'>;

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #renderer: PageRenderer;
  readonly #pages = new ResponseCache({ maxEntries: 2_000, maxBytes: 48 * MIB, freshMs: FRESH_MS, staleMs: STALE_MS });
  /** Pages with a query, of which anybody can make up any number: they have places of their own, so that they push no page out. */
  readonly #variants = new ResponseCache({ maxEntries: 500, maxBytes: 16 * MIB, freshMs: FRESH_MS, staleMs: STALE_MS });
  /** Digests of variants that were asked for once: what is asked for again is stored. */
  readonly #askedOnce = new LRUCache<string, true>({ max: 10_000 });
  readonly #rendering = new Map<string, Promise<PageAnswer>>();

  constructor(options: PageServerOptions) {
    this.#options = options;
    this.#renderer = new PageRenderer(options);
  }

  /** The page that is the same for every visitor of a lane. */
  async page(address: PageAddress, { lane = this.#stable, ...limits }: Options = {}): Promise<PageAnswer> {
    const { clock, metrics } = this.#options;
    const found = this.#cacheOf(address).get(keyIn(lane, address), clock());
    metrics.countCacheLookup(found.kind);
    if (found.kind === 'fresh') return { kind: 'page', ...found.response };
    if (found.kind === 'miss') return this.#renderOnce(lane, address, limits, false);
    // The stale response is sent, even when this render fails.
    this.#renderOnce(lane, address, {}, true).catch((error: unknown) =>
      this.#options.log.error(error, { where: 'revalidation' }),
    );
    return { kind: 'page', ...found.response };
  }

  /**
   * A page with the visitor's own data: never stored.
   *
   * @param preloadedData takes the place of the loader's result
   */
  async privatePage(
    address: PageAddress,
    preloadedData: PageData,
    { lane = this.#stable, ...limits }: Options = {},
  ): Promise<PageAnswer> {
    const { answer } = await this.#orOverloaded(
      this.#render(lane, address, { kind: 'private-page', preloadedData, ...limits }),
    );
    if (answer.kind !== 'page') return answer;
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } };
  }

  /** Drops responses of lanes that are gone. New requests have the keys of other lanes, so this only frees memory. */
  forget(isCurrent: (laneKey: string) => boolean) {
    for (const cache of [this.#pages, this.#variants]) cache.keep((key) => isCurrent(laneKeyOf(key)));
  }

  get #stable(): Lane {
    return this.#options.composition.stable;
  }

  get cacheSize(): { readonly entries: number; readonly bytes: number } {
    return {
      entries: this.#pages.entries + this.#variants.entries,
      bytes: this.#pages.bytes + this.#variants.bytes,
    };
  }

  #cacheOf(address: PageAddress): ResponseCache {
    return isVariant(address) ? this.#variants : this.#pages;
  }

  /** Whether someone has asked for it before; from now on someone has. */
  #isAskedAgain(key: string): boolean {
    const digest = createHash('sha256').update(key).digest('base64url');
    const isAgain = this.#askedOnce.has(digest);
    this.#askedOnce.set(digest, true);
    return isAgain;
  }

  /** Requests for one address that come together share one render. */
  #renderOnce(lane: Lane, address: PageAddress, limits: Limits, isRevalidation: boolean): Promise<PageAnswer> {
    const key = keyIn(lane, address);
    const shared = this.#rendering.get(key);
    if (shared) return shared;
    const rendering = this.#renderAndStore(lane, address, limits, isRevalidation).finally(() =>
      this.#rendering.delete(key),
    );
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderAndStore(
    lane: Lane,
    address: PageAddress,
    limits: Limits,
    isRevalidation: boolean,
  ): Promise<PageAnswer> {
    const { composition, clock } = this.#options;
    const request = { kind: 'page' as const, isRevalidation, ...limits };
    const { answer, isCacheable } = await this.#orOverloaded(this.#render(lane, address, request));
    // A page of a lane that has been replaced meanwhile is not stored.
    if (answer.kind !== 'page' || !isCacheable || !composition.isCurrent(lane) || !address.isCacheable) return answer;
    const key = keyIn(lane, address);
    if (!isVariant(address) || this.#isAskedAgain(key))
      this.#cacheOf(address).set(key, { ...answer, storedAt: clock() });
    return answer;
  }

  async #render(
    lane: Lane,
    address: PageAddress,
    request: Parameters<PageRenderer['ask']>[2],
  ): Promise<{ answer: PageAnswer; isCacheable: boolean }> {
    const rendered = await this.#renderer.ask(lane, address, request);
    if (rendered?.kind === 'redirect') return { answer: rendered, isCacheable: false };
    const answer: PageAnswer = { kind: 'page', ...(await this.#renderer.respond(lane, rendered, address)) };
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

const isVariant = ({ url }: Pick<PageAddress, 'url'>): boolean => url.includes('?');

/** Each set of builds has its own pages. */
const keyIn = ({ key }: Pick<Lane, 'key'>, { url }: Pick<PageAddress, 'url'>): string => `${key} ${url}`;
const laneKeyOf = (key: string): string => key.slice(0, key.indexOf(' '));
