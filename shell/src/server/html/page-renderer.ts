/** One render of a page: by a worker, or for the browser to do when no worker can. */
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PageData } from '../../app/load-page';
import type { RouteTable } from '../../federation/route-table';
import { SITE_CHROME_SLOTS } from '../../federation/slot-names';
import { createDocument } from '../../renderer/document/document';
import { compressHtml, MISS_QUALITY } from '../../renderer/document/page-writer';
import type { RenderAnswer, WrittenPage } from '../../renderer/messages';
import type { RenderKind, ShellMetrics } from '../observability/metrics';
import type { ServerLog } from '../observability/server-log';
import type { Lane } from '../registry/lane';
import type { RenderOptions } from '../render/render-pool';
import { Overloaded } from '../render/render-queue';
import type { DevServers } from '../settings/env';
import type { PageAddress } from './cache-key';
import type { KeptFiles } from './kept-files';
import { pageHeaders } from './page-headers';
import { RETRY_AFTER_S } from './plain-page';
import type { CachedResponse } from './response-cache';
import type { ShellAssets } from './shell-assets';

/** The time that a page's data may take, shared by everything that is asked for it one after the other. */
export interface Budget {
  /** Milliseconds, at least 1. */
  readonly remainingMs: number;
  /** Aborts when a share of the time that remains is up. @param share from 0 to 1 */
  signal(share: number): AbortSignal;
}

/** @param clock monotonic milliseconds */
export function startBudget(totalMs: number, clock: () => number = () => performance.now()): Budget {
  const end = clock() + totalMs;
  const remaining = () => Math.max(1, Math.round(end - clock()));
  return {
    get remainingMs() {
      return remaining();
    },
    signal: (share) => AbortSignal.timeout(Math.ceil(remaining() * share)),
  };
}

export interface PageRendererOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly log: ServerLog;
  readonly metrics: Pick<ShellMetrics, 'measureRender'>;
  readonly files: Pick<KeptFiles, 'keep'>;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
  readonly devServers?: DevServers;
}

export interface PageRenderOptions extends RenderOptions {
  readonly kind: RenderKind;
  /** Takes the place of the loader's result. */
  readonly preloadedData?: PageData;
}

export interface PageResponse extends Omit<CachedResponse, 'storedAt'> {
  /** The document has no content: a browser renders it. */
  readonly needsBrowser?: true;
}

/** Undefined in place of a page: no worker could render it. */
export type WorkerAnswer = Exclude<RenderAnswer, { kind: 'site-chrome' }> | undefined;

/** A CDN may keep a page for as long as it is fresh here. */
const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400';
/** Free text or a code in the address: a page for one visitor, who may have changed what it says. */
const UNSHARED = 'private, no-cache';

function cachingOf(
  isGood: boolean,
  { isCacheable, isPrivate }: Pick<PageAddress, 'isCacheable' | 'isPrivate'>,
): string {
  if (isPrivate) return 'private, no-store';
  if (!isGood) return 'no-store';
  return isCacheable ? SHARED : UNSHARED;
}

/** A page is rendered, and its answer written, with one lane: the composition may have others meanwhile. */
export class PageRenderer {
  readonly #options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** @throws Overloaded when there are more renders than fit */
  async ask(
    { renderer }: Pick<Lane, 'renderer'>,
    { url }: PageAddress,
    { kind, preloadedData, ...options }: PageRenderOptions,
  ): Promise<WorkerAnswer> {
    const { metrics, log, now } = this.#options;
    if (!renderer) return undefined;
    const input = { url, renderedAt: now(), ...(preloadedData && { preloadedData }) };
    try {
      const answer = await metrics.measureRender(kind, () => renderer.render(input, options));
      if (answer.kind === 'site-chrome') throw new Error('The worker answered a page with header and footer only');
      return answer;
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      log.error(error, { where: 'render', path: toLoggablePath(url) });
      return undefined;
    }
  }

  /**
   * A page that no worker could render is 503 and for browsers, which render it themselves.
   *
   * @param page undefined: the browser renders everything
   */
  async respond(
    lane: Lane,
    page: WrittenPage | undefined,
    { isKnown, url, isCacheable, isPrivate }: Pick<PageAddress, 'isKnown' | 'url' | 'isCacheable' | 'isPrivate'>,
  ): Promise<PageResponse> {
    const { config, shell, files, devServers } = this.#options;
    const { builds, table } = lane;
    const used = page?.used ?? siteChromeModules(table);
    const hasFailed = page === undefined && lane.renderer !== undefined;
    const status = page?.status ?? (hasFailed ? 503 : isKnown ? 200 : 404);
    const [headers, body] = await Promise.all([
      pageHeaders({
        config,
        shell,
        builds,
        used,
        degraded: page?.degraded ?? ['shell'],
        isDev: devServers !== undefined,
      }),
      page?.document ?? this.#unrendered(lane, used, isKnown ? url.split('?')[0] : undefined),
      page?.slotData && files.keep(page.slotData.text, 'json'),
    ]);
    return {
      status,
      headers: {
        ...headers,
        ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
        'cache-control': cachingOf(isWhole(page) && status === 200, { isCacheable, isPrivate }),
      },
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      ...(page === undefined && { needsBrowser: true }),
    };
  }

  /** A document without content: the browser renders everything. */
  async #unrendered(
    { builds, releases }: Lane,
    used: WrittenPage['used'],
    pathname: string | undefined,
  ): Promise<Uint8Array> {
    const { config, shell, now, devServers } = this.#options;
    const isDev = devServers !== undefined;
    return compressHtml(
      await createDocument({
        config,
        shell,
        builds,
        releases,
        used,
        renderedAt: now(),
        isDev,
        ...(pathname !== undefined && { pathname }),
      }),
      MISS_QUALITY,
    );
  }
}

/** Whether every region has what it should have. */
export const isWhole = (page: WrittenPage | undefined): page is WrittenPage =>
  page !== undefined && page.degraded.length === 0;

/** Modules that the degraded mode needs first: header and footer. */
export function siteChromeModules(table: RouteTable): WrittenPage['used'] {
  const used: Record<string, string[]> = {};
  for (const name of SITE_CHROME_SLOTS) {
    const slot = table.slotOf(name);
    if (slot) (used[slot.remote] ??= []).push(slot.expose);
  }
  return used;
}
