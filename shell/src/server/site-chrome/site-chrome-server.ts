/** Header and footer for open pages: cached for a while, and still served when they cannot be rendered again. */
import { escapeHtml } from 'shared-domain/kernel';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../../federation/remote-release';
import type { SiteChromeName } from '../../federation/slot-names';
import type { SiteChromeData } from '../../page-state/site-chrome-data';
import type { CurrentBuilds } from '../html/page-renderer';
import type { ShellAssets } from '../html/shell-assets';
import type { ShellMetrics } from '../observability/metrics';
import { readStyle } from '../render/document-styles';
import { SITE_CHROME_CLASS, toShadowStyles } from './shadow-styles';

const FRESH_MS = 30_000;

export interface SiteChrome {
  readonly data: SiteChromeData;
  readonly html: Readonly<Record<SiteChromeName, string>>;
  readonly css: string;
}

export interface SiteChromeServerOptions {
  readonly config: PublicConfig;
  readonly shell: Pick<ShellAssets, 'style' | 'brand' | 'fonts'>;
  readonly composition: CurrentBuilds;
  readonly metrics: Pick<ShellMetrics, 'measureRender'>;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
  /** Monotonic milliseconds, for ages. */
  readonly clock: () => number;
}

export class SiteChromeServer {
  readonly #options: SiteChromeServerOptions;
  #last: { readonly chrome: SiteChrome; readonly at: number } | undefined;
  #rendering: Promise<SiteChrome> | undefined;

  constructor(options: SiteChromeServerOptions) {
    this.#options = options;
  }

  /** @throws Error when it has never been rendered and cannot be rendered now */
  async read(): Promise<SiteChrome> {
    const { clock, composition } = this.#options;
    if (this.#last && clock() - this.#last.at < FRESH_MS) return this.#last.chrome;
    const { pool } = composition;
    this.#rendering ??= this.#render().finally(() => (this.#rendering = undefined));
    try {
      const chrome = await this.#rendering;
      // Rendered by a set of builds that has been replaced meanwhile: good enough for this request only.
      this.#last = { chrome, at: composition.pool === pool ? clock() : Number.NEGATIVE_INFINITY };
      return chrome;
    } catch (error) {
      if (this.#last) return this.#last.chrome;
      throw error;
    }
  }

  /** The next read renders again; the last result stays as the answer for when that fails. */
  forget() {
    if (this.#last) this.#last = { ...this.#last, at: Number.NEGATIVE_INFINITY };
  }

  async #render(): Promise<SiteChrome> {
    const { config, shell, composition, metrics, now } = this.#options;
    const { pool, builds, releases } = composition;
    const renderedAt = now();
    if (!pool) throw new Error('Nothing is rendered on the server');
    const rendered = await metrics.measureRender('site-chrome', () =>
      pool.render({ kind: 'site-chrome', url: '/', renderedAt }),
    );
    if (rendered.kind !== 'site-chrome') throw new Error('Header and footer could not be rendered');
    // Lazy chunks' sheets too: loaded later, they would land in the page around the shadow root.
    const sheets = builds
      .filter(({ remote }) => rendered.used[remote])
      .flatMap((build) =>
        Object.keys(build.assets.files)
          .filter((file) => file.endsWith('.css'))
          .map((file) => ({ build, file })),
      );
    const texts = await Promise.all(sheets.map(({ build, file }) => readStyle(build, file)));
    const revision = builds.map(({ build }) => build).join('-');
    const styles = `${config.shopOrigin}/frame/frame.css?v=${revision}`;
    const wrap = (name: SiteChromeName) =>
      `<shop-${name}><template shadowrootmode="open"><link rel="stylesheet" href="${escapeHtml(styles)}"><div class="${SITE_CHROME_CLASS}">${rendered.html[name]}</div></template></shop-${name}>`;
    return {
      css: toShadowStyles([shell.style.text ?? '', shell.brand.style, ...texts].join('')),
      html: { header: wrap('header'), footer: wrap('footer') },
      data: {
        appKey: 'open-pages',
        config,
        releases: withoutRoutes(releases),
        slotData: rendered.slotData,
        renderedAt,
        styles,
        includedStyles: sheets.map(({ build, file }) => config.shopOrigin + build.base + file),
        fonts: shell.fonts.map((path) => ({ family: 'Inter', url: config.shopOrigin + path, weight: '400 660' })),
      },
    };
  }
}

/** An open page navigates by documents: it needs the slots only. */
const withoutRoutes = (releases: RemoteReleases): RemoteReleases =>
  Object.fromEntries(Object.entries(releases).map(([remote, release]) => [remote, { ...release, routes: [] }]));
