/**
 * Header and footer for open pages: cached for a while, and still served when they cannot be rendered again. Always of the stable builds: they
 * are kept by servers and CDNs that do not know the visitor.
 */
import { createHash } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../../federation/remote-release';
import { CART_PANEL_SLOT } from '../../federation/slot-names';
import {
  type InteractiveSiteChrome,
  ROOM_STYLES,
  SITE_CHROME_PATHS,
  type SiteChromeFile,
  type SiteChromeVariant,
} from '../../page-state/site-chrome-data';
import { filesOf, readStyle } from '../../renderer/document/document-styles';
import type { PreparedBuild, RenderedSiteChrome } from '../../renderer/messages';
import type { KeptFiles } from '../html/kept-files';
import type { ShellAssets } from '../html/shell-assets';
import type { ShellMetrics } from '../observability/metrics';
import type { Composition } from '../registry/composition';
import type { Lane } from '../registry/lane';
import { fontFacesOf, toShadowStyles, withoutFontFaces, withOwnRem } from './shadow-styles';

const FRESH_MS = 30_000;

/** One variant, rendered. */
export interface SiteChrome {
  readonly version: string;
  readonly html: RenderedSiteChrome['html'];
  /** For the shadow roots. */
  readonly styles: SiteChromeFile;
  /** For the page itself. */
  readonly pageStyles: SiteChromeFile & { readonly text: string };
  readonly script: SiteChromeFile;
  readonly fonts: readonly string[];
  readonly interactive: InteractiveSiteChrome;
}

export interface SiteChromeServerOptions {
  readonly config: PublicConfig;
  readonly shell: Pick<ShellAssets, 'style' | 'brand' | 'fonts' | 'openPages'>;
  readonly composition: Pick<Composition, 'stable' | 'isCurrent'>;
  readonly metrics: Pick<ShellMetrics, 'measureRender'>;
  readonly files: Pick<KeptFiles, 'keep'>;
  /** Wall clock, milliseconds since the epoch. */
  readonly now: () => number;
  /** Monotonic milliseconds, for ages. */
  readonly clock: () => number;
}

interface Kept {
  readonly chrome: SiteChrome;
  readonly at: number;
}

export class SiteChromeServer {
  readonly #options: SiteChromeServerOptions;
  readonly #last = new Map<SiteChromeVariant, Kept>();
  readonly #rendering = new Map<SiteChromeVariant, Promise<SiteChrome>>();

  constructor(options: SiteChromeServerOptions) {
    this.#options = options;
  }

  /** @throws Error when it has never been rendered and cannot be rendered now */
  async read(variant: SiteChromeVariant = 'privat'): Promise<SiteChrome> {
    const { clock, composition } = this.#options;
    const last = this.#last.get(variant);
    if (last && clock() - last.at < FRESH_MS) return last.chrome;
    const lane = composition.stable;
    const rendering =
      this.#rendering.get(variant) ?? this.#render(lane, variant).finally(() => this.#rendering.delete(variant));
    this.#rendering.set(variant, rendering);
    try {
      const chrome = await rendering;
      // Rendered by a set of builds that has been replaced meanwhile: good enough for this request only.
      this.#last.set(variant, { chrome, at: composition.isCurrent(lane) ? clock() : Number.NEGATIVE_INFINITY });
      return chrome;
    } catch (error) {
      if (last) return last.chrome;
      throw error;
    }
  }

  /** The next read renders again; the last result stays as the answer for when that fails. */
  forget() {
    for (const [variant, last] of this.#last) this.#last.set(variant, { ...last, at: Number.NEGATIVE_INFINITY });
  }

  async #render(lane: Lane, variant: SiteChromeVariant): Promise<SiteChrome> {
    const { config, shell, metrics, now } = this.#options;
    const { renderer, releases } = lane;
    const renderedAt = now();
    const pathname = SITE_CHROME_PATHS[variant];
    if (!renderer) throw new Error('Nothing is rendered on the server');
    const rendered = await metrics.measureRender('site-chrome', () =>
      renderer.render({ kind: 'site-chrome', url: pathname, renderedAt }),
    );
    if (rendered.kind !== 'site-chrome') throw new Error('Header and footer could not be rendered');
    const at = (file: SiteChromeFile): SiteChromeFile => ({ ...file, href: config.shopOrigin + file.href });
    const [styles, pageStyles, later] = await Promise.all([
      this.#staticStyles(lane, rendered.used),
      this.#pageStyles(),
      this.#laterStyles(lane, rendered.used),
    ]);
    return {
      // It names what a page shows, not when it was rendered.
      version: createHash('sha256')
        .update(JSON.stringify([rendered.html, styles, pageStyles.href, shell.openPages.small.href]))
        .digest('hex')
        .slice(0, 16),
      html: rendered.html,
      styles,
      pageStyles,
      script: at(shell.openPages.small),
      fonts: shell.fonts.map((path) => config.shopOrigin + path),
      interactive: {
        script: at(shell.openPages.interactive),
        config,
        releases: withoutRoutes(releases),
        slotData: rendered.slotData,
        renderedAt,
        pathname,
        ...later,
      },
    };
  }

  /** Styles of the HTML alone: the drawers' come with the first interaction. */
  async #staticStyles({ builds }: Lane, used: RenderedSiteChrome['used']): Promise<SiteChromeFile> {
    const { shell } = this.#options;
    const texts = await Promise.all(filesOf(builds, used, 'styles').map(({ build, file }) => readStyle(build, file)));
    return this.#keep(toShadowStyles([withoutFontFaces(shell.style.text ?? ''), shell.brand.style, ...texts].join('')));
  }

  async #pageStyles(): Promise<SiteChrome['pageStyles']> {
    const { config, shell } = this.#options;
    // On a page of another site the paths of the typeface need the shop's origin.
    // It is shown when it is there at once, as on the next page: a later change of the typeface would move words.
    const faces = fontFacesOf(shell.style.text ?? '')
      .replace(/url\((["']?)\//g, `url($1${config.shopOrigin}/`)
      .replace('font-display:swap', 'font-display:optional');
    const text = faces + ROOM_STYLES;
    return { ...(await this.#keep(text)), text };
  }

  /** Lazy chunks' and the cart panel's: loaded by their scripts, they would land in the page around the shadow root. */
  async #laterStyles(
    { builds, table }: Lane,
    used: RenderedSiteChrome['used'],
  ): Promise<Pick<InteractiveSiteChrome, 'styles' | 'includedStyles'>> {
    const { config } = this.#options;
    const panel = table.slotOf(CART_PANEL_SLOT)?.remote;
    const sheets = builds
      .filter(({ remote }) => used[remote] ?? remote === panel)
      .flatMap((build) => stylesOf(build).map((file) => ({ build, file })));
    const inHtml = new Set(filesOf(builds, used, 'styles').map(({ url }) => url));
    const later = sheets.filter(({ build, file }) => !inHtml.has(build.base + file));
    const texts = await Promise.all(later.map(({ build, file }) => readStyle(build, file)));
    return {
      styles: await this.#keep(withOwnRem(texts.join(''))),
      includedStyles: sheets.map(({ build, file }) => config.shopOrigin + build.base + file),
    };
  }

  async #keep(text: string): Promise<SiteChromeFile> {
    const { config, files } = this.#options;
    const { name, integrity } = await files.keep(text);
    return { href: `${config.shopOrigin}/frame/${name}`, integrity };
  }
}

const stylesOf = ({ assets }: PreparedBuild) => Object.keys(assets.files).filter((file) => file.endsWith('.css'));

/** An open page navigates by documents: it needs the slots only. */
const withoutRoutes = (releases: RemoteReleases): RemoteReleases =>
  Object.fromEntries(Object.entries(releases).map(([remote, release]) => [remote, { ...release, routes: [] }]));
